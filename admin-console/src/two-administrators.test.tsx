import { screen, waitFor, within } from '@testing-library/react';
import { Answer, serve } from 'shared-ui/testing';
import { Component as PaymentsPage } from './features/money/payments/PaymentsPage';
import { Component as UsersPage } from './features/people/users/UsersPage';
import { Component as SeasonsPage } from './features/schedule/seasons/SeasonsPage';
import { Component as SessionsPage } from './features/schedule/sessions/SessionsPage';
import { openForm } from './testing/actions';
import { renderPage } from './testing/render';
import { asksForNext, payment, season, session, user } from './testing/rows';

const summary = { totalRevenue: 0, seasonRevenue: 0, dropInRevenue: 0, paymentsCount: 1, months: [] };

/** For each resource: what one administrator types, and what the other has saved, as shown afterwards. */
const resources = [
  {
    path: '/admin/sessions?view=cards',
    page: <SessionsPage />,
    row: session,
    typed: [/Location/, 'Gymnase', 'location'],
    theirs: { maxCapacity: 31 },
    shown: ['Capacity', '31'],
  },
  {
    path: '/admin/seasons?view=cards',
    page: <SeasonsPage />,
    row: season,
    typed: [/Name/, 'Hiver', 'name'],
    theirs: { endDate: '2026-12-12' },
    shown: ['End date', 'December 12, 2026'],
  },
  {
    path: '/admin/users?view=cards',
    page: <UsersPage />,
    row: user,
    typed: [/Last name/, 'Lavoie', 'lastName'],
    theirs: { isAdmin: true },
    shown: ['Administrator', 'Yes'],
  },
  {
    path: '/admin/payments?view=cards',
    page: <PaymentsPage />,
    row: payment,
    typed: [/Amount/, '12.5', 'amount'],
    theirs: { status: 1 },
    shown: ['Status', 'Completed'],
  },
] as const;

describe.each(resources)('two administrators at $path', ({ path, page, row, typed, theirs, shown }) => {
  const [label, value, field] = typed;

  /** The other administrator saves between the opening of the form and its submission. */
  const start = async () => {
    const asked = serve(({ method, url, body }) => {
      if (method === 'PUT')
        return (body as { version: number }).version === row.version
          ? new Answer(409, { code: 'changedMeanwhile', message: 'Somebody has changed it.' })
          : { ...row, ...theirs, version: 5 };
      if (url.pathname.endsWith('/r1')) return { ...row, ...theirs, version: 4 };
      if (url.pathname.endsWith('/summary')) return summary;
      if (asksForNext(url)) return new Answer(200, [], 0);
      return new Answer(200, [row], 1);
    });
    const { user: hands } = renderPage(page, path);
    const dialog = await openForm(hands);
    const input = dialog.getByLabelText(label);
    await hands.clear(input);
    await hands.type(input, value);
    await hands.click(dialog.getByRole('button', { name: 'Save' }));
    const notice = await dialog.findByRole('alert');
    const sent = () => asked.by('PUT').map(({ body }) => body);
    return { hands, dialog, input, notice, sent };
  };

  test('the second is told what the first has changed, and can save over it what was typed', async () => {
    const { hands, dialog, input, notice, sent } = await start();
    expect(notice).toHaveTextContent('Someone else changed this');
    const [name, content] = shown;
    expect(within(notice).getByText(name).closest('div')).toHaveTextContent(content);
    expect(input).toHaveValue(value);
    await hands.click(dialog.getByRole('button', { name: 'Save mine over it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const number = Number(value);
    const mine = { [field]: Number.isNaN(number) ? value : number };
    expect(sent()).toMatchObject([
      { ...mine, version: 3 },
      { ...mine, version: 4 },
    ]);
  });

  // The form is every resource's.
  if (row === session)
    test('or takes theirs, and has sent nothing', async () => {
      const { hands, input, notice, sent } = await start();
      await hands.click(within(notice).getByRole('button', { name: 'Load their version' }));
      await waitFor(() => expect(input).not.toHaveValue(value));
      expect(screen.queryByText('Someone else changed this')).not.toBeInTheDocument();
      expect(sent()).toHaveLength(1);
    });
});
