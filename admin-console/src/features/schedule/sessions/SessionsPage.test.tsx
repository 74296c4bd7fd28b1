import { screen, waitFor, within } from '@testing-library/react';
import { rules } from 'shared-api';
import { addDays, clubDate } from 'shared-ui';
import { Answer, type SentRequest, serve } from 'shared-ui/testing';
import { chooseAction, openForm } from '../../../testing/actions';
import { renderPage } from '../../../testing/render';
import { session as row, turnout } from '../../../testing/rows';
import { usualSession } from './fields';
import { Component as SessionsPage } from './SessionsPage';

const session = { ...row, id: 's1', registeredPlayersCount: 18 };

const usual = ({ method, url }: SentRequest): unknown => {
  if (url.pathname.endsWith('/Settings'))
    return {
      ...{ address: '1, rue Saint-Denis', defaultLocation: rules.session.location.default },
      ...{ defaultPrice: 12, maxCapacity: 24, weekday: 6, startTime: '10:00', endTime: '12:00' },
    };
  if (url.pathname.endsWith('/recipients')) return { people: 2 };
  if (url.pathname.endsWith('/undecided')) return [];
  if (url.pathname.endsWith('/turnout')) return turnout;
  if (url.pathname.endsWith('/all')) return new Answer(200, [session], 1);
  return method === 'POST' ? new Answer(201, session) : session;
};

const openDialog = async (name: string) => {
  const { user } = renderPage(<SessionsPage />, '/admin/sessions');
  await user.click(await screen.findByRole('button', { name }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
};

const serveForecast = (forecast: object) =>
  serve((call) => (call.url.pathname.endsWith('/recipients') ? forecast : usual(call)));

/** Chooses an action that asks first. */
const ask = async (action: string) => {
  const { user } = renderPage(<SessionsPage />, '/admin/sessions');
  await chooseAction(user, action);
  return { user, question: within(await screen.findByRole('alertdialog')) };
};

test('the first page is the last 30 days up to today, twelve at a time', async () => {
  const asked = serve(usual);
  renderPage(<SessionsPage />, '/admin/sessions');
  expect(await screen.findByText('18 of 20 spots taken')).toBeInTheDocument();
  expect(asked.to('GET /api/v1/Sessions/all').find(({ query }) => query.to)?.query).toMatchObject({
    page: '1',
    pageSize: String(rules.page.sessions),
    from: addDays(clubDate(), -30),
    to: clubDate(),
    includePast: 'true',
  });
});

test('the bar of a session that is 90 percent full is red, and says it in words', async () => {
  serve(usual);
  renderPage(<SessionsPage />, '/admin/seances');
  const bar = await screen.findByRole('progressbar', { name: '18 places prises sur 20' });
  expect(bar).toHaveAttribute('aria-valuenow', '90');
  expect(bar).toHaveAttribute('data-tone', 'error');
});

test('every field of a new session is required; a capacity of zero and a negative price are refused', async () => {
  serve(usual);
  const { user, dialog } = await openDialog('New session');
  const field = (name: RegExp) => dialog.getByLabelText(name);
  expect(field(/Capacity/)).toHaveValue('24');
  expect(field(/Price/)).toHaveValue('12');
  for (const name of [/Date/, /Start time/, /End time/, /Location/, /Capacity/, /Price/])
    await user.clear(field(name));
  await user.click(dialog.getByRole('button', { name: 'Create session' }));
  await waitFor(() => expect(dialog.getAllByText('This field is required')).toHaveLength(6));
  await user.type(field(/Capacity/), '0');
  await user.type(field(/Price/), '-1');
  await user.click(dialog.getByRole('button', { name: 'Create session' }));
  expect(await dialog.findByText('Must be at least 1')).toBeInTheDocument();
  expect(dialog.getByText('Must be at least 0')).toBeInTheDocument();
});

test('without words from the server, the page’s own are shown', async () => {
  serve((asked) => (asked.method === 'POST' ? new Answer(500, {}) : usual(asked)));
  const { user, dialog } = await openDialog('New session');
  await user.click(dialog.getByRole('button', { name: 'Create session' }));
  expect(await dialog.findByText('Failed to create session')).toBeInTheDocument();
});

test('deleting asks, says that it cannot be undone, and does it once', async () => {
  const asked = serve(usual);
  const { user, question } = await ask('Delete');
  const dialog = screen.getByRole('alertdialog');
  expect(dialog).toHaveTextContent(/^Delete the session on \w+, \w+ \d+\?/);
  expect(dialog).toHaveTextContent('This cannot be undone.');
  await user.click(question.getByRole('button', { name: 'Delete the session' }));
  await waitFor(() => expect(asked.by('DELETE')).toHaveLength(1));
});

test('before a session is cancelled, the server’s number of e-mails is said, and the reason goes along', async () => {
  const asked = serveForecast({ people: 13 });
  const { user, question } = await ask('Cancel the session');
  expect(await question.findByText('13 people will be emailed.')).toBeInTheDocument();
  await user.type(question.getByLabelText('Reason (optional)'), 'No heating');
  await user.click(question.getByRole('button', { name: 'Cancel the session' }));
  await waitFor(() => expect(asked.by('PUT')[0]?.body).toMatchObject({ status: 2, reason: 'No heating' }));
});

test('that a deletion e-mails nobody is said, too, and then no reason is asked for', async () => {
  const asked = serveForecast({ people: 0 });
  const { question } = await ask('Delete');
  expect(await question.findByText('No one will be emailed.')).toBeInTheDocument();
  expect(question.queryByLabelText('Reason (optional)')).not.toBeInTheDocument();
  expect(asked.by('POST')[0]?.body).toEqual({ ids: ['s1'] });
});

test('a deletion says the money that it touches, in sentences, and nothing about what it does not', async () => {
  const none = { count: 0, total: 0 };
  const money = {
    withdrawn: { count: 4, total: 40 },
    due: none,
    repriced: none,
    credited: none,
    refunded: none,
    received: { count: 1, total: 10 },
  };
  serveForecast({ people: 5, money });
  const { question } = await ask('Delete');
  const notice = await question.findByRole('status');
  await waitFor(() => expect(notice).toHaveTextContent('5 people will be emailed.'));
  expect(notice).toHaveTextContent('Pending payments withdrawn: 4 ($40.00)');
  expect(notice).toHaveTextContent('Payments kept: 1 ($10.00). Nothing is refunded automatically.');
  expect(notice).not.toHaveTextContent(/due|now/);
});

test.each([
  ['cancels', 'Cancel the session', 'Cancel the session', 'PUT', { status: 2, paid: 'refund' }],
  ['deletes', 'Delete', 'Delete the session', 'DELETE', { paid: 'refund' }],
])(
  'who %s a session chooses what becomes of what was paid, and sees the amount for either',
  async (_, action, confirm, verb, body) => {
    const none = { count: 0, total: 0 };
    const one = { count: 1, total: 10 };
    const asked = serve((call) => {
      if (!call.url.pathname.endsWith('/recipients')) return usual(call);
      const isRefund = (call.body as { paid?: string }).paid === 'refund';
      const paid = isRefund ? { credited: none, refunded: one } : { credited: one, refunded: none };
      return { people: 5, money: { withdrawn: none, due: none, repriced: none, received: none, ...paid } };
    });
    const { user, question } = await ask(action);
    expect(await question.findByText('Payments that become credit: 1 ($10.00)')).toBeVisible();
    expect(question.getByRole('radio', { name: 'gets it as credit' })).toBeChecked();
    await user.click(question.getByRole('radio', { name: /list of refunds/ }));
    expect(await question.findByText('Payments to refund: 1 ($10.00)')).toBeVisible();
    await user.click(question.getByRole('button', { name: confirm }));
    await waitFor(() => expect(asked.by(verb)[0]?.body).toMatchObject(body));
  },
);

test('an edit says how many it e-mails once something has changed', async () => {
  const asked = serveForecast({ people: 1 });
  const { user } = renderPage(<SessionsPage />, '/admin/sessions');
  const dialog = await openForm(user);
  expect(dialog.queryByText(/will be emailed/)).not.toBeInTheDocument();
  await user.type(dialog.getByLabelText(/Location/), ' 2');
  expect(await dialog.findByText('1 person will be emailed.')).toBeInTheDocument();
  await user.type(dialog.getByLabelText(/Reason/), 'Painting');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(asked.by('PUT')[0]?.body).toMatchObject({
      location: 'Centre communautaire 2',
      reason: 'Painting',
    }),
  );
});

test('a series marks the dates that have a session and counts the others; what was skipped is told', async () => {
  const first = usualSession(clubDate()).sessionDate;
  const second = addDays(first, 7);
  serve((call) => {
    const { searchParams, pathname } = call.url;
    if (pathname.endsWith('/all') && searchParams.get('from') === first)
      return new Answer(200, [{ ...session, sessionDate: first }], 1);
    if (pathname.endsWith('/series'))
      return new Answer(201, { created: [{ ...session, sessionDate: second }], skipped: [first] });
    return usual(call);
  });
  const { user, dialog } = await openDialog('Repeat weekly');
  const taken = await dialog.findByRole('checkbox', { name: /Has a session already/ });
  expect(taken).toBeDisabled();
  expect(taken).not.toBeChecked();
  await user.click(dialog.getByRole('button', { name: 'Create 11 sessions' }));
  expect(await screen.findByText(/^1 session created\. Already had a session: /)).toBeInTheDocument();
});
