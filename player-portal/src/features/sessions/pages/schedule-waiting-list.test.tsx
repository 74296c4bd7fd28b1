import { screen } from '@testing-library/react';
import { SessionStatus } from 'shared-api';
import { errorReply, logIn, logOut, session } from 'shared-ui/testing';
import { later } from '../../../testing/later';
import { noPushBrowser, pushBrowser } from '../../../testing/push-browser';
import { openSchedule, openSessions, upcoming } from '../../../testing/schedule';

afterEach(logOut);

const full = session({ status: SessionStatus.Full, registeredPlayersCount: 20, waitingListCount: 2 });

test('a visitor joins a full session’s waiting list by way of the page behind the login', async () => {
  await openSessions([full]);
  expect(screen.getByText('Full')).toBeVisible();
  expect(screen.getByText('2 waiting')).toBeVisible();
  expect(
    screen.getByRole('link', { name: 'Join the waiting list for Saturday, November 28, 10:00\u00a0AM' }),
  ).toBeVisible();
});

test('who declined a session that is full now joins its waiting list', async () => {
  logIn();
  await openSessions([{ ...full, isAttending: false }]);
  expect(await screen.findByRole('button', { name: /^Join the waiting list/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^I’m in/ })).not.toBeInTheDocument();
});

test('a player joins the waiting list and sees their position', async () => {
  logIn();
  const joined = { ...full, waitingPosition: 3, waitingListCount: 3 };
  let current = full;
  const { user } = openSchedule({
    [upcoming]: () => [current],
    'POST /api/v1/Sessions/s1/waiting-list': () => {
      current = joined;
      return joined;
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Join the waiting list/ }));
  expect(await screen.findByText(/^3rd on the waiting list/)).toBeVisible();
});

test('leaving the waiting list shows at once, and is taken back when it fails', async () => {
  logIn();
  const waiting = { ...full, waitingPosition: 1 };
  const { reply, release } = later();
  const { user } = openSchedule({
    [upcoming]: [waiting],
    'DELETE /api/v1/Sessions/s1/waiting-list': reply,
  });
  await user.click(await screen.findByRole('button', { name: /^Leave the waiting list/ }));
  expect(await screen.findByRole('button', { name: /^Join the waiting list/ })).toBeVisible();
  release(errorReply(500, 'internal', 'The server stumbled.'));
  expect(await screen.findByText('Saturday, November 28: The server stumbled.')).toBeVisible();
  expect(await screen.findByText(/^1st on the waiting list/)).toBeVisible();
});

describe('in a browser with notifications', () => {
  const joined = { ...full, waitingPosition: 3, waitingListCount: 3 };
  const join = async (given: Record<string, unknown> = {}) => {
    logIn();
    let current = full;
    const { user, sent } = openSchedule({
      [upcoming]: () => [current],
      'POST /api/v1/Sessions/s1/waiting-list': () => {
        current = joined;
        return joined;
      },
      'GET /api/v1/Push/subscriptions': { devices: [], off: [] },
      ...given,
    });
    await user.click(await screen.findByRole('button', { name: /^Join the waiting list/ }));
    return { user, sent };
  };
  const offer = { name: 'Tell me on this device, too' };
  afterEach(() => {
    noPushBrowser();
    localStorage.clear();
  });

  test('who joins is offered to be told on the device, too, and says so by one tap', async () => {
    const { asked } = pushBrowser({ now: 'default', asked: 'granted' });
    const device = {
      id: 'd1',
      browser: null,
      platform: null,
      createdOn: '',
      deliveredOn: null,
      current: true,
    };
    const { user } = await join({
      'GET /api/v1/Push/key': { key: 'bmV3' },
      'PUT /api/v1/Push/subscriptions': { devices: [device], off: [] },
    });
    expect(asked).not.toHaveBeenCalled();
    await user.click(await screen.findByRole('button', offer));
    expect(await screen.findByText('You’ll be notified on this device.')).toBeVisible();
    expect(screen.queryByRole('button', offer)).not.toBeInTheDocument();
  });

  test('a no is for good', async () => {
    pushBrowser({ now: 'default' });
    const { user } = await join();
    await user.click(await screen.findByRole('button', { name: 'No, thanks' }));
    expect(screen.queryByRole('button', offer)).not.toBeInTheDocument();
    expect(localStorage.getItem('notifications-declined')).toBe('true');
  });

  test('who waits already is not asked', async () => {
    pushBrowser({ now: 'default' });
    logIn();
    openSchedule({ [upcoming]: [{ ...joined, id: 's9' }] });
    expect(await screen.findByText(/^3rd on the waiting list/)).toBeVisible();
    expect(screen.queryByRole('button', offer)).not.toBeInTheDocument();
  });
});

test('in French, what a failure was about begins it with a capital', async () => {
  logIn();
  const { user } = openSchedule(
    {
      [upcoming]: [full],
      'POST /api/v1/Sessions/s1/waiting-list': errorReply(500, 'internal', 'Le serveur a trébuché.'),
    },
    '/horaire',
  );
  await user.click(await screen.findByRole('button', { name: /^M’inscrire à la liste d’attente/ }));
  expect(await screen.findByText('Samedi 28 novembre : Le serveur a trébuché.')).toBeVisible();
});
