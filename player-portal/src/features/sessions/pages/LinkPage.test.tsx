import { QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { useMemo, useState } from 'react';
import { useRoutes } from 'react-router-dom';
import { createQueryClient, SessionStatus, useAuth } from 'shared-api';
import {
  due,
  errorReply,
  loggedIn,
  logOut,
  type SentRequest,
  serve,
  session,
  silence,
} from 'shared-ui/testing';
import { renderPage } from '../../../testing/render';
import { Component as LinkPage } from './LinkPage';
import { Component as LinkResultPage } from './LinkResultPage';

const confirm = 'GET /api/v1/Attendance/confirm';
const link = (attending: boolean | null = true, page = '/attendance/confirm') =>
  `${page}?sessionId=s1&userId=u1&signature=sealed${attending === null ? '' : `&attending=${attending}`}`;

type Standing = 'in' | 'out' | 'waiting' | 'offered';
const place = (standing: Standing) => ({
  ...{ standing, source: 'person', position: standing === 'waiting' ? 2 : null, offeredUntil: null },
  ...{ isCall: false, missedOut: false, late: false, noCosts: null, guests: [] },
});

/** The server for one link: what stands; what asks is answered by a hand only. */
function mailed({ stands, asks, more }: { stands?: Standing; asks?: object; more?: object } = {}) {
  let now = stands;
  return {
    set: (next: Standing) => {
      now = next;
    },
    answer: ({ query }: SentRequest) => {
      const given = query.attending === undefined ? undefined : query.attending === 'true' ? 'in' : 'out';
      const waits = query.ask !== undefined && given !== undefined && asks !== undefined && given !== now;
      if (given && !waits) now = given;
      return {
        ...{ attending: now === 'in', firstName: 'Ana', place: now ? place(now) : null, session: session() },
        ...{ paymentDue: now === 'in' ? due : null, message: '', ...more },
        ...(waits && { costs: 0, guests: [], waiting: 0, ...asks }),
      };
    },
  };
}
const obliging = (sent: SentRequest) => mailed().answer(sent);

let changePerson: () => void;

/** The two pages of a mailed link, as the player portal has them. */
const Pages = () =>
  useRoutes([
    { path: '/attendance/confirm', element: <LinkPage /> },
    { path: '/presence/confirmer', element: <LinkPage /> },
    { path: '/attendance/confirmation', element: <LinkResultPage /> },
    { path: '/presence/confirmation', element: <LinkResultPage /> },
    { path: '*', element: null },
  ]);

/** The page as the shell makes it: anew for another person. */
function PersonsPages() {
  const [person, setPerson] = useState<string | null>(null);
  const client = useMemo(() => createQueryClient(person), [person]);
  changePerson = () => setPerson('u1');
  return (
    <QueryClientProvider key={person} client={client}>
      <Pages />
    </QueryClientProvider>
  );
}

/** Opens a link. @param answer of the server */
const open = (answer: unknown, address = link()) => {
  const sent = serve({ [confirm]: answer });
  return { ...renderPage(<Pages />, address), sent };
};

/** The answers that were sent, and whether by a hand. */
const answersIn = (sent: ReturnType<typeof serve>) =>
  sent
    .to(confirm)
    .filter(({ query }) => query.attending)
    .map(({ query }) => `${query.attending}${query.ask ? '' : ' by hand'}`);

afterEach(logOut);

test('the link’s answer is sent once, with all that it carries, and the result has the focus', async () => {
  const { sent, answered } = open(mailed().answer);
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  expect(await screen.findByRole('heading', { name: 'You’re in' })).toHaveFocus();
  await answered();
  expect(sent.to(confirm).map(({ query }) => query)).toEqual([
    { sessionId: 's1', userId: 'u1', attending: 'true', signature: 'sealed', ask: 'true' },
  ]);
  expect(screen.getByText(/Saturday, November 28, 2026/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'How to pay' })).toHaveTextContent('CS-4821');
});

test('the specified result page takes the link’s place in the history, in either language', async () => {
  const { whereabouts, router } = open(obliging);
  await screen.findByRole('heading', { name: 'You’re in' });
  expect(whereabouts()).toMatch(/^\/attendance\/confirmation\?status=success&attending=true&/);
  expect(router.state.historyAction).toBe('REPLACE');
});

test.each([
  ['reload', link(true, '/attendance/confirmation'), 'Not going'],
  ['the other language', link(true, '/presence/confirmation'), 'Absence notée'],
])('on %s the result says what stands by now, and sends no answer', async (_how, address, title) => {
  const { sent, answered } = open(mailed({ stands: 'out' }).answer, `${address}&status=success`);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  await answered();
  expect(answersIn(sent)).toEqual([]);
});

test('by Back, what was changed elsewhere stands, and nothing is sent', async () => {
  const server = mailed();
  const { sent, router, queries } = open(server.answer);
  await screen.findByRole('heading', { name: 'You’re in' });
  await act(() => router.navigate('/schedule'));
  server.set('out');
  await queries.invalidateQueries();
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('heading', { name: 'Not going' })).toBeVisible();
  expect(answersIn(sent)).toEqual(['true']);
});

test('a link that is opened again says what stands, and offers the other answer', async () => {
  const { user, sent, whereabouts } = open(mailed({ stands: 'out', asks: { costs: 10 } }).answer);
  expect(
    await screen.findByRole('heading', { name: 'Will you be there on Sat,\u00a0Nov\u00a028?' }),
  ).toBeVisible();
  expect(screen.getByText('You said you’re not going.')).toBeVisible();
  expect(screen.getByText('It costs $10.00.')).toBeVisible();
  expect(answersIn(sent)).toEqual(['true']);
  await user.click(screen.getByRole('button', { name: 'I’m in' }));
  expect(await screen.findByRole('heading', { name: 'You’re in' })).toBeVisible();
  expect(answersIn(sent)).toEqual(['true', 'true by hand']);
  expect(whereabouts()).toContain('attending=true');
});

test('who has not answered, and would owe, is asked, and may say no as well', async () => {
  const { user, sent } = open(mailed({ asks: { costs: 10 } }).answer);
  await user.click(await screen.findByRole('button', { name: 'Not going' }));
  expect(await screen.findByRole('heading', { name: 'Not going' })).toBeVisible();
  expect(answersIn(sent)).toEqual(['true', 'false by hand']);
});

test.each<[what: string, asks: object, words: RegExp]>([
  ['leaves the price owed', { costs: 10 }, /^\$10\.00 stays due/],
  ['gives up a guest’s spot', { guests: ['Camille'] }, /^The spot of your guest Camille goes too\.$/],
  ['gives the spot to somebody who waits', { waiting: 2 }, /^2 people are waiting/],
  ['withdraws what is owed', {}, /^You won’t owe \$10\.00 any more\.$/],
])('a no that %s is asked about, and sent by a hand', async (_what, asks, words) => {
  const { user, sent } = open(mailed({ stands: 'in', asks }).answer, link(false));
  expect(await screen.findByRole('heading', { name: 'Not going on Sat,\u00a0Nov\u00a028?' })).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Not going' }));
  expect(await screen.findByRole('heading', { name: 'Not going' })).toBeVisible();
  expect(answersIn(sent)).toEqual(['false', 'false by hand']);
});

test('a spot that is kept is shown, and nothing is sent', async () => {
  const { user, sent } = open(mailed({ stands: 'in', asks: {} }).answer, link(false));
  await user.click(await screen.findByRole('link', { name: 'Keep my spot' }));
  expect(await screen.findByRole('heading', { name: 'You’re in' })).toBeVisible();
  expect(answersIn(sent)).toEqual(['false']);
});

test('who logs in or out meanwhile sends no answer again', async () => {
  const sent = serve({ [confirm]: mailed().answer });
  renderPage(<PersonsPages />, link());
  expect(await screen.findByRole('heading', { name: 'You’re in' })).toBeVisible();
  act(() => changePerson());
  expect(await screen.findByRole('heading', { name: 'You’re in' })).toBeVisible();
  expect(answersIn(sent)).toEqual(['true']);
});

test('who is logged in reads that the link is another person’s, before and after', async () => {
  act(() => useAuth.getState().acceptLogin(loggedIn({ id: 'u2' })));
  const { user } = open(mailed({ asks: { costs: 10 } }).answer);
  const owner = /^This link is for Ana\. You’re logged in as /;
  expect(await screen.findByText(owner)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'I’m in' }));
  expect(await screen.findByRole('heading', { name: 'You’re in' })).toBeVisible();
  expect(screen.getByText(owner)).toBeVisible();
});

test('a full session’s list is not joined for whoever is logged in', async () => {
  act(() => useAuth.getState().acceptLogin(loggedIn({ id: 'u2' })));
  open(errorReply(409, 'sessionFull', 'This session is full.'));
  expect(await screen.findByText('This session is full.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Join the waiting list' })).not.toBeInTheDocument();
});

test('a torn link without an answer shows what stands, and both answers', async () => {
  const { sent } = open(obliging, link(null));
  expect(
    await screen.findByRole('heading', { name: 'Will you be there on Sat,\u00a0Nov\u00a028?' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'I’m in' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Not going' })).toBeVisible();
  expect(answersIn(sent)).toEqual([]);
});

test('once answers have closed, the result offers none', async () => {
  const closed = mailed({ stands: 'in', more: { closed: true } }).answer;
  open(closed, `${link(true, '/attendance/confirmation')}&status=success`);
  expect(await screen.findByRole('heading', { name: 'You’re in' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Not going' })).not.toBeInTheDocument();
});

test.each(['?userId=u1&attending=true', '?sessionId=s1&attending=true', ''])(
  'a link without its parameters (%s) is said to be invalid and asks nothing of the server',
  async (query) => {
    const sent = serve({});
    renderPage(<Pages />, `/attendance/confirm${query}`);
    expect(screen.getByText('Invalid confirmation link. Missing required parameters.')).toBeVisible();
    await waitFor(() => expect(sent).toEqual([]));
  },
);

test.each([
  [
    'the server’s own words',
    errorReply(400, 'invalidAttendanceLink', 'This link is not valid.'),
    'This link is not valid.',
  ],
  ['a wordless refusal', errorReply(500, 'internal'), 'An error occurred while confirming attendance'],
])('%s', async (_name, answer, words) => {
  open(answer);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Failed to confirm attendance' })).toBeVisible();
});

test('without an answer, it is not known whether it went through', async () => {
  open(silence);
  expect(await screen.findByText(/we don’t know whether this went through/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
});

test('what may pass by itself can be tried again; what is refused cannot', async () => {
  let answer: unknown = silence;
  const { user } = open((sent: SentRequest) => (answer === 'yes' ? obliging(sent) : answer));
  const again = await screen.findByRole('button', { name: 'Try again' });
  answer = 'yes';
  await user.click(again);
  expect(await screen.findByRole('heading', { name: 'You’re in' })).toBeVisible();
});

test('a session that has filled up leads to its waiting list', async () => {
  open(errorReply(409, 'sessionFull', 'This session is full.'));
  expect(await screen.findByRole('link', { name: 'Join the waiting list' })).toHaveAttribute(
    'href',
    '/attendance-confirmation?sessionId=s1',
  );
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('after a no to a full session the waiting list is offered, and not a yes that would be refused', async () => {
  const full = session({ status: SessionStatus.Full });
  open(mailed({ more: { session: full } }).answer, link(false));
  expect(await screen.findByRole('link', { name: 'Join the waiting list' })).toHaveAttribute(
    'href',
    '/attendance-confirmation?sessionId=s1',
  );
  expect(screen.queryByRole('link', { name: 'I’m in' })).not.toBeInTheDocument();
});

test.each([
  ['?status=success&attending=true', 'You’re in'],
  ['?status=success&attending=false', 'Not going'],
  ['?status=error&attending=true', 'Failed to confirm attendance'],
])('the result page tells what its address says: %s', (query, title) => {
  renderPage(<LinkResultPage />, `/attendance/confirmation${query}`);
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
});

test('a result page without parameters says what is missing', () => {
  renderPage(<LinkResultPage />, '/attendance/confirmation');
  expect(screen.getByText('Missing required parameters')).toBeVisible();
});
