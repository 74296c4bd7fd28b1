import { QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { useMemo, useState } from 'react';
import { createQueryClient, SessionStatus } from 'shared-api';
import { due, errorReply, logOut, type SentRequest, serve, session, silence } from 'shared-ui/testing';
import { renderPage } from '../../../testing/render';
import { Component as LinkPage } from './LinkPage';
import { Component as LinkResultPage } from './LinkResultPage';

const confirm = 'GET /api/v1/Attendance/confirm';
const link = (attending = true) =>
  `/attendance/confirm?sessionId=s1&userId=u1&attending=${attending}&signature=sealed`;
const obliging = ({ query }: SentRequest) => ({
  attending: query.attending === 'true',
  session: session(),
  paymentDue: query.attending === 'true' ? due : null,
  message: 'Noted.',
});

let changePerson: () => void;

/** The page as the shell makes it: anew for another person. */
function PersonsPages() {
  const [person, setPerson] = useState<string | null>(null);
  const client = useMemo(() => createQueryClient(person), [person]);
  changePerson = () => setPerson('u1');
  return (
    <QueryClientProvider key={person} client={client}>
      <LinkPage />
    </QueryClientProvider>
  );
}

/** Asks about a no that would lose something. */
const asking = (loss: object) => (request: SentRequest) => ({
  ...obliging(request),
  ...(request.query.ask && { attending: true, ...loss }),
});

/** Opens a link. @param answer of the server */
const open = (answer: unknown, address = link()) => {
  const sent = serve({ [confirm]: answer });
  return { ...renderPage(<LinkPage />, address), sent };
};

afterEach(logOut);

test('the link’s answer is sent once, with all that it carries, and the result has the focus', async () => {
  const { sent } = open(obliging);
  expect(screen.getByRole('status')).toHaveTextContent('Recording your answer…');
  expect(await screen.findByRole('heading', { name: 'You’re in' })).toHaveFocus();
  expect(sent.to(confirm)).toHaveLength(1);
  expect(sent.to(confirm)[0]?.query).toEqual({
    sessionId: 's1',
    userId: 'u1',
    attending: 'true',
    signature: 'sealed',
  });
  expect(screen.getByText(/Saturday, November 28, 2026/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'How to pay' })).toHaveTextContent('CS-4821');
});

test('a no that costs something is asked about, and sent again once the person is sure', async () => {
  const { user, sent } = open(asking({ costs: 10 }), link(false));
  expect(await screen.findByRole('heading', { name: 'Not going on Sat, Nov 28?' })).toBeVisible();
  expect(screen.getByText(/^\$10\.00 stays due/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Not going' }));
  expect(await screen.findByRole('heading', { name: 'Not going' })).toBeVisible();
  expect(sent.to(confirm).map(({ query }) => query.ask)).toEqual(['true', undefined]);
});

test('a no that gives up a guest’s spot is asked about, and names the guest', async () => {
  open(asking({ costs: 0, guests: ['Camille'] }), link(false));
  expect(await screen.findByText('The spot of your guest Camille goes too.')).toBeVisible();
  expect(screen.queryByText(/stays due/)).not.toBeInTheDocument();
});

test('who logs in or out meanwhile sends no answer again', async () => {
  const sent = serve({ [confirm]: obliging });
  renderPage(<PersonsPages />, link());
  expect(await screen.findByRole('heading', { name: 'You’re in' })).toBeVisible();
  act(() => changePerson());
  expect(await screen.findByRole('heading', { name: 'You’re in' })).toBeVisible();
  expect(sent.to(confirm)).toHaveLength(1);
});

test('the other answer is one tap away, and takes the place of the first in the browser’s history', async () => {
  const { user, whereabouts, router } = open(obliging);
  await user.click(await screen.findByRole('link', { name: 'Not going' }));
  expect(await screen.findByRole('heading', { name: 'Not going' })).toBeVisible();
  expect(whereabouts()).toContain('attending=false');
  expect(router.state.historyAction).toBe('REPLACE');
  await user.click(screen.getByRole('link', { name: 'I’m in' }));
  expect(await screen.findByRole('heading', { name: 'You’re in' })).toBeVisible();
});

test.each(['?userId=u1&attending=true', '?sessionId=s1&attending=true', ''])(
  'a link without its parameters (%s) is said to be invalid and asks nothing of the server',
  async (query) => {
    const sent = serve({});
    renderPage(<LinkPage />, `/attendance/confirm${query}`);
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
  open({ attending: false, session: full, paymentDue: null, message: 'Noted.' }, link(false));
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
