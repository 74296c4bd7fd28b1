import { screen, waitFor } from '@testing-library/react';
import { type Session, SessionStatus } from 'shared-api';
import { Answer, errorReply, place, record, session } from 'shared-ui/testing';
import { answers, answersFor, no, openAnswer, yes } from '../../../testing/answer';
import { asPlayer } from '../../../testing/as-player';
import { openSchedule } from '../../../testing/schedule';
import { takingAnswers } from '../../../testing/taking-answers';

asPlayer();

const join = 'POST /api/v1/Sessions/s1/waiting-list';
const leave = 'DELETE /api/v1/Sessions/s1/waiting-list';
const full = { status: SessionStatus.Full, registeredPlayersCount: 20 };
const offered = { place: place({ standing: 'offered', offeredUntil: '2099-01-01T00:00:00Z' }) };
/** Opens the page as a login does for who had pressed a visitor's button before. */
const arrive = (
  pressed: string,
  of: Partial<Session> = {},
  { entered = true, before = undefined as ReturnType<typeof record> | undefined } = {},
) =>
  openAnswer(
    {
      ...answersFor(session(of), before),
      [`POST ${answers}`]: new Answer(201, { attendance: record(), paymentDue: null }),
      [`PUT ${answers}`]: { attendance: record(), paymentDue: null },
      [join]: session({ ...of, waitingPosition: 3 }),
      [leave]: new Answer(204),
    },
    {
      pathname: '/attendance-confirmation',
      search: `?sessionId=s1&answer=${pressed}`,
      state: entered ? { entered: true } : null,
    },
  );
const made = (sent: Awaited<ReturnType<typeof arrive>>['sent']) =>
  [`POST ${answers}`, `PUT ${answers}`, join, leave].filter((call) => sent.to(call).length > 0);

test('a yes that was pressed before the login is given after it, once, at the price that was shown', async () => {
  const { sent, router } = await arrive('10');
  expect(await screen.findByRole('heading', { name: 'You’re in!' })).toBeVisible();
  expect(sent.to(`POST ${answers}`).map(({ body }) => body)).toEqual([{ isAttending: true, notes: null }]);
  // A reload, and the way back, say nothing again.
  await waitFor(() => expect(router.state.location.search).toBe('?sessionId=s1'));
  expect(router.state.location.state).toBeNull();
});

test.each<[what: string, pressed: string, of: Partial<Session>, call: string]>([
  ['a wait', 'wait', full, join],
  ['the end of one', 'leave', { ...full, waitingPosition: 2 }, leave],
  ['a first no', 'no', {}, `POST ${answers}`],
  ['a first no to a full session', 'no', full, `POST ${answers}`],
  ['a yes to a spot that is offered', '10', { ...full, ...offered }, `POST ${answers}`],
  ['a yes of the person whose login had ended', '10&by=u1', {}, `POST ${answers}`],
])('so is %s', async (_what, pressed, of, call) => {
  const { sent } = await arrive(pressed, of);
  await waitFor(() => expect(made(sent)).toEqual([call]));
});

test('a no that would lose something asks first', async () => {
  const { user, sent } = await arrive(
    'no&by=u1',
    { isAttending: true, waitingListCount: 2, place: place() },
    { before: record() },
  );
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('2 people are waiting');
  expect(made(sent)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Not going' }));
  await waitFor(() => expect(made(sent)).toEqual([`PUT ${answers}`]));
});

test.each<[string, string, Partial<Session>, { entered?: boolean; before?: ReturnType<typeof record> }]>([
  ['the address alone says so', '10', {}, { entered: false }],
  ['the price has changed', '10', { dropInPrice: 12 }, {}],
  ['the session is full now', '10', full, {}],
  ['there is a spot now, which costs something', 'wait', {}, {}],
  ['it has been said already', '10', { isAttending: true }, { before: record() }],
  ['it is on the list already', 'wait', { ...full, waitingPosition: 2 }, {}],
  ['the session is cancelled', '10', { status: SessionStatus.Cancelled }, {}],
  ['it is no yes', 'true', {}, {}],
  ['it is another person’s', '10&by=u2', {}, {}],
  ['it was no, and is', 'no', { isAttending: false }, { before: record({ isAttending: false }) }],
  ['nobody waits any more', 'leave', {}, {}],
])('nothing is done by itself if %s', async (_, pressed, of, how) => {
  const { sent, router } = await arrive(pressed, of, how);
  await screen.findByRole('article');
  await waitFor(() => expect(router.state.location.search).toBe('?sessionId=s1'));
  expect(made(sent)).toEqual([]);
});

test('a yes that is refused says why, and can be given again', async () => {
  let failing = true;
  const { user, sent } = await openAnswer(
    {
      ...answersFor(session()),
      [`POST ${answers}`]: () =>
        failing
          ? errorReply(409, 'answersLater', 'From Friday.')
          : new Answer(201, { attendance: record(), paymentDue: null }),
    },
    { pathname: '/attendance-confirmation', search: '?sessionId=s1&answer=10', state: { entered: true } },
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('From Friday.');
  failing = false;
  await user.click(await yes());
  expect(await screen.findByRole('heading', { name: 'You’re in!' })).toBeVisible();
  expect(sent.to(`POST ${answers}`)).toHaveLength(2);
});

const ended = errorReply(401, 'notLoggedIn', 'You’re no longer logged in.');
const onCard = (name: RegExp) => screen.findByRole('button', { name });
test.each<[what: string, of: Partial<Session>, button: RegExp, call: string, kept: string]>([
  ['a yes', {}, /^I’m in/, `POST ${answers}`, '10'],
  ['a no', {}, /^Not going/, `POST ${answers}`, 'no'],
  ['a wait', full, /^Join the waiting list/, join, 'wait'],
  ['the end of one', { ...full, waitingPosition: 2 }, /^Leave the waiting list/, leave, 'leave'],
])(
  '%s that is refused as the login has ended leads to the login, with it and whose it is',
  async (...given) => {
    const [, of, button, call, kept] = given;
    const { user, router } = openSchedule({ ...takingAnswers([session(of)]), [call]: ended });
    await user.click(await onCard(button));
    await waitFor(() => expect(router.state.location.pathname).toBe('/attendance-confirmation'));
    expect(router.state.location).toMatchObject({
      search: `?sessionId=s1&answer=${kept}&by=u1`,
      state: { pressed: true },
    });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);

test('so does one of the session’s page', async () => {
  const { user, router } = await openAnswer(
    { ...answersFor(session()), [`POST ${answers}`]: ended },
    '/sessions/s1',
  );
  await user.click(await no());
  await waitFor(() => expect(router.state.location.search).toBe('?sessionId=s1&answer=no&by=u1'));
});
