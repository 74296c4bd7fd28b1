import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SessionStatus } from 'shared-api';
import { Answer, club, errorReply, serve, session } from 'shared-ui/testing';
import { asPlayer } from '../../../testing/as-player';
import { renderPage } from '../../../testing/render';
import { Component as SharedPage } from './SharedPage';

const short = '23808624bc41';
const call = `GET /api/v1/Sessions/shared/${short}`;
const joining = 'POST /api/v1/Users/join';
const shown = (changes = {}) => session({ ...changes, participants: [] });

const open = (answers: Record<string, unknown>) => {
  const sent = serve({ 'GET /api/v1/Settings/club': club, ...answers });
  return { ...renderPage(<SharedPage />, `/s/${short}`), sent };
};

const give = async (button: string) => {
  await userEvent.type(await screen.findByLabelText(/First name/), 'Zoé');
  await userEvent.type(screen.getByLabelText(/Email/), 'zoe@example.org');
  await userEvent.click(screen.getByRole('button', { name: button }));
};

test('a first name and an address ask for a spot; the mailed link leads back to the yes', async () => {
  const { sent } = open({ [call]: shown(), [joining]: new Answer(201, { message: 'ok' }) });
  await give('I’m in');
  expect(await screen.findByRole('heading', { name: 'One more step' })).toHaveFocus();
  expect(screen.getByText(/zoe@example.org/)).toBeVisible();
  expect(sent.to(joining)[0]?.body).toEqual({
    firstName: 'Zoé',
    email: 'zoe@example.org',
    returnTo: '/attendance-confirmation?sessionId=s1&answer=10',
  });
  await userEvent.click(screen.getByRole('button', { name: 'Another address' }));
  expect(screen.getByLabelText(/Email/)).toHaveValue('zoe@example.org');
});

test('of a full session they join the waiting list', async () => {
  const full = shown({ status: SessionStatus.Full, registeredPlayersCount: 20 });
  const { sent } = open({ [call]: full, [joining]: new Answer(201, { message: 'ok' }) });
  await give('Join the waiting list');
  await screen.findByText(/You’re on the waiting list once/);
  expect(sent.to(joining)[0]?.body).toMatchObject({
    returnTo: '/attendance-confirmation?sessionId=s1&answer=wait',
  });
});

test('a refusal keeps what was typed, and says why', async () => {
  open({ [call]: shown(), [joining]: errorReply(429, 'tooManyRequests') });
  await give('I’m in');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByLabelText(/First name/)).toHaveValue('Zoé');
});

test.each([
  [SessionStatus.Cancelled, 'This session is cancelled'],
  [SessionStatus.Completed, 'This session is over'],
])('of status %s it says so, and asks for nothing', async (status, title) => {
  open({ [call]: shown({ status }) });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.queryByLabelText(/Email/)).not.toBeInTheDocument();
});

test('a link to nothing leads to the schedule', async () => {
  open({ [call]: errorReply(404, 'sessionNotFound') });
  expect(await screen.findByText('We couldn’t find this session')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View schedule' })).toHaveAttribute('href', '/schedule');
});

describe('logged in', () => {
  asPlayer();
  test('a player goes on to the session’s own page, and not back', async () => {
    const { whereabouts } = open({
      [call]: shown(),
      'GET /api/v1/Sessions/shared/s1': errorReply(400, 'validation'),
    });
    await waitFor(() => expect(whereabouts()).toBe('/sessions/s1'));
  });
});
