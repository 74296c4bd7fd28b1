import { screen, waitFor, within } from '@testing-library/react';
import { SessionStatus } from 'shared-api';
import {
  Answer,
  balance,
  club,
  due,
  errorReply,
  openPayment,
  place,
  record,
  session,
} from 'shared-ui/testing';
import { answers, answersFor, no, notes, openAnswer, press, writeNote, yes } from '../../../testing/answer';
import { asPlayer } from '../../../testing/as-player';

asPlayer();

test('the first available session is answered with yes and notes; then comes how to pay, each part to copy', async () => {
  const { user, sent } = await openAnswer({
    ...answersFor(session()),
    [`POST ${answers}`]: new Answer(201, { attendance: record(), paymentDue: due }),
  });
  await writeNote(user, 'Late by ten');
  await user.click(await yes());

  const title = await screen.findByRole('heading', { name: 'You’re in!' });
  expect(title).toHaveFocus();
  expect(sent.to(`POST ${answers}`)[0]?.body).toEqual({ isAttending: true, notes: 'Late by ten' });
  const pay = screen.getByRole('region', { name: 'How to pay' });
  expect(pay).toHaveTextContent('paiement@club.test');
  expect(pay).toHaveTextContent('$10.00');
  expect(pay).toHaveTextContent('CS-4821');
  expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'View schedule' })).toHaveAttribute('href', '/schedule');
  // The amount as a bank takes it.
  await user.click(press('Copy Amount'));
  expect(await waitFor(() => navigator.clipboard.readText())).toBe('10.00');
  await user.click(press('Copy Message to include'));
  expect(await waitFor(() => navigator.clipboard.readText())).toBe('CS-4821');
});

test('a yes that costs nothing says nothing of payment', async () => {
  const { user } = await openAnswer({
    ...answersFor(session()),
    [`POST ${answers}`]: new Answer(201, { attendance: record(), paymentDue: null }),
  });
  await user.click(await yes());
  await screen.findByRole('heading', { name: 'You’re in!' });
  expect(screen.queryByText('How to pay')).not.toBeInTheDocument();
});

test('a no says, before it is sent, that the guest’s spot goes too', async () => {
  const guests = [{ id: 'g1', firstName: 'Camille' }];
  const { user, sent } = await openAnswer(
    answersFor(session({ isAttending: true, place: place({ guests }) }), record()),
  );
  await yes();
  expect(screen.queryByText(/goes too/)).not.toBeInTheDocument();
  await user.click(await no());
  expect(await screen.findByText('The spot of your guest Camille goes too.')).toBeVisible();
  expect(sent.to(`PUT ${answers}`)).toEqual([]);
});

test('the note is folded, and one on an answer that was given before is saved alone', async () => {
  const { user, sent } = await openAnswer({
    ...answersFor(session({ isAttending: true }), record()),
    [`PUT ${answers}`]: { attendance: record(), paymentDue: null },
  });
  await yes();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await writeNote(user, 'Late by ten');
  await user.click(press('Save the note'));
  await screen.findByRole('heading', { name: 'You’re in!' });
  expect(sent.to(`PUT ${answers}`)[0]?.body).toEqual({ isAttending: true, notes: 'Late by ten' });
});

test('notes may not be longer than the club reads', async () => {
  const { user } = await openAnswer(answersFor(session()), '/attendance-confirmation?note=true');
  await yes();
  expect(notes()).toHaveAttribute('maxlength', '500');
  await user.click(notes());
  await user.paste('x'.repeat(450));
  expect(screen.getByText('50 characters left')).toBeVisible();
});

test('an answer given before is changed, and a no is thanked for', async () => {
  const { user, sent } = await openAnswer({
    ...answersFor(session({ isAttending: true }), record({ notes: 'With a friend' })),
    [`PUT ${answers}`]: { attendance: record({ isAttending: false }), paymentDue: null },
  });
  expect(await yes()).toHaveAttribute('aria-pressed', 'true');
  expect(notes()).toHaveValue('With a friend');
  await user.click(await no());
  expect(await screen.findByRole('heading', { name: 'Not going' })).toHaveFocus();
  expect(sent.to(`PUT ${answers}`)[0]?.body).toEqual({ isAttending: false, notes: 'With a friend' });
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();
});

test('who attends and has not paid finds how to pay again', async () => {
  await openAnswer({
    ...answersFor(session({ isAttending: true }), record()),
    'GET /api/v1/Balances/mine': balance([openPayment()]),
  });
  expect(await screen.findByRole('region', { name: 'How to pay' })).toHaveTextContent('CS-4821');
});

test('what is due for oneself and a guest is paid at once, after a yes, too', async () => {
  const guest = openPayment({ paymentId: 'p2', guestName: 'Camille', reference: 'CS-9137' });
  const { user } = await openAnswer({
    ...answersFor(session({ isAttending: true }), record()),
    'GET /api/v1/Balances/mine': balance([openPayment(), guest]),
    [`PUT ${answers}`]: { attendance: record(), paymentDue: due },
  });
  const pay = async () => within(await screen.findByRole('region', { name: 'How to pay' }));
  const link = async () => (await pay()).getByRole('link', { name: 'Pay $20.00' });
  expect(await link()).toHaveAttribute('href', '/what-i-owe');
  expect((await pay()).queryByText(/^CS-/)).not.toBeInTheDocument();
  await user.click(await yes());
  await screen.findByRole('heading', { name: 'You’re in!' });
  expect(await link()).toBeVisible();
});

test('a holder of a pass is told that what is due is for the guest', async () => {
  const guest = openPayment({ guestName: 'Camille' });
  await openAnswer({
    ...answersFor(session({ isAttending: true }), record()),
    'GET /api/v1/Balances/mine': balance([guest]),
  });
  const pay = await screen.findByRole('region', { name: 'How to pay' });
  expect(pay).toHaveTextContent('guest: Camille');
});

test('what a late no leaves owed can be paid there', async () => {
  await openAnswer({
    ...answersFor(session({ isAttending: false }), record({ isAttending: false })),
    'GET /api/v1/Balances/mine': balance([openPayment()]),
  });
  expect(await screen.findByRole('region', { name: 'How to pay' })).toHaveTextContent('CS-4821');
});

test.each([
  ['nobody has answered', {}, 'Will you be there on Sat, Nov 28?'],
  ['a yes', { isAttending: true }, 'You’re in · Sat, Nov 28'],
  ['a no', { isAttending: false }, 'Not going · Sat, Nov 28'],
  ['a wait', { status: SessionStatus.Full, waitingPosition: 2 }, '2nd on the waiting list · Sat, Nov 28'],
])('the title says how one stands: %s', async (_name, standing, title) => {
  await openAnswer(answersFor(session(standing)));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
});

test.each([
  ['says what a late no costs', 0, true],
  ['says nothing of it where answers close before the deadline', 2_880, false],
])('the page %s', async (_, answersCloseMinutes, isSaid) => {
  const settings = { ...club, lateNoCharged: true, answersCloseMinutes };
  await openAnswer({ ...answersFor(session()), 'GET /api/v1/Settings/club': settings });
  const note = await screen.findByText(/^Can’t come\? Tell us by /);
  const terms = /After that, \$10\.00 stays due\.$/;
  await waitFor(() => expect(terms.test(note.textContent)).toBe(isSaid));
});

test('the session in the address is the one that is answered', async () => {
  await openAnswer(
    { ...answersFor(session({ sessionDate: '2026-12-12' })), 'GET /api/v1/Sessions/available': [] },
    '/attendance-confirmation?sessionId=s1',
  );
  expect(await screen.findByRole('heading', { name: 'Saturday, December 12' })).toBeVisible();
  expect(await yes()).toBeEnabled();
});

test('a session without a date can be answered, too', async () => {
  await openAnswer(answersFor(session({ sessionDate: null as unknown as string })));
  expect(await screen.findByRole('heading', { name: 'N/A' })).toBeVisible();
  expect(await yes()).toBeEnabled();
});

test.each(['/sessions/s1', '/seances/s1'])('a session has an address of its own, %s', async (address) => {
  const { sent } = await openAnswer(answersFor(session()), address);
  expect(await screen.findByRole('article')).toBeVisible();
  expect(sent.to('GET /api/v1/Sessions/s1')).not.toEqual([]);
  expect(sent.to('GET /api/v1/Sessions/available')).toEqual([]);
});

test.each([
  ['is no session’s id', 'nonsense', errorReply(400, 'validation', 'This value is not valid')],
  ['names a session that is gone', 's9', errorReply(404, 'sessionNotFound', 'This session does not exist')],
])('an address that %s says so and leads to the schedule', async (_name, id, answer) => {
  await openAnswer(
    { ...answersFor(session()), [`GET /api/v1/Sessions/${id}`]: answer },
    `/attendance-confirmation?sessionId=${id}`,
  );
  expect(await screen.findByRole('heading', { name: 'We couldn’t find this session' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'View schedule' })).toHaveAttribute('href', '/schedule');
  expect(screen.queryByRole('button', { name: /again|reload/i })).not.toBeInTheDocument();
});

test.each([
  [SessionStatus.Cancelled, 'This session is cancelled'],
  [SessionStatus.Completed, 'This session is over'],
])('a session of status %s has no form', async (status, title) => {
  const of = session({ status, isAttending: true, cancelReason: { en: 'Snow', fr: 'Neige' } });
  await openAnswer(answersFor(of, record()), '/sessions/s1');
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'I’m in' })).not.toBeInTheDocument();
  // Whoever was in is not coming any more, and a cancelled session has no spots.
  expect(screen.queryByText('You’re in')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();
  expect(screen.queryAllByText(/spots taken$/)).toHaveLength(status === SessionStatus.Cancelled ? 0 : 1);
  expect(screen.queryAllByText(/Snow/)).toHaveLength(status === SessionStatus.Cancelled ? 1 : 0);
});

test('without a coming session the page says so', async () => {
  await openAnswer({ ...answersFor(session()), 'GET /api/v1/Sessions/available': [] });
  expect(screen.getByRole('heading', { name: 'No upcoming sessions' })).toBeVisible();
});

test('a refusal is shown in the server’s words, field errors joined, and can be tried again', async () => {
  let failing = true;
  const { user } = await openAnswer({
    ...answersFor(session()),
    [`POST ${answers}`]: () =>
      failing
        ? errorReply(400, 'validation', 'Not valid.', { notes: ['Too long.'], isAttending: ['Odd.'] })
        : new Answer(201, { attendance: record(), paymentDue: null }),
  });
  await user.click(await yes());
  expect(await screen.findByRole('alert')).toHaveTextContent('Too long., Odd.');
  failing = false;
  await user.click(press('Try again'));
  expect(await screen.findByRole('heading', { name: 'You’re in!' })).toBeVisible();
});

test('a refusal without words has the page’s own', async () => {
  const { user } = await openAnswer({
    ...answersFor(session()),
    [`POST ${answers}`]: errorReply(500, 'internal'),
  });
  await user.click(await yes());
  expect(await screen.findByText('Failed to mark attendance')).toBeVisible();
});

test('a change that is refused without words says that it is a change', async () => {
  const { user, sent } = await openAnswer({
    ...answersFor(session({ isAttending: true }), record()),
    [`PUT ${answers}`]: errorReply(400, 'validation'),
  });
  await user.click(await no());
  expect(await screen.findByText('Failed to update attendance')).toBeVisible();
  // Once, and once more after refetching.
  expect(sent.to(`PUT ${answers}`)).toHaveLength(2);
});

test('when the answers cannot be had, it can be tried again', async () => {
  await openAnswer({
    ...answersFor(session()),
    [`GET ${answers}/summary`]: errorReply(404, 'sessionNotFound'),
  });
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('Failed to get session attendance')).toBeVisible();
  expect(within(alert).getByRole('button', { name: 'Try again' })).toBeVisible();
});
