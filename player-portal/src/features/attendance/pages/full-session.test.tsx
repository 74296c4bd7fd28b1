import { screen } from '@testing-library/react';
import { type Session, SessionStatus } from 'shared-api';
import { errorReply, me, place, record, session } from 'shared-ui/testing';
import { answers, answersFor, no, notes, openAnswer, press, yes } from '../../../testing/answer';
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
  expect(screen.queryByLabelText('I’m in')).not.toBeInTheDocument();
  expect(notes()).toHaveValue('Perhaps');
  await user.click(screen.getByLabelText('Join the waiting list'));
  await user.click(press('Update my answer'));
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
  await user.click(await yes());
  await user.type(notes(), 'Late by ten');
  await user.click(press('Send my answer'));
  expect(await screen.findByLabelText('Join the waiting list')).toBeChecked();
  expect(notes()).toHaveValue('Late by ten');
  await user.click(press('Send my answer'));
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
  await user.click(await screen.findByLabelText('Join the waiting list'));
  await user.type(notes(), 'Late');
  await user.click(press('Update my answer'));
  expect(await yes()).toBeChecked();
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
  expect(screen.queryByLabelText('I’m in')).not.toBeInTheDocument();
  await user.click(press('Join the waiting list'));
  expect(await screen.findByRole('button', { name: 'Leave the waiting list' })).toBeVisible();
  expect(screen.getAllByText(/You’re 2nd on the waiting list/)[0]).toBeVisible();
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
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/^A spot is held for you until/);
  expect(await yes()).not.toBeChecked();
  expect(await no()).not.toBeChecked();
  expect(press('Send my answer')).toBeEnabled();
});

test('who waits sees their position and what happens next, and can leave', async () => {
  const waits = {
    ...full,
    waitingPosition: 2,
    place: place({ standing: 'waiting', source: 'line', position: 2 }),
  };
  await openAnswer({ ...answersFor(session(waits)), 'GET /api/v1/Users/me': me() });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'You’re on the waiting list, 2nd · Sat, Nov 28',
  );
  expect(await screen.findByText(/^You’re 2nd\./)).toBeVisible();
  expect(press('Leave the waiting list')).toBeVisible();
});

test('a full session still takes the changes of those who answered', async () => {
  await openAnswer(answersFor({ ...full, isAttending: true }, record()));
  expect(await yes()).toBeChecked();
});
