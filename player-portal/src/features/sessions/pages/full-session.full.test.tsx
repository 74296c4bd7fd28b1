import { screen } from '@testing-library/react';
import { type Session, SessionStatus } from 'shared-api';
import { club, errorReply, place, record, session } from 'shared-ui/testing';
import { answers, answersFor, no, notes, openAnswer, press, writeNote, yes } from '../../../testing/answer';
import { asPlayer } from '../../../testing/as-player';

asPlayer();

const full = session({ status: SessionStatus.Full, registeredPlayersCount: 20 });

test('a declined answer to a full session offers the waiting list and not a yes that would be refused', async () => {
  let current: Session = { ...full, isAttending: false };
  const { user, sent } = await openAnswer({
    ...answersFor(current, record({ isAttending: false, notes: 'Perhaps' })),
    'GET /api/v1/Sessions/available': () => [current],
    'POST /api/v1/Sessions/s1/waiting-list': () => {
      current = { ...current, waitingPosition: 2 };
      return current;
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Join the waiting list');
  expect(screen.queryByRole('button', { name: 'I’m in' })).not.toBeInTheDocument();
  expect(notes()).toHaveValue('Perhaps');
  await user.click(screen.getByRole('button', { name: 'Join the waiting list' }));
  expect(await screen.findByRole('button', { name: 'Leave the waiting list' })).toBeVisible();
  expect(sent.to('POST /api/v1/Sessions/s1/waiting-list')[0]?.body).toEqual({ notes: 'Perhaps' });
});

test('when the last spot goes at the moment of the click, the waiting list is offered and the note stays', async () => {
  let current = session();
  const { user, sent } = await openAnswer({
    ...answersFor(current),
    'GET /api/v1/Sessions/available': () => [current],
    [`POST ${answers}`]: () => {
      current = full;
      return errorReply(409, 'sessionFull', 'This session is full.');
    },
    'POST /api/v1/Sessions/s1/waiting-list': () => {
      current = { ...full, waitingPosition: 1 };
      return current;
    },
  });
  await writeNote(user, 'Late by ten');
  await user.click(await yes());
  await user.click(await screen.findByRole('button', { name: 'Join the waiting list' }));
  expect(await screen.findByRole('heading', { name: 'This session is full' })).toBeVisible();
  expect(sent.to('POST /api/v1/Sessions/s1/waiting-list')[0]?.body).toEqual({ notes: 'Late by ten' });
});

test('when a spot comes free on the way to the waiting list, the form takes a yes again', async () => {
  let current: Session = { ...full, isAttending: false };
  const { user } = await openAnswer({
    ...answersFor(current, record({ isAttending: false })),
    'GET /api/v1/Sessions/available': () => [current],
    'POST /api/v1/Sessions/s1/waiting-list': () => {
      current = session({ isAttending: false });
      return errorReply(409, 'sessionNotFull', 'There is a spot left.');
    },
  });
  await writeNote(user, 'Late');
  await user.click(await screen.findByRole('button', { name: 'Join the waiting list' }));
  expect(await yes()).toHaveAttribute('aria-pressed', 'true');
  expect(notes()).toHaveValue('Late');
});

test('a full session offers its waiting list, and then the position on it', async () => {
  let current = full;
  const { user } = await openAnswer({
    ...answersFor(full),
    'GET /api/v1/Sessions/available': () => [current],
    'POST /api/v1/Sessions/s1/waiting-list': () => {
      current = { ...full, waitingPosition: 2, waitingListCount: 2 };
      return current;
    },
  });
  expect(await screen.findByRole('heading', { name: 'This session is full' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'I’m in' })).not.toBeInTheDocument();
  await user.click(press('Join the waiting list'));
  expect(await screen.findByRole('button', { name: 'Leave the waiting list' })).toBeVisible();
  expect(screen.getAllByText(/2nd on the waiting list/)[0]).toBeVisible();
});

test('an offer is answered in the form, too, where nothing is chosen yet', async () => {
  const offered = place({
    standing: 'offered',
    source: 'line',
    position: 1,
    offeredUntil: new Date(Date.now() + 600_000).toISOString(),
  });
  const asked = { ...full, waitingPosition: 1, place: offered };
  await openAnswer(answersFor(session(asked), record({ isAttending: false, place: offered })));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/^A spot for you until/);
  expect(await yes()).toHaveAttribute('aria-pressed', 'false');
  expect(await no()).toHaveAttribute('aria-pressed', 'false');
});

test('a full session does not ask into its line whoever may not join it yet, and says from when', async () => {
  await openAnswer({
    ...answersFor(full),
    'GET /api/v1/Settings/club': { ...club, noShowLimit: 2 },
    'GET /api/v1/Attendance/no-shows': { count: 2, limit: 2, until: '2099-01-04T15:00:00Z' },
  });
  expect(await screen.findByRole('note')).toHaveTextContent('you can say “I’m in” from');
  expect(screen.queryByText(/waiting list/)).toBeNull();
});
