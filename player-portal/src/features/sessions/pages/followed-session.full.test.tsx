import { act, screen, waitFor } from '@testing-library/react';
import { type Session, SessionStatus } from 'shared-api';
import { record, session } from 'shared-ui/testing';
import { answers, answersFor, notes, openAnswer, summaryOf, writeNote, yes } from '../../../testing/answer';
import { asPlayer } from '../../../testing/as-player';

asPlayer();

/** The page with a session that others change meanwhile. */
const openFollowed = async (before?: ReturnType<typeof record>) => {
  const club = { sessions: [session()], record: before };
  const page = await openAnswer({
    ...answersFor(session()),
    'GET /api/v1/Sessions/available': () => club.sessions,
    'GET /api/v1/Sessions/s1': () => session({ status: SessionStatus.Cancelled }),
    [`GET ${answers}/summary`]: () => summaryOf(club.record),
    [`POST ${answers}`]: { attendance: record(), paymentDue: null },
  });
  const change = async (sessions: Session[], answered = club.record) => {
    [club.sessions, club.record] = [sessions, answered];
    await act(() => page.queries.invalidateQueries());
  };
  return { ...page, change };
};

test('the places follow, and what is being typed stays, with the focus', async () => {
  const { user, change } = await openFollowed();
  await writeNote(user, 'Late by');
  await change([session({ registeredPlayersCount: 12 })]);
  expect(screen.getAllByText(/12/)[0]).toBeVisible();
  expect(notes()).toHaveFocus();
  await user.keyboard(' ten');
  expect(notes()).toHaveValue('Late by ten');
});

test('when the last spot goes while the form is filled in, it leads to the waiting list and loses nothing', async () => {
  const { user, change } = await openFollowed();
  await writeNote(user, 'Late by ten');
  await change([session({ status: SessionStatus.Full, registeredPlayersCount: 20 })]);
  expect(await screen.findByRole('button', { name: 'Join the waiting list' })).toBeVisible();
  expect(notes()).toHaveValue('Late by ten');
  await change([session({ registeredPlayersCount: 19 })]);
  expect(await yes()).toBeVisible();
  expect(notes()).toHaveValue('Late by ten');
});

test('an answer given elsewhere meanwhile does not take what is being typed', async () => {
  const { user, change } = await openFollowed();
  await writeNote(user, 'Late by ten');
  await change([session({ isAttending: true })], record({ notes: null }));
  expect(await screen.findByRole('button', { name: 'Save the note' })).toBeVisible();
  expect(notes()).toHaveValue('Late by ten');
});

test('an answer given elsewhere is in a form that nobody has touched', async () => {
  const { change } = await openFollowed();
  await yes();
  await change([session({ isAttending: true })], record({ notes: 'From my phone' }));
  expect(await screen.findByDisplayValue('From my phone')).toBe(notes());
  expect(await yes()).toHaveAttribute('aria-pressed', 'true');
});

test('an earlier session that is made meanwhile does not take the place of the one that is answered', async () => {
  const { user, change, sent } = await openFollowed();
  await yes();
  await change([session({ id: 's0', sessionDate: '2026-11-27' }), session()]);
  expect(screen.getByRole('heading', { name: 'Saturday, November 28' })).toBeVisible();
  await user.click(await yes());
  expect(sent.to(`POST ${answers}`)).toHaveLength(1);
});

test('a session that is cancelled meanwhile says so, and the next one does not slip under the form', async () => {
  const { change } = await openFollowed();
  await yes();
  await change([session({ id: 's2', sessionDate: '2026-12-05' })]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'I’m in' })).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: 'Saturday, November 28' })).toBeVisible();
});
