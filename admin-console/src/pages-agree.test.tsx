import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { SessionStatus } from 'shared-api';
import { Answer, serve } from 'shared-ui/testing';
import { auditQuery } from './features/audit/api';
import { dashboardQuery } from './features/dashboard/api';
import { setPaymentStatus } from './features/money/api';
import { updateUser } from './features/people/api';
import { createSession, updateSession } from './features/schedule/api';
import { outstandingQuery } from './layout/api';
import { renderPage } from './testing/render';
import { session, user } from './testing/rows';

/** What three pages say. */
function Pages() {
  const { data: log } = useQuery(auditQuery({ page: 1 }));
  const { data: figures } = useQuery(dashboardQuery());
  const { data: outstanding } = useQuery(outstandingQuery());
  return `${log?.total} entries, ${figures?.totalSessions} sessions, $${outstanding?.owed} owed`;
}

/** A club's server: each change is logged, a session counts, a cancelled one owes nothing any more. */
const startClub = () => {
  const club = { entries: 7, sessions: 3, owed: 40 };
  serve(({ method, call }) => {
    if (call === 'GET /api/v1/Audit') return new Answer(200, [], club.entries);
    if (call === 'GET /api/v1/Dashboard') return { totalSessions: club.sessions };
    if (call === 'GET /api/v1/Balances/summary') return { people: 1, owed: club.owed };
    club.entries += 1;
    if (call === 'POST /api/v1/Sessions') club.sessions += 1;
    if (/^PUT .*(Sessions|Payments)/.test(call)) club.owed = 0;
    return method === 'PUT' ? {} : session;
  });
};

const { id, version } = session;
const { sessionDate, startTime, endTime, location, dropInPrice, maxCapacity } = session;
const draft = { sessionDate, startTime, endTime, location, dropInPrice, maxCapacity };
const cancelled = { ...draft, status: SessionStatus.Cancelled, version };

test.each([
  ['a user is changed', () => updateUser({ params: { id }, body: user }), '8 entries, 3 sessions, $40 owed'],
  ['a session is created', () => createSession({ body: draft }), '8 entries, 4 sessions, $40 owed'],
  [
    'a session is cancelled',
    () => updateSession({ params: { id }, body: cancelled }),
    '8 entries, 3 sessions, $0 owed',
  ],
  [
    'a payment is received',
    () => setPaymentStatus({ params: { id }, body: { status: 1 } }),
    '8 entries, 3 sessions, $0 owed',
  ],
])('the log, the dashboard and what is owed agree after %s', async (_what, change, after) => {
  startClub();
  renderPage(<Pages />, '/admin');
  expect(await screen.findByText('7 entries, 3 sessions, $40 owed')).toBeInTheDocument();
  await act(async () => void (await change()));
  expect(await screen.findByText(after)).toBeInTheDocument();
});
