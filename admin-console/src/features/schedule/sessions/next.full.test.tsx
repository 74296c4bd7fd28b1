import { screen, waitFor, within } from '@testing-library/react';
import { SessionStatus } from 'shared-api';
import { addDays, clubDate } from 'shared-ui';
import { Answer, type SentRequest, serve } from 'shared-ui/testing';
import { renderPage } from '../../../testing/render';
import { session as row, turnout } from '../../../testing/rows';
import { Component as DashboardPage } from '../../dashboard/DashboardPage';
import { Component as SessionsPage } from './SessionsPage';

const today = clubDate();
const off = { ...row, id: 'off', sessionDate: today, status: SessionStatus.Cancelled };
const next = { ...row, id: 's1', sessionDate: addDays(today, 3), registeredPlayersCount: 16 };

/** A club with two upcoming sessions, the first of them cancelled, and none in the last 30 days. */
const served = ({ url }: SentRequest): unknown => {
  const { pathname, searchParams: query } = url;
  if (pathname.endsWith('/undecided')) return [];
  if (pathname.endsWith('/turnout')) return turnout;
  if (pathname.endsWith('/oddities')) return [];
  if (pathname.endsWith('/Communication/recipients'))
    return { people: 2, names: ['Ana Roy', 'Ben Roy'], skipped: 1, lastOn: null };
  if (pathname.includes('/Communication/attendance-reminder'))
    return { mailingId: 'm', total: 3, sent: 0, failed: 0, skipped: 1 };
  if (pathname.endsWith('/recipients')) return { people: 0 };
  if (pathname.endsWith('/Settings')) return { system: { firstSteps: null } };
  if (pathname.endsWith('/Dashboard')) return new Answer(404, { code: 'notFound', message: 'Away' });
  if (pathname.endsWith('/all'))
    return query.get('to') ? new Answer(200, [], 0) : new Answer(200, [off, next], 2);
  return new Answer(200, [], 0);
};

test.each([
  ['dashboard', <DashboardPage key="d" />, '/admin'],
  ['sessions', <SessionsPage key="s" />, '/admin/sessions'],
])(
  'the page %s begins with the next session that is played, and nudges who has not answered with two presses',
  async (_, page, path) => {
    const asked = serve(served);
    const { user } = renderPage(page, path);
    const card = within(await screen.findByRole('region', { name: /^\w+, \w+ \d+/ }));
    expect(await card.findByText('in, of 20 · 3 not going')).toBeVisible();
    expect(card.getByText('owed by 4 people')).toBeVisible();
    expect(card.queryByText('waiting')).not.toBeInTheDocument();
    await user.click(card.getByRole('button', { name: 'Nudge the 2 who haven’t answered' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(await question.findByText('Ana Roy, Ben Roy')).toBeVisible();
    expect(question.getByText(/^1 skipped/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Send to 2 people' }));
    expect(await screen.findByText('Sending 2 emails')).toBeVisible();
    expect(asked.to('POST /api/v1/Communication/attendance-reminder').map(({ body }) => body)).toEqual([
      { group: { sessionId: 's1', standing: 'unanswered' } },
    ]);
  },
);

test('it is cancelled with a usual reason, which is asked for even if nobody is e-mailed', async () => {
  const asked = serve((call) => (call.method === 'PUT' ? next : served(call)));
  const { user } = renderPage(<SessionsPage />, '/admin/seances');
  await user.click(await screen.findByRole('button', { name: 'Annuler' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(await question.findByRole('button', { name: 'Neige' }));
  await user.click(question.getByRole('button', { name: 'Annuler la séance' }));
  await waitFor(() => expect(asked.by('PUT')[0]?.body).toMatchObject({ status: 2, reason: 'Neige' }));
});

test('once it is cancelled, the dashboard counts anew', async () => {
  const asked = serve((call) => (call.method === 'PUT' ? next : served(call)));
  const { user } = renderPage(<DashboardPage />, '/admin');
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  const question = within(await screen.findByRole('alertdialog'));
  const before = asked.to('GET /api/v1/Dashboard').length;
  await user.click(question.getByRole('button', { name: 'Cancel the session' }));
  await waitFor(() => expect(asked.to('GET /api/v1/Dashboard').length).toBeGreaterThan(before));
});

test('each figure has one thing to do about it', async () => {
  const waiting = { ...turnout, waiting: 2 };
  serve((call) => (call.url.pathname.endsWith('/turnout') ? waiting : served(call)));
  renderPage(<SessionsPage />, '/admin/sessions');
  expect(await screen.findByRole('link', { name: 'Write' })).toHaveAttribute(
    'href',
    '/admin/communication?session=s1&standing=in',
  );
  expect(screen.getByRole('link', { name: 'See the order' })).toHaveAttribute('href', '/admin/sessions/s1');
  expect(screen.getByRole('button', { name: 'Remind the 4 who owe' })).toBeVisible();
});

test('its details have an address', async () => {
  serve(served);
  renderPage(<SessionsPage />, '/admin/seances');
  expect(await screen.findByRole('link', { name: 'Détails' })).toHaveAttribute('href', '/admin/seances/s1');
});

test('30 days without a session say how many are upcoming, and lead there', async () => {
  serve(served);
  const { user } = renderPage(<SessionsPage />, '/admin/sessions');
  expect(await screen.findByText('None in these 30 days')).toBeVisible();
  expect(screen.queryByText('No sessions yet')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '2 upcoming' }));
  expect(await screen.findAllByRole('article')).toHaveLength(2);
});
