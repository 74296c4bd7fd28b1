import { screen, waitFor } from '@testing-library/react';
import { type Session, SessionStatus } from 'shared-api';
import { Answer, errorReply, record, session } from 'shared-ui/testing';
import { answers, answersFor, openAnswer, yes } from '../../../testing/answer';
import { asPlayer } from '../../../testing/as-player';

asPlayer();

const join = 'POST /api/v1/Sessions/s1/waiting-list';
const full = { status: SessionStatus.Full, registeredPlayersCount: 20 };
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
    },
    {
      pathname: '/attendance-confirmation',
      search: `?sessionId=s1&yes=${pressed}`,
      state: entered ? { entered: true } : null,
    },
  );
const made = (sent: Awaited<ReturnType<typeof arrive>>['sent']) =>
  [`POST ${answers}`, `PUT ${answers}`, join].filter((call) => sent.to(call).length > 0);

test('a yes that was pressed before the login is given after it, once, at the price that was shown', async () => {
  const { sent, router } = await arrive('10');
  expect(await screen.findByRole('heading', { name: 'You’re in!' })).toBeVisible();
  expect(sent.to(`POST ${answers}`).map(({ body }) => body)).toEqual([{ isAttending: true, notes: null }]);
  // A reload, and the way back, say nothing again.
  await waitFor(() => expect(router.state.location.search).toBe('?sessionId=s1'));
  expect(router.state.location.state).toBeNull();
});

test('so is a wait', async () => {
  const { sent } = await arrive('wait', full);
  await waitFor(() => expect(made(sent)).toEqual([join]));
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
    { pathname: '/attendance-confirmation', search: '?sessionId=s1&yes=10', state: { entered: true } },
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('From Friday.');
  failing = false;
  await user.click(await yes());
  expect(await screen.findByRole('heading', { name: 'You’re in!' })).toBeVisible();
  expect(sent.to(`POST ${answers}`)).toHaveLength(2);
});
