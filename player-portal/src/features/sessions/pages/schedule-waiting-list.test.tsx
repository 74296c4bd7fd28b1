import { screen } from '@testing-library/react';
import { SessionStatus } from 'shared-api';
import { errorReply, logIn, logOut, session } from 'shared-ui/testing';
import { later } from '../../../testing/later';
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
