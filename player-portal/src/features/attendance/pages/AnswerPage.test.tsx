import { screen, waitFor, within } from '@testing-library/react';
import { type Session, SessionStatus } from 'shared-api';
import {
  Answer,
  club,
  due,
  logIn,
  logOut,
  payment,
  record,
  refusal,
  serve,
  session,
  silence,
} from 'shared-ui/testing';
import { renderPage } from '../../../testing/render';
import { Component as AnswerPage } from './AnswerPage';

const answers = '/api/v1/Attendance/sessions/s1';
const summary = (attendances: unknown[] = []) => ({
  sessionId: 's1',
  maxCapacity: 20,
  attending: 8,
  declined: 0,
  waiting: 0,
  attendances,
});

/** What the page asks for, with the session as it is and the answer given before. */
const basics = (of: Session, before?: ReturnType<typeof record>) => ({
  'GET /api/v1/Sessions/available': [of],
  [`GET /api/v1/Sessions/${of.id}`]: of,
  [`GET ${answers}/summary`]: summary(before ? [before] : []),
  'GET /api/v1/Payments/mine': [],
  'GET /api/v1/Settings/club': club,
});

const open = async (given: Record<string, unknown>, address = '/attendance-confirmation') => {
  const sent = serve(given);
  const page = renderPage(<AnswerPage />, address);
  await waitFor(() => expect(screen.queryByText('Loading…')).not.toBeInTheDocument());
  return { ...page, sent };
};
const yes = () => screen.findByLabelText('Yes, save my spot');
const no = () => screen.findByLabelText('No, not going');
const notes = () => screen.getByLabelText(/^Notes/);
const press = (name: string) => screen.getByRole('button', { name });

beforeEach(() => logIn());
afterEach(logOut);

test('the first available session is answered with yes and notes; then comes how to pay', async () => {
  const { user, sent } = await open({
    ...basics(session()),
    [`POST ${answers}`]: new Answer(201, { attendance: record(), paymentDue: due }),
  });
  await user.click(await yes());
  await user.type(notes(), 'Late by ten');
  await user.click(press('Send my answer'));

  const title = await screen.findByRole('heading', { name: 'You’re in!' });
  expect(title).toHaveFocus();
  expect(sent.to(`POST ${answers}`)[0]?.body).toEqual({ isAttending: true, notes: 'Late by ten' });
  const pay = screen.getByRole('region', { name: 'How to pay' });
  expect(pay).toHaveTextContent('paiement@club.test');
  expect(pay).toHaveTextContent('$10.00');
  expect(pay).toHaveTextContent('CS-4821');
  expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'View schedule' })).toHaveAttribute('href', '/schedule');
});

test('each part of the payment is copied with one tap, the amount as a bank takes it', async () => {
  const { user } = await open({
    ...basics(session()),
    [`POST ${answers}`]: new Answer(201, { attendance: record(), paymentDue: due }),
  });
  await user.click(await yes());
  await user.click(press('Send my answer'));
  await user.click(await screen.findByRole('button', { name: 'Copy Amount' }));
  expect(await navigator.clipboard.readText()).toBe('10.00');
  await user.click(press('Copy Message to include'));
  expect(await navigator.clipboard.readText()).toBe('CS-4821');
});

test('a yes that costs nothing says nothing of payment', async () => {
  const { user } = await open({
    ...basics(session()),
    [`POST ${answers}`]: new Answer(201, { attendance: record(), paymentDue: null }),
  });
  await user.click(await yes());
  await user.click(press('Send my answer'));
  await screen.findByRole('heading', { name: 'You’re in!' });
  expect(screen.queryByText('How to pay')).not.toBeInTheDocument();
});

test('without a choice nothing is sent', async () => {
  const { user, sent } = await open(basics(session()));
  await yes();
  await user.click(press('Send my answer'));
  expect(await screen.findByText('This field is required')).toBeVisible();
  const group = screen.getByRole('radiogroup', { name: 'Are you going?' });
  expect(group).toBeInvalid();
  expect(group).toHaveAccessibleDescription('This field is required');
  expect(await yes()).not.toHaveAttribute('aria-invalid');
  expect(await yes()).toHaveFocus();
  expect(sent.to(`POST ${answers}`)).toEqual([]);
});

test('notes may not be longer than the club reads', async () => {
  const { user } = await open(basics(session()));
  await yes();
  expect(notes()).toHaveAttribute('maxlength', '500');
  await user.click(notes());
  await user.paste('x'.repeat(450));
  expect(screen.getByText('50 characters left')).toBeVisible();
});

test('an answer given before is changed, and a no is thanked for', async () => {
  const { user, sent } = await open({
    ...basics(session({ isAttending: true }), record({ notes: 'With a friend' })),
    [`PUT ${answers}`]: { attendance: record({ isAttending: false }), paymentDue: null },
  });
  expect(await yes()).toBeChecked();
  expect(notes()).toHaveValue('With a friend');
  await user.click(await no());
  await user.click(press('Update my answer'));
  expect(await screen.findByRole('heading', { name: 'Thanks for letting us know' })).toHaveFocus();
  expect(sent.to(`PUT ${answers}`)[0]?.body).toEqual({ isAttending: false, notes: 'With a friend' });
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();
});

test('who attends and has not paid finds how to pay again', async () => {
  await open({
    ...basics(session({ isAttending: true }), record()),
    'GET /api/v1/Payments/mine': [payment()],
  });
  expect(await screen.findByRole('region', { name: 'How to pay' })).toHaveTextContent('CS-4821');
});

test.each([
  ['nobody has answered', {}, 'Will you be there?'],
  ['a yes', { isAttending: true }, 'Your spot is saved'],
  ['a no', { isAttending: false }, 'You’re not going'],
  ['a wait', { status: SessionStatus.Full, waitingPosition: 2 }, 'You’re on the waiting list'],
])('the title says how one stands: %s', async (_name, standing, title) => {
  await open(basics(session(standing)));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
});

test('the session in the address is the one that is answered', async () => {
  await open(
    { ...basics(session({ sessionDate: '2026-12-12' })), 'GET /api/v1/Sessions/available': [] },
    '/attendance-confirmation?sessionId=s1',
  );
  expect(await screen.findByRole('heading', { name: 'Saturday, December 12' })).toBeVisible();
  expect(await yes()).toBeEnabled();
});

test('a session without a date can be answered, too', async () => {
  await open(basics(session({ sessionDate: null as unknown as string })));
  expect(await screen.findByRole('heading', { name: 'N/A' })).toBeVisible();
  expect(await yes()).toBeEnabled();
});

test.each([
  ['is no session’s id', 'nonsense', refusal(400, 'validation', 'This value is not valid')],
  ['names a session that is gone', 's9', refusal(404, 'sessionNotFound', 'This session does not exist')],
])('an address that %s says so and leads to the schedule', async (_name, id, answer) => {
  await open(
    { ...basics(session()), [`GET /api/v1/Sessions/${id}`]: answer },
    `/attendance-confirmation?sessionId=${id}`,
  );
  expect(await screen.findByRole('heading', { name: 'We couldn’t find this session' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'View schedule' })).toHaveAttribute('href', '/schedule');
  expect(screen.queryByRole('button', { name: /again|reload/i })).not.toBeInTheDocument();
});

const full = session({ status: SessionStatus.Full, registeredPlayersCount: 20 });

test('a declined answer to a full session offers the waiting list and not a yes that would be refused', async () => {
  let current: Session = { ...full, isAttending: false };
  const { user, sent } = await open({
    ...basics(current, record({ isAttending: false, notes: 'Perhaps' })),
    'GET /api/v1/Sessions/available': () => [current],
    'POST /api/v1/Sessions/s1/waiting-list': () => {
      current = { ...current, waitingPosition: 2 };
      return current;
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Join the waiting list');
  expect(screen.queryByLabelText('Yes, save my spot')).not.toBeInTheDocument();
  expect(notes()).toHaveValue('Perhaps');
  await user.click(screen.getByLabelText('Yes, join the waiting list'));
  await user.click(press('Update my answer'));
  expect(await screen.findByRole('button', { name: 'Leave the waiting list' })).toBeVisible();
  expect(sent.to('POST /api/v1/Sessions/s1/waiting-list')[0]?.body).toEqual({ notes: 'Perhaps' });
});

test('when the last spot goes at the moment of the click, the waiting list is offered and the note stays', async () => {
  let current = session();
  const { user, sent } = await open({
    ...basics(current),
    'GET /api/v1/Sessions/available': () => [current],
    [`POST ${answers}`]: () => {
      current = full;
      return refusal(409, 'sessionFull', 'This session is full.');
    },
    'POST /api/v1/Sessions/s1/waiting-list': () => {
      current = { ...full, waitingPosition: 1 };
      return current;
    },
  });
  await user.click(await yes());
  await user.type(notes(), 'Late by ten');
  await user.click(press('Send my answer'));
  expect(await screen.findByLabelText('Yes, join the waiting list')).toBeChecked();
  expect(notes()).toHaveValue('Late by ten');
  await user.click(press('Send my answer'));
  expect(await screen.findByRole('heading', { name: 'This session is full' })).toBeVisible();
  expect(sent.to('POST /api/v1/Sessions/s1/waiting-list')[0]?.body).toEqual({ notes: 'Late by ten' });
});

test('when a spot comes free on the way to the waiting list, the form takes a yes again', async () => {
  let current: Session = { ...full, isAttending: false };
  const { user } = await open({
    ...basics(current, record({ isAttending: false })),
    'GET /api/v1/Sessions/available': () => [current],
    'POST /api/v1/Sessions/s1/waiting-list': () => {
      current = session({ isAttending: false });
      return refusal(409, 'sessionNotFull', 'There is a spot left.');
    },
  });
  await user.click(await screen.findByLabelText('Yes, join the waiting list'));
  await user.type(notes(), 'Late');
  await user.click(press('Update my answer'));
  expect(await yes()).toBeChecked();
  expect(notes()).toHaveValue('Late');
});

test('a full session offers its waiting list, and then the position on it', async () => {
  let current = full;
  const { user } = await open({
    ...basics(full),
    'GET /api/v1/Sessions/available': () => [current],
    'POST /api/v1/Sessions/s1/waiting-list': () => {
      current = { ...full, waitingPosition: 2, waitingListCount: 2 };
      return current;
    },
  });
  expect(await screen.findByRole('heading', { name: 'This session is full' })).toBeVisible();
  expect(screen.queryByLabelText('Yes, save my spot')).not.toBeInTheDocument();
  await user.click(press('Join the waiting list'));
  expect(await screen.findByRole('button', { name: 'Leave the waiting list' })).toBeVisible();
  expect(screen.getAllByText(/You’re 2nd on the waiting list/)[0]).toBeVisible();
});

test('a full session still takes the changes of those who answered', async () => {
  const full = session({ status: SessionStatus.Full, registeredPlayersCount: 20, isAttending: true });
  await open(basics(full, record()));
  expect(await yes()).toBeChecked();
});

test.each([
  [SessionStatus.Cancelled, 'This session is cancelled'],
  [SessionStatus.Completed, 'This session is over'],
])('a session of status %s has no form', async (status, title) => {
  await open(basics(session({ status }), record()), '/attendance-confirmation?sessionId=s1');
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.queryByLabelText('Yes, save my spot')).not.toBeInTheDocument();
});

test('without a coming session the page says so', async () => {
  await open({ ...basics(session()), 'GET /api/v1/Sessions/available': [] });
  expect(screen.getByRole('heading', { name: 'No upcoming sessions' })).toBeVisible();
});

test('a refusal is shown in the server’s words, field errors joined, and can be tried again', async () => {
  let failing = true;
  const { user } = await open({
    ...basics(session()),
    [`POST ${answers}`]: () =>
      failing
        ? refusal(400, 'validation', 'Not valid.', { notes: ['Too long.'], isAttending: ['Odd.'] })
        : new Answer(201, { attendance: record(), paymentDue: null }),
  });
  await user.click(await yes());
  await user.click(press('Send my answer'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Too long., Odd.');
  failing = false;
  await user.click(press('Try again'));
  expect(await screen.findByRole('heading', { name: 'You’re in!' })).toBeVisible();
});

test.each([
  ['a wordless refusal', refusal(500, 'internal'), 'Failed to mark attendance'],
  [silence, silence, 'Failed to update attendance status. Please try again.'],
])('%s has the page’s own words', async (_name, answer, words) => {
  const { user } = await open({ ...basics(session()), [`POST ${answers}`]: answer });
  await user.click(await yes());
  await user.click(press('Send my answer'));
  expect(await screen.findByText(words)).toBeVisible();
});

test('a change that is refused without words says that it is a change', async () => {
  const { user, sent } = await open({
    ...basics(session({ isAttending: true }), record()),
    [`PUT ${answers}`]: refusal(400, 'validation'),
  });
  await user.click(await no());
  await user.click(press('Update my answer'));
  expect(await screen.findByText('Failed to update attendance')).toBeVisible();
  // Once, and once more after a fresh look.
  expect(sent.to(`PUT ${answers}`)).toHaveLength(2);
});

test('when the answers cannot be had, it can be tried again', async () => {
  await open({ ...basics(session()), [`GET ${answers}/summary`]: refusal(404, 'sessionNotFound') });
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('Failed to get session attendance')).toBeVisible();
  expect(within(alert).getByRole('button', { name: 'Try again' })).toBeVisible();
});
