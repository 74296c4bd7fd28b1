import { act, screen, waitFor, within } from '@testing-library/react';
import { type Session, SessionStatus } from 'shared-api';
import { Answer, errorReply, now, payment, place, record, session, silence } from 'shared-ui/testing';
import { asPlayer } from '../../../testing/as-player';
import { inTurn, later } from '../../../testing/later';
import { openSchedule, upcoming } from '../../../testing/schedule';
import { receipt, takingAnswers } from '../../../testing/taking-answers';

const answers = '/api/v1/Attendance/sessions/s1';

asPlayer(now);

/** Opens the schedule with one session, which reflects the given answers. */
const open = async (of: Partial<Session> = {}, given: Record<string, unknown> = {}) => {
  const page = openSchedule({ ...takingAnswers([session(of)]), ...given });
  await screen.findByRole('group', { name: 'Will you be there? Saturday, November 28, 10:00\u00a0AM' });
  return page;
};

const yes = () => screen.getByRole('button', { name: 'I’m in, Saturday, November 28, 10:00\u00a0AM' });
const no = () => screen.getByRole('button', { name: 'Not going, Saturday, November 28, 10:00\u00a0AM' });
const sentTo = (page: Awaited<ReturnType<typeof open>>, method: string) =>
  page.sent.to(`${method} ${answers}`).map(({ body }) => body);

test('a yes shows at once, before the server has taken it', async () => {
  const { reply, release } = later();
  const { user } = await open({ maxCapacity: 20 }, { [`POST ${answers}`]: reply });
  await user.click(yes());
  await waitFor(() => expect(yes()).toHaveAttribute('aria-pressed', 'true'));
  expect(screen.getByText('You’re in')).toBeVisible();
  expect(screen.getByText('9 of 20 spots taken')).toBeVisible();
  expect(screen.queryByText(/^You’re in:/)).not.toBeInTheDocument();
  await act(async () => release(new Answer(201, receipt(true))));
  expect(await screen.findByText('You’re in: Saturday, November 28.')).toBeVisible();
});

test('a tap asks the server twice: its answer, and what is owed now', async () => {
  const page = await open();
  await page.answered();
  page.sent.splice(0);
  await page.user.click(yes());
  expect(await screen.findByText('You’re in: Saturday, November 28.')).toBeVisible();
  await page.answered();
  expect(page.sent.map(({ call }) => call)).toEqual([`POST ${answers}`, 'GET /api/v1/Balances/mine']);
  expect(yes()).toHaveAttribute('aria-pressed', 'true');
});

test('how full the session is then, the reply says: others may have answered meanwhile', async () => {
  const now = session({ isAttending: true, registeredPlayersCount: 15 });
  const page = await open({}, { [`POST ${answers}`]: new Answer(201, receipt(true, now)) });
  await page.user.click(yes());
  expect(await screen.findByText('15 of 20 spots taken')).toBeVisible();
});

test('a reply without the session, of an older server, is one to ask for it', async () => {
  const page = await open({}, { [`POST ${answers}`]: new Answer(201, receipt(true)) });
  await page.answered();
  page.sent.splice(0);
  await page.user.click(yes());
  expect(await screen.findByText('You’re in: Saturday, November 28.')).toBeVisible();
  await page.answered();
  expect(page.sent.map(({ call }) => call)).toContain(upcoming);
});

test('a first yes that is undone is a no, and the focus is on it', async () => {
  const page = await open();
  await page.user.click(yes());
  await page.user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(no()).toHaveAttribute('aria-pressed', 'true'));
  expect(no()).toHaveFocus();
  expect(sentTo(page, 'POST')).toEqual([{ isAttending: true }]);
  expect(sentTo(page, 'PUT')).toEqual([{ isAttending: false }]);
  expect(await screen.findByText('Not going: Saturday, November 28.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test.each([
  ['a yes', true],
  ['a no', false],
])('undoing brings %s back', async (_answer, before) => {
  const page = await open({ isAttending: before });
  await page.user.click(before ? no() : yes());
  await page.user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(before ? yes() : no()).toHaveAttribute('aria-pressed', 'true'));
  await waitFor(() =>
    expect(sentTo(page, 'PUT')).toEqual([{ isAttending: !before }, { isAttending: before }]),
  );
});

test('a first no cannot be undone into a spot that costs something', async () => {
  const page = await open();
  await page.user.click(no());
  expect(await screen.findByText(/^Not going:/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(sentTo(page, 'POST')).toEqual([{ isAttending: false }]);
});

test.each([
  [
    'a yes that credit pays',
    true,
    { used: 10, returned: 0, left: 30 },
    /^You’re in: .*Your credit paid \$10\.00\. Credit left: \$30\.00\./,
  ],
  [
    'a no that gives credit',
    false,
    { used: 0, returned: 10, left: 10 },
    /The \$10\.00 you paid is credit now, and pays for what you owe\. Credit left: \$10\.00\.$/,
  ],
] as const)('%s says so', async (_what, isAttending, credit, said) => {
  const answer = new Answer(200, { ...receipt(isAttending), credit });
  const page = await open({ isAttending: !isAttending }, { [`PUT ${answers}`]: answer });
  await page.user.click(isAttending ? yes() : no());
  expect(await screen.findByText(said)).toBeVisible();
});

test('the answer that holds is not sent again', async () => {
  const page = await open({ isAttending: true });
  await page.user.click(yes());
  expect(sentTo(page, 'PUT')).toEqual([]);
});

test('an answer that was given on another device is changed', async () => {
  const page = await open({}, { [`POST ${answers}`]: errorReply(409, 'attendanceExists') });
  await page.user.click(yes());
  expect(await screen.findByText(/^You’re in:/)).toBeVisible();
  expect(sentTo(page, 'PUT')).toEqual([{ isAttending: true }]);
});

test('two taps in a row are sent one after the other, and the last one counts', async () => {
  const { reply, release } = later();
  const page = await open({}, { [`POST ${answers}`]: reply });
  await page.user.click(yes());
  // A no before that is a first answer, too.
  await waitFor(() => expect(yes()).toHaveAttribute('aria-pressed', 'true'));
  await page.user.click(no());
  await waitFor(() => expect(no()).toHaveAttribute('aria-pressed', 'true'));
  expect(sentTo(page, 'PUT')).toEqual([]);
  await act(async () => release(new Answer(201, receipt(true))));
  await waitFor(() => expect(sentTo(page, 'PUT')).toEqual([{ isAttending: false }]));
  await waitFor(() => expect(no()).toHaveAttribute('aria-pressed', 'true'));
});

test('an older answer that fails leaves the newer one, and says nothing', async () => {
  const { reply, release } = later();
  const page = await open({}, { [`POST ${answers}`]: reply, [`PUT ${answers}`]: later().reply });
  await page.user.click(yes());
  // A no before that is a first answer, too.
  await waitFor(() => expect(yes()).toHaveAttribute('aria-pressed', 'true'));
  await page.user.click(no());
  await act(async () => release(errorReply(403, 'notAllowed', 'Not this time.')));
  await waitFor(() => expect(sentTo(page, 'PUT')).toEqual([{ isAttending: false }]));
  expect(no()).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByText('Not this time.')).not.toBeInTheDocument();
});

test('a refusal takes the answer back, in the server’s words, and can be tried again', async () => {
  const refused = errorReply(403, 'notAllowed', 'Not this time.');
  const { user } = await open({}, { [`POST ${answers}`]: inTurn(refused, new Answer(201, receipt(true))) });
  await user.click(yes());
  expect(await screen.findByRole('alert')).toHaveTextContent('Not this time.');
  expect(yes()).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByText('8 of 20 spots taken')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^You’re in:/)).toBeVisible();
  expect(screen.queryByText('Not this time.')).not.toBeInTheDocument();
});

test('without a connection it says so, and the answer can be sent again', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user } = await open({}, { [`POST ${answers}`]: inTurn(silence, new Answer(201, receipt(true))) });
  await user.click(yes());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'You’re offline: your answer for Saturday, November 28 wasn’t sent.',
  );
  online.mockReturnValue(true);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^You’re in:/)).toBeVisible();
});

test('no answer from the server is waited for twice more, a second apart', async () => {
  const { reply, release } = later();
  const page = await open({}, { [`POST ${answers}`]: inTurn(silence, silence, reply()) });
  await page.user.click(yes());
  await waitFor(() => expect(sentTo(page, 'POST')).toHaveLength(3));
  expect(yes()).toHaveAttribute('aria-pressed', 'true');
  await act(async () => release(new Answer(201, receipt(true))));
  expect(await screen.findByText(/^You’re in:/)).toBeVisible();
  expect(sentTo(page, 'POST')).toHaveLength(3);
});

test('a session that has just filled up offers its waiting list at once', async () => {
  const page = await open(
    {},
    {
      [`POST ${answers}`]: errorReply(409, 'sessionFull', 'This session is full.'),
      'POST /api/v1/Sessions/s1/waiting-list': session({
        status: SessionStatus.Full,
        registeredPlayersCount: 20,
        waitingPosition: 1,
      }),
    },
  );
  await page.user.click(yes());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('This session is full.');
  await page.user.click(within(alert).getByRole('button', { name: 'Join the waiting list' }));
  expect(await screen.findByText('Saturday, November 28: You’re 1st on the waiting list.')).toBeVisible();
});

test('whoever waits can take a spot that nobody answered the call for', async () => {
  const page = await open({ status: SessionStatus.Open, registeredPlayersCount: 19, waitingPosition: 1 });
  expect(no()).toBeEnabled();
  await page.user.click(yes());
  expect(await screen.findByText(/^You’re in:/)).toBeVisible();
  expect(sentTo(page, 'POST')).toEqual([{ isAttending: true }]);
});

test('a full session that has not been answered takes a no, too', async () => {
  const page = await open({ status: SessionStatus.Full, registeredPlayersCount: 20 });
  expect(screen.getByRole('button', { name: /^Join the waiting list/ })).toBeVisible();
  await page.user.click(no());
  expect(await screen.findByText('Not going')).toBeVisible();
  expect(sentTo(page, 'POST')).toEqual([{ isAttending: false }]);
});

describe('before a spot is lost for good', () => {
  const dialog = () => screen.findByRole('alertdialog', { name: 'Not going on Sat,\u00a0Nov\u00a028?' });

  test('a late no says so, and what becomes of the money; nothing is sent before', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-27T20:00:00Z'));
    const page = await open({ isAttending: true }, { 'GET /api/v1/Payments/mine': [payment({ paid: 4 })] });
    await page.user.click(no());
    const question = await dialog();
    expect(question).toHaveTextContent('It starts in less than 24 hours.');
    // The question asks for the payments itself.
    await waitFor(() => expect(question).toHaveTextContent('You won’t owe $6.00 any more.'));
    expect(question).toHaveTextContent('becomes credit');
    expect(question).not.toHaveTextContent('waiting.');
    expect(sentTo(page, 'PUT')).toEqual([]);
    await page.user.click(within(question).getByRole('button', { name: 'Keep my spot' }));
    expect(no()).toHaveFocus();
    expect(yes()).toHaveAttribute('aria-pressed', 'true');

    await page.user.click(no());
    await page.user.click(within(await dialog()).getByRole('button', { name: 'Not going' }));
    await waitFor(() => expect(sentTo(page, 'PUT')).toEqual([{ isAttending: false }]));
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  });

  test('a spot that somebody waits for may be gone at once: that is said, and no way back is promised', async () => {
    const full = { status: SessionStatus.Full, registeredPlayersCount: 20, waitingListCount: 2 };
    const page = await open({ ...full, isAttending: true });
    await page.user.click(no());
    const question = await dialog();
    expect(question).toHaveTextContent('2 people are waiting and may get your spot.');
    expect(question).not.toHaveTextContent('refunded');
    await page.user.click(within(question).getByRole('button', { name: 'Not going' }));
    expect(await screen.findByText(/^Not going:/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(await screen.findByRole('button', { name: /^Join the waiting list/ })).toBeVisible();
  });
});

describe('guests who go with a no', () => {
  const of = { isAttending: true, place: place({ guests: [{ id: 'g1', firstName: 'Camille' }] }) };
  const giveUpAndUndo = async (given: Record<string, unknown> = {}) => {
    const theirs = [
      payment(),
      payment({ guestName: 'Camille', reference: 'CS-GUEST' }),
      // Dropped too late: stays owed.
      payment({ guestName: 'Malik', reference: 'CS-LATE', late: true }),
    ];
    const page = await open(of, { 'GET /api/v1/Payments/mine': theirs, ...given });
    await page.user.click(no());
    const question = await screen.findByRole('alertdialog', { name: 'Not going on Sat,\u00a0Nov\u00a028?' });
    expect(question).toHaveTextContent('The spot of your guest Camille goes too.');
    expect(question).toHaveTextContent('You won’t owe $20.00 any more.');
    // Nothing has been paid, and nobody waits.
    expect(question).not.toHaveTextContent(/credit|waiting/);
    await page.user.click(within(question).getByRole('button', { name: 'Not going' }));
    await page.user.click(await screen.findByRole('button', { name: 'Undo' }));
    const bodies = [{ isAttending: false }, { isAttending: true, guests: ['Camille'] }];
    await waitFor(() => expect(sentTo(page, 'PUT')).toEqual(bodies));
  };

  test('come back when it is undone, and say nothing of room', async () => {
    let current = session(of);
    const back = ({ body }: { body?: unknown }) => {
      const { isAttending } = body as { isAttending: boolean };
      const theirs = isAttending ? of.place : place({ standing: 'out' });
      current = session({ isAttending, place: theirs });
      return new Answer(200, { attendance: record({ isAttending, place: theirs }), paymentDue: null });
    };
    await giveUpAndUndo({ [`PUT ${answers}`]: back, [upcoming]: () => [current] });
    expect(await screen.findByText(/^You’re in:/)).not.toHaveTextContent('no room');
    expect(await screen.findByText('Your guest: Camille')).toBeVisible();
  });

  test('who find no room any more are named', async () => {
    await giveUpAndUndo();
    expect(await screen.findByText(/^You’re in: .* There was no room left for Camille\.$/)).toBeVisible();
  });
});

test('note and calendar are behind one button', async () => {
  const { user } = await open({ isAttending: true });
  expect(screen.queryByRole('button', { name: /^Add to calendar/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^More, / }));
  expect(
    await screen.findByRole('link', { name: 'Add a note for Saturday, November 28, 10:00\u00a0AM' }),
  ).toHaveAttribute('href', '/sessions/s1?note=true');
  expect(screen.getByRole('button', { name: /^Add to calendar/ })).toBeVisible();
});
