import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { NoticeMailbox, Transfer } from 'shared-api';
import { Answer, type SentRequest, serve } from 'shared-ui/testing';
import { renderPage } from '../../../testing/render';
import { Component as InteracPage } from './InteracPage';

const payment = {
  id: 'p1',
  userId: 'u1',
  userName: 'Zoé Roy',
  reference: 'CS-DK8F-VAXK',
  amount: 10,
  status: 0,
  plan: 1,
  sessionDate: '2026-11-28',
  guestName: null,
  passStart: null,
  passEnd: null,
  late: false,
} as const;
const transfer = (changes: Partial<Transfer>): Transfer => ({
  id: 't1',
  date: '2026-11-18',
  amount: 10,
  currency: 'CAD',
  doubt: null,
  sender: 'JEAN TREMBLAY',
  message: '<b>INTERAC</b> from JEAN',
  source: 'csv',
  dkim: null,
  state: 'unmatched',
  reason: 'noReference',
  payment: null,
  person: null,
  decidedOn: null,
  decidedBy: '',
  note: '',
  version: 1,
  ...changes,
});
const counts = { settled: 1, partly: 0, over: 0, unmatched: 2, duplicate: 3, notOurs: 0 };

const noMailbox: NoticeMailbox = {
  ...{ host: '', port: 993, security: 'tls', username: '', folder: 'INBOX', isOn: false, hasPassword: false },
  ...{ isFetching: false, fetchedOn: null, problem: null, problemSince: null, hasMore: false },
  last: { messages: 0, notices: 0, settled: 0, asked: 0 },
  trustedServer: null,
  version: 1,
};
const mapping = { firstRow: 1, date: 0, dateOrder: 'dmy', descriptions: [1], amount: 2 } as const;
/** What is filled in; the order of dates is wrong. */
const likely = { firstRow: 1, date: 0, dateOrder: 'mdy', descriptions: [1], amount: 2 } as const;
const sample = [
  ['Valeur', 'Texte', 'Somme'],
  ['05/11/2026', 'INTERAC de A B', '12,00'],
];

const fetched = {
  ...{ fetchedOn: '2026-11-20T15:00:00Z', problem: null, problemSince: null },
  last: { messages: 3, notices: 2, settled: 1, asked: 1 },
};

const preview = {
  ...{ source: 'csv', counts, unreadableRows: [4], isRemembered: false },
  ...{ mapping: null, asked: null, sample: [], sheets: [], transfers: [] },
};

interface Served {
  mailbox?: Partial<NoticeMailbox>;
  /** Whether the file's columns are not recognized. */
  isUnknown?: boolean;
  /** Whether it is a workbook of which a sheet has to be chosen. */
  isWorkbook?: boolean;
}

const sheets = ['October', 'November'];

const start = (
  rows: Transfer[],
  query = '',
  { mailbox = {}, isUnknown = false, isWorkbook = false }: Served = {},
) => {
  let state = { ...noMailbox, ...mailbox };
  const asked = serve(({ method, url, body }: SentRequest) => {
    const path = url.pathname;
    if (path.includes('/mailbox')) {
      if (path.endsWith('/fetch')) state = { ...state, ...fetched };
      return state;
    }
    const { sheet } = (body ?? {}) as { sheet?: number };
    if (path.endsWith('/preview') && isWorkbook && sheet === undefined)
      return { ...preview, sheets: sheets.map((name) => ({ name, isRead: false })) };
    if (path.endsWith('/preview') && isUnknown && !(body as { mapping?: object }).mapping)
      return { ...preview, asked: { likely, doubts: ['dateOrder', 'amounts'] }, sample };
    if (path.endsWith('/preview')) {
      const { id: _, decidedOn: __, decidedBy: ___, note: ____, version: _____, ...read } = transfer({});
      const transfers = [{ ...read, state: 'settled', reason: 'exact', payment }];
      return { ...preview, ...(isUnknown && { mapping, sample }), transfers };
    }
    if (path.endsWith('/import')) {
      return { source: 'csv', counts, unreadableRows: [4], settled: [], asked: [] };
    }
    if (path.endsWith('/suggestions')) {
      const { id: paymentId, userId: _, status: __, ...shown } = payment;
      return [
        { ...shown, paymentId, since: '2026-11-14T17:00:00Z', score: 85, sameAmount: true, sameName: false },
      ];
    }
    if (path.endsWith('/Users')) {
      return [{ id: 'u1', firstName: 'Zoé', lastName: 'Roy', email: 'zoe@club.test' }];
    }
    if (method === 'PUT')
      return transfer({ state: 'settled', reason: 'byHand', decidedOn: '2026-11-20T15:00:00Z' });
    return new Answer(200, rows, rows.length);
  });
  const { user } = renderPage(<InteracPage />, `/admin/payments/interac${query}`);
  return {
    user,
    asked,
    decisions: () => asked.by('PUT').map((request) => request.body),
    imports: () => asked.to('POST /api/v1/Transfers/import').map((request) => request.body),
  };
};

test('which of a workbook’s sheets it is, is asked before anything can be imported', async () => {
  const { user, imports } = start([], '', { isWorkbook: true });
  await user.upload(await screen.findByLabelText('Choose files'), new File(['…'], 'statement.xlsx'));
  expect(await screen.findByText('Which of these sheets is it?')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'November' }));
  await screen.findByRole('table', { name: 'The first transfer' });
  await user.click(screen.getByRole('button', { name: 'Import' }));
  await screen.findByText('1 transfer settled, 2 to decide, 3 already known');
  expect(imports()).toEqual([expect.objectContaining({ sheet: 1 })]);
});

test('a file is looked at first, then imported', async () => {
  const { user, imports } = start([]);
  const file = new File(['Date,Description,Amount'], 'statement.csv', { type: 'text/csv' });
  await user.upload(await screen.findByLabelText('Choose files'), file);
  const table = await screen.findByRole('table', { name: 'The first transfer' });
  expect(table).toHaveTextContent('pays CS-DK8F-VAXK, Zoé Roy');
  // Nothing is settled yet.
  expect(screen.getByText('1 will settle')).toBeVisible();
  expect(screen.getByText('2 to decide')).toBeVisible();
  expect(screen.getByText('1 row couldn’t be read.')).toBeVisible();
  expect(imports()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Import' }));
  expect(await screen.findByText('1 transfer settled, 2 to decide, 3 already known')).toBeVisible();
  expect(imports()).toEqual([{ content: btoa('Date,Description,Amount') }]);
});

test('what is pasted is looked at, and may be left', async () => {
  const { user, imports } = start([]);
  fireEvent.change(await screen.findByLabelText('Or paste notices or a statement'), {
    target: { value: 'Montant : 10,00 $' },
  });
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByLabelText('Or paste notices or a statement')).toHaveValue('');
  expect(imports()).toEqual([]);
});

test('several notices in one paste are looked at, and imported, at once', async () => {
  const { user, imports } = start([]);
  const notice = (number: string) => `Hi Courtside,\nReference Number: ${number}\nAmount: $10.00`;
  fireEvent.change(await screen.findByLabelText('Or paste notices or a statement'), {
    target: { value: `${notice('CA1')}\n${notice('CA2')}` },
  });
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect(await screen.findByText('2 will settle')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Import' }));
  expect(await screen.findByText('2 transfers settled, 4 to decide, 6 already known')).toBeVisible();
  expect(imports()).toEqual([{ content: btoa(notice('CA1')) }, { content: btoa(notice('CA2')) }]);
});

test.each([
  ['pass interac.ca (mx.example.com)', 'The email is signed by interac.ca'],
  ['fail interac.ca (mx.example.com)', 'The email’s signature isn’t valid'],
])('a signature is told in plain words: %s', async (dkim, words) => {
  start([transfer({ dkim })]);
  expect(await screen.findByText(words)).toBeVisible();
});

test('a transfer shows why it is asked about, its words as words, and settles by one press', async () => {
  const { user, decisions } = start([
    transfer({ state: 'partly', reason: 'lessThanOwed', amount: 6, payment }),
  ]);
  const row = within(await screen.findByRole('article', { name: '$6.00 from JEAN TREMBLAY' }));
  expect(row.getByText('Right reference, less than what is owed')).toBeVisible();
  expect(row.getByText(/<b>INTERAC<\/b> from JEAN/)).toBeVisible();
  await user.click(row.getByRole('button', { name: 'Settle' }));
  await waitFor(() => expect(decisions()[0]).toEqual({ decision: 'settle', version: 1 }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(decisions()[1]).toMatchObject({ decision: 'undo' }));
});

test('a doubt is said first, and settles only what somebody has confirmed', async () => {
  const { user, decisions } = start([
    transfer({ id: 't1', doubt: 'foreignSender', reason: 'noReference' }),
    transfer({ id: 't2', doubt: 'offered', reason: 'offered', payment }),
  ]);
  const [first, second] = await screen.findAllByRole('article');
  const forged = within(first as HTMLElement);
  expect(forged.getByRole('alert')).toHaveTextContent('Not from Interac’s address');
  expect(forged.getByText('No reference')).toBeVisible();
  await user.click(forged.getByRole('button', { name: 'Find the payment' }));
  await user.click(await forged.findByRole('button', { name: /^Settle: Zoé Roy/ }));
  expect(forged.getByText(/Is this money in your account/)).toBeVisible();
  expect(decisions()).toEqual([]);
  await user.keyboard('{Escape}');
  expect(forged.queryByText(/Is this money in your account/)).not.toBeInTheDocument();
  // The reason isn’t told twice, and Enter asks, too.
  expect(within(second as HTMLElement).getAllByText('Not deposited yet')).toHaveLength(1);
  second?.focus();
  await user.keyboard('{Enter}');
  expect(decisions()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Settle anyway' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(decisions()).toEqual([{ decision: 'settle', version: 1 }]));
});

test('what somebody has pasted themselves settles at once, and says that it proves nothing', async () => {
  const { user, decisions } = start([transfer({ doubt: 'pasted', reason: 'pasted', payment })]);
  const row = within(await screen.findByRole('article'));
  expect(row.queryByRole('alert')).not.toBeInTheDocument();
  expect(row.getByText(/^Pasted text proves nothing/)).toBeVisible();
  await user.click(row.getByRole('button', { name: 'Settle' }));
  await waitFor(() => expect(decisions()).toEqual([{ decision: 'settle', version: 1 }]));
});

test('money in another currency is shown as what it is, and can only be put away', async () => {
  start([transfer({ currency: 'USD', doubt: 'foreignCurrency', reason: 'foreignCurrency', payment })]);
  const row = within(await screen.findByRole('article', { name: '10.00\u00a0USD from JEAN TREMBLAY' }));
  expect(row.getByRole('alert')).toHaveTextContent('Not in Canadian dollars');
  expect(row.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Not ours']);
});

test('too much settles, and goes to the payer’s balance', async () => {
  start([transfer({ state: 'over', reason: 'moreThanOwed', amount: 15, payment })]);
  const row = within(await screen.findByRole('article'));
  expect(row.getByText('What’s more than owed becomes credit of Zoé Roy.')).toBeVisible();
  expect(row.getByRole('button', { name: 'Settle' })).toBeVisible();
});

test('the page opens on what is to decide, and shows the rest at one press', async () => {
  const { user, asked } = start([transfer({})]);
  await screen.findByRole('article');
  const states = () => asked.to('GET /api/v1/Transfers').map(({ query }) => query.state);
  expect(new Set(states())).toEqual(new Set(['open']));
  await user.click(screen.getByRole('button', { name: 'Show all transfers' }));
  await waitFor(() => expect(states().at(-1)).toBeUndefined());
  expect(screen.queryByRole('button', { name: 'Show all transfers' })).not.toBeInTheDocument();
});

test('without a reference somebody chooses among payments', async () => {
  const { user, decisions } = start([transfer({})]);
  const row = within(await screen.findByRole('article'));
  expect(row.queryByRole('button', { name: 'Settle' })).not.toBeInTheDocument();
  await user.click(row.getByRole('button', { name: 'Find the payment' }));
  expect(await row.findByText(/same amount/)).toBeVisible();
  await user.click(row.getByRole('button', { name: 'Settle: Zoé Roy, CS-DK8F-VAXK, $10.00' }));
  await waitFor(() => expect(decisions()[0]).toEqual({ decision: 'settle', paymentId: 'p1', version: 1 }));
});

test('what names a withdrawn payment goes to that person’s balance by one press', async () => {
  const { user, decisions } = start([transfer({ reason: 'withdrawn', payment })]);
  const row = within(await screen.findByRole('article'));
  expect(row.getByText(/^This payment is no longer owed/)).toBeVisible();
  expect(row.queryByRole('button', { name: 'Settle' })).not.toBeInTheDocument();
  await user.click(row.getByRole('button', { name: 'Add to balance: Zoé Roy' }));
  await waitFor(() => expect(decisions()[0]).toEqual({ decision: 'credit', userId: 'u1', version: 1 }));
});

test('a pasted transfer with somebody’s own reference says that it pays what they owe first', async () => {
  const person = { id: 'u1', name: 'Zoé Roy' };
  const { user, decisions } = start([transfer({ reason: 'pasted', doubt: 'pasted', person })]);
  const row = within(await screen.findByRole('article'));
  expect(row.getByText('Pays what Zoé Roy owes, oldest first; the rest becomes credit.')).toBeVisible();
  await user.click(row.getByRole('button', { name: 'Add to balance: Zoé Roy' }));
  await waitFor(() => expect(decisions()[0]).toEqual({ decision: 'credit', userId: 'u1', version: 1 }));
});

test('a transfer without anything goes to the balance of whoever is found', async () => {
  const { user, decisions } = start([transfer({})]);
  const row = within(await screen.findByRole('article'));
  await user.click(row.getByRole('button', { name: 'Find the payment' }));
  await user.type(row.getByRole('searchbox', { name: 'Or find whose balance it’s for' }), 'zoé');
  await user.click(await row.findByRole('button', { name: 'Add to balance: Zoé Roy' }));
  await waitFor(() => expect(decisions()[0]).toEqual({ decision: 'credit', userId: 'u1', version: 1 }));
});

test('Enter does the likeliest, and the focus goes on to the next row', async () => {
  const { user, decisions } = start([
    transfer({ id: 't1', payment }),
    transfer({ id: 't2', sender: 'B' }),
    transfer({ id: 't3', sender: 'C', state: 'settled', reason: 'exact', decidedOn: '2026-11-20T15:00:00Z' }),
  ]);
  const [first, second, third] = await screen.findAllByRole('article');
  first?.focus();
  await user.keyboard('{Enter}');
  expect(second).toHaveFocus();
  await waitFor(() => expect(decisions()).toHaveLength(1));
  // Without a payment, Enter shows suggestions; the next key is theirs who typed it, whenever the suggestions arrive.
  const search = { name: 'Search payments by name or reference' };
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('list', { name: 'Payments that may fit' })).toBeVisible();
  expect(screen.getByRole('textbox', search)).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(second).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('textbox', search)).toHaveFocus();
  await user.keyboard('zoé');
  await user.clear(screen.getByRole('textbox', search));
  expect(await screen.findByRole('button', { name: /^Settle: Zoé Roy/ })).toBeVisible();
  expect(screen.getByRole('textbox', search)).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(decisions()).toHaveLength(1);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(third).toHaveFocus();
  await waitFor(() => expect(decisions()[1]).toEqual({ decision: 'settle', paymentId: 'p1', version: 1 }));
  // A decision is undone with a reason.
  await user.keyboard('{Enter}');
  await user.keyboard('wrong person{Enter}');
  await waitFor(() => expect(decisions()[2]).toEqual({ decision: 'undo', note: 'wrong person', version: 1 }));
  expect(third).toHaveFocus();
});

test('keys move between rows and to the search, only while the focus is in the list', async () => {
  const { user } = start([transfer({ id: 't1' }), transfer({ id: 't2', sender: 'B' })]);
  const [first, second] = await screen.findAllByRole('article');
  await user.keyboard('j');
  expect(document.body).toHaveFocus();
  await user.click(first as HTMLElement);
  await user.keyboard('j');
  expect(second).toHaveFocus();
  await user.keyboard('jk');
  expect(first).toHaveFocus();
  await user.keyboard('/jk/');
  const search = screen.getByRole('searchbox');
  expect(search).toHaveFocus();
  expect(search).toHaveValue('jk/');
});

test('the list can be narrowed to what is to be decided', async () => {
  const { asked } = start([transfer({})], '?state=open');
  await screen.findByRole('article');
  expect(asked.to('GET /api/v1/Transfers')[0]?.query.state).toBe('open');
});

const choose = async (user: UserEvent, name: RegExp, option: string) => {
  await user.click(screen.getByRole('combobox', { name }));
  await user.click(await screen.findByRole('option', { name: option }));
};

test('what nothing in a file proves is asked about at once, with what is likely filled in', async () => {
  const { user, imports } = start([], '', { isUnknown: true });
  const file = new File(['Valeur|Texte|Somme'], 'releve.csv', { type: 'text/csv' });
  await user.upload(await screen.findByLabelText('Choose files'), file);
  const dialog = within(await screen.findByRole('dialog', { name: 'What each column is' }));
  expect(dialog.getByText('which number is the day, the month or the year')).toBeVisible();
  expect(dialog.getByText('which amounts came in and which went out')).toBeVisible();
  expect(dialog.getByRole('cell', { name: 'INTERAC de A B' })).toBeVisible();
  expect(dialog.getByRole('columnheader', { name: '3 Amount' })).toBeVisible();
  // The columns of the table say what is chosen.
  await choose(user, /^Amount/, '2: Texte');
  expect(dialog.getByRole('columnheader', { name: '3' })).toBeVisible();
  await choose(user, /^Amount/, '3: Somme');
  await choose(user, /^Dates are written/, 'day, month, year');
  await user.click(dialog.getByRole('button', { name: 'Use these columns' }));
  expect(await screen.findByRole('table', { name: 'The first transfer' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Import' }));
  await screen.findByText('1 transfer settled, 2 to decide, 3 already known');
  expect(imports()).toEqual([{ content: btoa('Valeur|Texte|Somme'), mapping }]);
});

test('who closes the question can’t import, and is told what is missing in it later', async () => {
  const { user } = start([], '', { isUnknown: true });
  const file = new File(['Valeur|Texte|Somme'], 'releve.csv', { type: 'text/csv' });
  await user.upload(await screen.findByLabelText('Choose files'), file);
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText(/Nothing in this file proves/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Choose the columns' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What each column is' }));
  await choose(user, /^Date$|^Date .*/, 'None');
  // By the keyboard: takes the description away.
  act(() => dialog.getByRole('combobox', { name: /^Description/ }).focus());
  await user.keyboard('{Enter}{Enter}{Escape}');
  await user.click(dialog.getByRole('button', { name: 'Use these columns' }));
  expect(await dialog.findAllByText('This field is required')).toHaveLength(2);
});

test('a mailbox is set up; its password goes one way', async () => {
  const { user, decisions } = start([]);
  await user.click(await screen.findByRole('button', { name: 'Set up a mailbox' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mailbox for Interac notices' }));
  await user.type(dialog.getByLabelText(/IMAP server/), 'imap.club.test');
  await user.type(dialog.getByLabelText(/Mailbox username/), 'club');
  await user.type(dialog.getByLabelText(/^Password/), 'secret');
  await user.click(dialog.getByRole('switch', { name: /Read it every few minutes/ }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(decisions()[0]).toEqual({
      ...{ host: 'imap.club.test', port: 993, security: 'tls', username: 'club', password: 'secret' },
      ...{ folder: 'INBOX', isOn: true },
    }),
  );
});

test('the desk says when the mailbox was read, what is wrong with it, and reads it now', async () => {
  const mailbox = { host: 'imap.club.test', username: 'club', hasPassword: true, isOn: true } as const;
  const problem = { problem: 'login', problemSince: '2026-11-19T15:00:00Z' } as const;
  const { user } = start([], '', { mailbox: { ...mailbox, ...problem } });
  expect(await screen.findByText(/refuses the username or the password.*Since Nov/)).toBeVisible();
  expect(screen.getByText(/No email server is trusted/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Fetch now' }));
  expect(
    await screen.findByText(/Last read .*: 3 new messages, 1 transfer settled, 1 to decide/),
  ).toBeVisible();
});
