import { screen, within } from '@testing-library/react';
import { type AttendanceRecord, type Session, SessionStatus } from 'shared-api';
import { balance, club, errorReply, now, openPayment, record, serve, session } from 'shared-ui/testing';
import { asPlayer } from '../../../testing/as-player';
import { renderPage } from '../../../testing/render';
import { Component as MySessionsPage } from './MySessionsPage';

asPlayer(now);

const open = (upcoming: Session[], mine: AttendanceRecord[] = [], given: Record<string, unknown> = {}) => {
  serve({
    'GET /api/v1/Settings/club': club,
    'GET /api/v1/Balances/mine': balance(),
    'GET /api/v1/Sessions/upcoming': upcoming,
    'GET /api/v1/Sessions/my-sessions': mine,
    ...given,
  });
  renderPage(<MySessionsPage />, '/my-sessions');
};

const past = record({
  id: 'past',
  sessionId: 's0',
  checkInTime: '2026-01-10T15:00:00Z',
  session: session({ id: 's0', sessionDate: '2026-01-10', status: SessionStatus.Completed }),
});

test('each upcoming session is there once, with both answers; past ones are only read', async () => {
  const coming = session({ isAttending: true });
  open([coming], [record({ id: 'coming', checkInTime: '2026-11-28T15:00:00Z', session: coming }), past]);
  const upcoming = within(await screen.findByRole('region', { name: 'Upcoming' }));
  expect(upcoming.getAllByRole('listitem')).toHaveLength(1);
  expect(upcoming.getByText('You’re in')).toBeVisible();
  expect(upcoming.getAllByRole('button')).toHaveLength(2);
  const before = within(screen.getByRole('region', { name: 'Past' }));
  expect(before.getByText('Saturday, January 10, 2026')).toBeVisible();
  expect(before.getByText('Played')).toBeVisible();
  expect(before.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'My attendance' })).toHaveAttribute('href', '/my-attendance');
});

test('a pressed “Not going” is not said a second time', async () => {
  open([session({ isAttending: false })]);
  const upcoming = within(await screen.findByRole('region', { name: 'Upcoming' }));
  expect(await upcoming.findByRole('button', { name: /^Not going/ })).toHaveAttribute('aria-pressed', 'true');
  expect(upcoming.getAllByText('Not going')).toHaveLength(1);
});

test('a past session says what is still owed for it', async () => {
  const due = openPayment({ sessionId: 's0', sessionDate: '2026-01-10' });
  open([], [past], { 'GET /api/v1/Balances/mine': balance([due]) });
  const before = within(await screen.findByRole('region', { name: 'Past' }));
  expect(await before.findByText('You owe $10.00')).toBeVisible();
});

test.each([
  [{ isPaid: true }, 'Played · Paid'],
  [{ isPaid: false }, 'Played'],
  // At the door, nobody had seen them.
  [{ isPaid: true, checkInTime: null }, 'Missed · Paid'],
])('a past session says whether it was played and paid: %o', async (facts, words) => {
  open([], [{ ...past, ...facts }]);
  const before = within(await screen.findByRole('region', { name: 'Past' }));
  expect(before.getByRole('listitem').textContent).toBe(`Saturday, January 10, 2026${words}`);
});

test('a cancelled session that the person had answered says why, and takes no answer', async () => {
  const off = {
    status: SessionStatus.Cancelled,
    isAttending: true,
    cancelReason: { en: 'Snow', fr: 'Neige' },
  };
  open([session(off), session({ id: 's2', status: SessionStatus.Cancelled })]);
  const upcoming = within(await screen.findByRole('region', { name: 'Upcoming' }));
  expect(upcoming.getAllByRole('listitem')).toHaveLength(1);
  expect(upcoming.getByText('Cancelled')).toBeVisible();
  expect(upcoming.getByText('Snow')).toBeVisible();
  expect(upcoming.queryByRole('button')).not.toBeInTheDocument();
});

test('without sessions the page says so, and shows no empty past', async () => {
  open([]);
  expect(await screen.findByRole('heading', { name: 'No upcoming sessions' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Past' })).not.toBeInTheDocument();
});

test('when only the past is missing, the upcoming sessions are there, and the past says so', async () => {
  const refused = errorReply(404, 'notFound', 'Nothing there.');
  open([session()], [], { 'GET /api/v1/Sessions/my-sessions': refused });
  const upcoming = within(await screen.findByRole('region', { name: 'Upcoming' }));
  expect(upcoming.getAllByRole('listitem')).toHaveLength(1);
  expect(within(screen.getByRole('region', { name: 'Past' })).getByRole('alert')).toHaveTextContent(
    'Nothing there.',
  );
});
