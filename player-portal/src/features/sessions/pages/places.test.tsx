import { act, screen, waitFor, within } from '@testing-library/react';
import { Plan, type Session, SessionStatus } from 'shared-api';
import {
  Answer,
  balance,
  club,
  errorReply,
  logIn,
  me,
  now,
  openPayment,
  place,
  record,
  session,
  subscription,
} from 'shared-ui/testing';
import { asPlayer } from '../../../testing/as-player';
import { openSchedule, upcoming } from '../../../testing/schedule';
import { takingAnswers } from '../../../testing/taking-answers';

asPlayer(now);

const full = { status: SessionStatus.Full, registeredPlayersCount: 20 };
const guestCalls = '/api/v1/Sessions/s1/guests';

const calls = {
  'GET /api/v1/Balances/mine': balance(),
  'GET /api/v1/Payments/mine': [],
  'GET /api/v1/Settings/club': club,
  'GET /api/v1/Users/me': me(),
};

/** Opens the schedule with one session. @param given overrides of the server's answers */
const open = async (of: Partial<Session>, given: Record<string, unknown> = {}, address?: string) => {
  const page = openSchedule({ [upcoming]: [session(of)], ...calls, ...given }, address);
  await screen.findByRole('group', { name: /Saturday, November 28|samedi 28 novembre/ });
  return page;
};

const offer = (isCall = false): Partial<Session> => ({
  ...full,
  waitingPosition: 1,
  place: place({
    standing: 'offered',
    source: 'line',
    position: 1,
    isCall,
    offeredUntil: new Date(now.getTime() + 30 * 60_000).toISOString(),
  }),
});
const yes = () => screen.getByRole('button', { name: /^(I’m in|J’y serai),/ });

test('an offer says until when the spot is held, and is accepted with one tap', async () => {
  let current = session(offer());
  const { user, sent } = await open(
    {},
    {
      [upcoming]: () => [current],
      'POST /api/v1/Attendance/sessions/s1': () => {
        current = session({ ...full, isAttending: true, place: place() });
        return new Answer(201, { attendance: record(), paymentDue: null });
      },
    },
  );
  expect(screen.getByRole('note')).toHaveTextContent('Yours until 9:30 AM (in 30 minutes). Want it?');
  expect(screen.getByText('Spot offered')).toBeVisible();
  expect(screen.queryByRole('button', { name: /waiting list/ })).not.toBeInTheDocument();
  await user.click(yes());
  expect(await screen.findByText('You’re in')).toBeVisible();
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
  expect(sent.to('POST /api/v1/Attendance/sessions/s1')[0]?.body).toEqual({ isAttending: true });
});

test('a call says that the first yes wins; whoever is late hears so and goes on waiting', async () => {
  let current = session(offer(true));
  const { user } = await open(
    {},
    {
      [upcoming]: () => [current],
      'POST /api/v1/Attendance/sessions/s1': () => {
        current = session({
          ...full,
          waitingPosition: 1,
          place: place({ standing: 'waiting', position: 1 }),
        });
        return errorReply(409, 'sessionFull', 'Someone else was quicker.');
      },
    },
  );
  expect(screen.getByRole('note')).toHaveTextContent('the first “I’m in” wins');
  await user.click(yes());
  expect(await screen.findByRole('alert')).toHaveTextContent('Someone else was quicker.');
  expect(await screen.findByRole('button', { name: /^Leave the waiting list/ })).toBeVisible();
});

test('an offer that runs out is gone, and the page asks what has become of it', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  try {
    jest.setSystemTime(now);
    const { sent } = openSchedule({ [upcoming]: [session(offer())], ...calls });
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(await screen.findByRole('note')).toHaveTextContent('in 2');
    const before = sent.to(upcoming).length;
    await act(() => jest.advanceTimersByTimeAsync(30 * 60_000));
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
    expect(sent.to(upcoming).length).toBeGreaterThan(before);
  } finally {
    jest.useRealTimers();
  }
});

const waits = (other = {}) => ({
  ...full,
  waitingPosition: 2,
  waitingListCount: 3,
  place: place({ standing: 'waiting', source: 'line', position: 2, ...other }),
});

test.each([
  ['until the deadline', now.toISOString(), {}, 'We’ll email you.'],
  ['behind others', now.toISOString(), { asksFirst: true }, 'We’ll email you.'],
  ['after the deadline', '2026-11-28T02:00:00Z', {}, 'Spots are now offered in turn.'],
  ['in the last two hours', '2026-11-28T13:30:00Z', {}, 'If one opens up, the first “I’m in” wins.'],
])('who waits sees the position and what happens next: %s', async (_when, at, wishes, next) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(at));
  await open(waits(), { 'GET /api/v1/Users/me': me(wishes) });
  expect(await screen.findByText(next)).toBeVisible();
  expect(screen.getByText('2nd on the waiting list')).toBeVisible();
});

test('who is first in line and wants to be asked is told so', async () => {
  await open({ ...waits(), waitingPosition: 1 }, { 'GET /api/v1/Users/me': me({ asksFirst: true }) });
  expect(await screen.findByText('Spots are now offered in turn.')).toBeVisible();
});

test('a step forward for having missed out is shown', async () => {
  await open(waits({ missedOut: true }));
  expect(await screen.findByText(/^★ You missed out last time/)).toBeVisible();
});

test('a spot that a pass covers says so instead of a price', async () => {
  logIn(Plan.Membership);
  await open(
    { isAttending: true, place: place({ source: 'pass' }) },
    { 'GET /api/v1/SeasonSubscriptions/mine': [subscription()] },
  );
  expect(await screen.findByText('Season pass')).toBeVisible();
  expect(yes()).toHaveAttribute('aria-pressed', 'true');
});

test('a guest is named and shown, and dropped alone', async () => {
  const mine = { isAttending: true, registeredPlayersCount: 9 };
  let current = session({ ...mine, place: place() });
  const { user, sent } = await open(
    {},
    {
      [upcoming]: () => [current],
      [`POST ${guestCalls}`]: () => {
        current = session({ ...mine, place: place({ guests: [{ id: 'g1', firstName: 'Ana' }] }) });
        return new Answer(201, current);
      },
      [`DELETE ${guestCalls}/g1`]: () => {
        current = session({ ...mine, place: place() });
        return current;
      },
    },
  );
  await user.click(
    await screen.findByRole('button', { name: '+1 guest, Saturday, November 28, 10:00\u00a0AM' }),
  );
  expect(await screen.findByText('You pay $10.00 for your guest.')).toBeVisible();
  expect(screen.getByLabelText('First name')).toHaveFocus();
  await user.keyboard(' Ana {Enter}');
  const list = await screen.findByRole('list', { name: 'Your guests, Saturday, November 28, 10:00\u00a0AM' });
  expect(within(list).getByText('Your guest: Ana')).toBeVisible();
  expect(sent.to(`POST ${guestCalls}`)[0]?.body).toEqual({ firstName: 'Ana' });
  // The club allows only one.
  expect(screen.queryByRole('button', { name: /^\+1 guest/ })).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Remove Ana, Saturday, November 28, 10:00\u00a0AM' }));
  await waitFor(() => expect(screen.queryByText('Your guest: Ana')).not.toBeInTheDocument());
  expect(yes()).toHaveAttribute('aria-pressed', 'true');
});

test('what is owed for a session is owed for the guest, too', async () => {
  const guests = [{ id: 'g1', firstName: 'Ana' }];
  const open = [openPayment(), openPayment({ paymentId: 'p2', guestName: 'Ana', reference: 'CS-9999' })];
  openSchedule({
    ...takingAnswers([session({ isAttending: true, place: place({ guests }) })]),
    'GET /api/v1/Balances/mine': balance(open),
  });
  expect(await screen.findByText('You owe $20.00')).toBeVisible();
});

test('a guest who is refused is told in the server’s words', async () => {
  const { user } = await open(
    { isAttending: true, place: place() },
    { [`POST ${guestCalls}`]: errorReply(409, 'sessionFull', 'This session is full.') },
  );
  await user.click(await screen.findByRole('button', { name: /^\+1 guest/ }));
  await screen.findByLabelText('First name');
  await user.keyboard('Ana{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('This session is full.');
  expect(screen.getByLabelText('First name')).toHaveValue('Ana');
});

test.each([
  ['somebody waits', { waitingListCount: 1 }, {}],
  ['there is no room', { registeredPlayersCount: 19, offeredPlacesCount: 1 }, {}],
  ['one does not play', { isAttending: false, place: place({ standing: 'out' }) }, {}],
  ['the club allows none', {}, { guestsPerPlayer: 0 }],
])('nobody is brought where %s', async (_why, of, settings) => {
  const { answered } = await open(
    { isAttending: true, place: place(), ...of },
    { 'GET /api/v1/Settings/club': { ...club, ...settings } },
  );
  await answered();
  expect(screen.queryByRole('button', { name: /^\+1 guest/ })).not.toBeInTheDocument();
});

test('who plays is shown with how many they bring', async () => {
  const { user } = await open({ participants: [{ firstName: 'Sofia', guests: 1 }, { firstName: 'Karim' }] });
  await user.click(screen.getByRole('button', { name: 'Show participants' }));
  expect(screen.getByText('Sofia + 1')).toBeVisible();
});

test('that nobody plays is said', async () => {
  const { user } = await open({ participants: [] });
  await user.click(screen.getByRole('button', { name: 'Show participants' }));
  expect(screen.getByText('No one has saved a spot.')).toBeVisible();
});

describe('what a no costs', () => {
  const malik = { id: 'g1', firstName: 'Malik' };
  const mine = (until: number, guests = [malik]): Partial<Session> => ({
    isAttending: true,
    place: place({ noCosts: { amount: 10, until: new Date(now.getTime() + until).toISOString() }, guests }),
  });
  const no = () => screen.getByRole('button', { name: /^(Not going|Je n’y serai pas),/ });

  test('is said while a no is free', async () => {
    await open(mine(3_600_000, []));
    expect(screen.getByText(/^Free to cancel until .* at 10:00.AM\.$/)).toBeVisible();
  });

  test('is said and asked about once it costs, and nothing is sent before', async () => {
    const { user, sent } = await open(mine(-1, []));
    expect(screen.getByText('Cancelling now costs $10.00.')).toBeVisible();
    await user.click(no());
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      '$10.00 stays due, unless someone takes your spot.',
    );
    await user.click(screen.getByRole('button', { name: 'Keep my spot' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(sent.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  test('is at most that of all, since each guest has ten minutes of their own', async () => {
    const { user } = await open(mine(-1));
    expect(screen.getByText('Cancelling now costs up to $10.00.')).toBeVisible();
    await user.click(no());
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Up to $10.00 stays due, unless others take the spots.',
    );
  });

  test('of a guest is asked about, too', async () => {
    const { user, sent } = await open(mine(-1), { [`DELETE ${guestCalls}/g1`]: session(mine(-1)) });
    await user.click(screen.getByRole('button', { name: /^Remove Malik/ }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Cancelled late, this spot’s price may stay due, unless someone takes it.',
    );
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(sent.to(`DELETE ${guestCalls}/g1`)).toHaveLength(1));
  });
});

test.each([
  ['says until when a released date is credited', true],
  ['promises no credit where the club gives none', false],
])('a spot that a pass holds %s', async (_, creditReleasedDates) => {
  const { answered } = await open(
    { isAttending: true, place: place({ source: 'pass' }) },
    { 'GET /api/v1/Settings/club': { ...club, creditReleasedDates } },
  );
  await answered();
  const note = screen.queryByText(/^Free your spot by Fri, Nov 27 at 10:00.AM/);
  if (creditReleasedDates) expect(note).toBeVisible();
  else expect(note).not.toBeInTheDocument();
});

describe('the no-show rule', () => {
  const missed = (count: number, until: string | null = null) => ({
    'GET /api/v1/Settings/club': { ...club, noShowLimit: 2 },
    'GET /api/v1/Attendance/no-shows': { count, limit: 2, until },
  });
  const note = () => screen.findByRole('note');

  test('is told to whoever is in and one absence away', async () => {
    await open({ isAttending: true, place: place() }, missed(1));
    expect(await note()).toHaveTextContent(
      'Can’t come? Free your spot: if you miss one more session, you can answer only in the last 24 hours, for 30 days.',
    );
  });

  test.each([
    ['2027-01-04T15:00:00Z', /dire « J’y serai » à partir du ven. 27 nov. à 10 h\.$/],
    ['2026-11-26T17:00:00Z', /à partir du jeu. 26 nov. à 12 h\.$/],
  ])('says to whoever is under it from when they can say yes: until %s', async (until, words) => {
    await open({}, missed(2, until), '/horaire');
    expect(await note()).toHaveTextContent(words);
  });

  test('does not offer the line of a full session to whoever may not join it yet', async () => {
    await open(full, missed(2, '2027-01-04T15:00:00Z'));
    expect(await note()).toHaveTextContent(/from Fri, Nov 27 at 10:00.AM\.$/);
    expect(screen.queryByRole('button', { name: /waiting list/i })).toBeNull();
    expect(screen.getByRole('button', { name: /^Not going/ })).toBeVisible();
  });

  test('is not spoken of to whoever came always', async () => {
    const { sent } = await open({ isAttending: true, place: place() }, missed(0));
    await waitFor(() => expect(sent.to('GET /api/v1/Attendance/no-shows')).not.toEqual([]));
    expect(screen.queryByRole('note')).toBeNull();
  });

  test('is not asked for while the club has none', async () => {
    const { sent } = await open({ isAttending: true, place: place() });
    expect(sent.to('GET /api/v1/Settings/club')).not.toEqual([]);
    expect(sent.to('GET /api/v1/Attendance/no-shows')).toEqual([]);
  });
});
