import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
} as const;
const transfer = (changes: Partial<Transfer>): Transfer => ({
  id: 't1',
  date: '2026-11-18',
  amount: 10,
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
const sample = [
  ['Valeur', 'Texte', 'Somme'],
  ['05/11/2026', 'INTERAC de A B', '12,00'],
];

const fetched = {
  ...{ fetchedOn: '2026-11-20T15:00:00Z', problem: null, problemSince: null },
  last: { messages: 3, notices: 2, settled: 1, asked: 1 },
};

interface Served {
  mailbox?: Partial<NoticeMailbox>;
  /** The columns of the file are not recognised. */
  isUnknown?: boolean;
}

const start = (rows: Transfer[], query = '', { mailbox = {}, isUnknown = false }: Served = {}) => {
  let state = { ...noMailbox, ...mailbox };
  const asked = serve(({ method, url, body }: SentRequest) => {
    const path = url.pathname;
    if (path.includes('/mailbox')) {
      if (path.endsWith('/fetch')) state = { ...state, ...fetched };
      return state;
    }
    if (path.endsWith('/preview') && isUnknown && !(body as { mapping?: object }).mapping) {
      const none = { settled: 0, partly: 0, over: 0, unmatched: 0, duplicate: 0, notOurs: 0 };
      return {
        source: 'csv',
        counts: none,
        unreadableRows: [],
        mapping: null,
        isRemembered: false,
        sample,
        transfers: [],
      };
    }
    if (path.endsWith('/preview')) {
      const { id: _, decidedOn: __, decidedBy: ___, note: ____, version: _____, ...read } = transfer({});
      return {
        ...{ source: 'csv', counts, unreadableRows: [4], isRemembered: false },
        ...(isUnknown ? { mapping, sample } : { mapping: null, sample: [] }),
        transfers: [{ ...read, state: 'settled', reason: 'exact', payment }],
      };
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
  renderPage(<InteracPage />, `/admin/payments/interac${query}`);
  return asked;
};
const decisions = (asked: readonly SentRequest[]) => asked.filter(({ method }) => method === 'PUT');

test('a file is looked at first, then imported', async () => {
  const asked = start([]);
  const file = new File(['Date,Description,Amount'], 'statement.csv', { type: 'text/csv' });
  await userEvent.upload(await screen.findByLabelText('Choose files'), file);
  const table = await screen.findByRole('table', { name: 'The first transfer' });
  expect(table).toHaveTextContent('Settled: Zoé Roy, CS-DK8F-VAXK');
  expect(screen.getByText('1 row couldn’t be read.')).toBeVisible();
  expect(asked.some(({ url }) => url.pathname.endsWith('/import'))).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Import' }));
  expect(await screen.findByText('1 transfer settled, 2 to decide, 3 already known')).toBeVisible();
  const sent = asked.find(({ url }) => url.pathname.endsWith('/import'));
  expect(sent?.body).toEqual({ content: btoa('Date,Description,Amount') });
});

test('what is pasted is looked at, and may be left', async () => {
  const asked = start([]);
  fireEvent.change(await screen.findByLabelText('Or paste a notice or a statement'), {
    target: { value: 'Montant : 10,00 $' },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByLabelText('Or paste a notice or a statement')).toHaveValue('');
  expect(asked.some(({ url }) => url.pathname.endsWith('/import'))).toBe(false);
});

test('a transfer shows why it is asked about, its words as words, and settles by one press', async () => {
  const asked = start([transfer({ state: 'partly', reason: 'lessThanOwed', amount: 6, payment })]);
  const row = within(await screen.findByRole('article', { name: '$6.00 from JEAN TREMBLAY' }));
  expect(row.getByText('Right reference, less than what is owed')).toBeVisible();
  expect(row.getByText(/<b>INTERAC<\/b> from JEAN/)).toBeVisible();
  await userEvent.click(row.getByRole('button', { name: 'Settle' }));
  await waitFor(() => expect(decisions(asked)[0]?.body).toEqual({ decision: 'settle', version: 1 }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(decisions(asked)[1]?.body).toMatchObject({ decision: 'undo' }));
});

test('too much settles, and goes to the payer’s balance', async () => {
  start([transfer({ state: 'over', reason: 'moreThanOwed', amount: 15, payment })]);
  const row = within(await screen.findByRole('article'));
  expect(row.getByText('What is more than owed goes to the balance of Zoé Roy.')).toBeVisible();
  expect(row.getByRole('button', { name: 'Settle' })).toBeVisible();
});

test('without a reference somebody chooses among payments', async () => {
  const asked = start([transfer({})]);
  const row = within(await screen.findByRole('article'));
  expect(row.queryByRole('button', { name: 'Settle' })).not.toBeInTheDocument();
  await userEvent.click(row.getByRole('button', { name: 'Find the payment' }));
  expect(await row.findByText(/same amount/)).toBeVisible();
  await userEvent.click(row.getByRole('button', { name: 'Settle: Zoé Roy, CS-DK8F-VAXK, $10.00' }));
  await waitFor(() =>
    expect(decisions(asked)[0]?.body).toEqual({ decision: 'settle', paymentId: 'p1', version: 1 }),
  );
});

test('what names a withdrawn payment goes to that person’s balance by one press', async () => {
  const asked = start([transfer({ reason: 'withdrawn', payment })]);
  const row = within(await screen.findByRole('article'));
  expect(row.getByText(/^This payment is no longer owed/)).toBeVisible();
  expect(row.queryByRole('button', { name: 'Settle' })).not.toBeInTheDocument();
  await userEvent.click(row.getByRole('button', { name: 'Put to the balance of Zoé Roy' }));
  await waitFor(() =>
    expect(decisions(asked)[0]?.body).toEqual({ decision: 'credit', userId: 'u1', version: 1 }),
  );
});

test('a transfer without anything goes to the balance of whoever is found', async () => {
  const asked = start([transfer({})]);
  const row = within(await screen.findByRole('article'));
  await userEvent.click(row.getByRole('button', { name: 'Find the payment' }));
  await userEvent.type(row.getByRole('searchbox', { name: 'Find a person for their balance' }), 'zoé');
  await userEvent.click(await row.findByRole('button', { name: 'Put to the balance of Zoé Roy' }));
  await waitFor(() =>
    expect(decisions(asked)[0]?.body).toEqual({ decision: 'credit', userId: 'u1', version: 1 }),
  );
});

test('Enter does the likeliest, and the focus goes on to the next row', async () => {
  const asked = start([
    transfer({ id: 't1', payment }),
    transfer({ id: 't2', sender: 'B' }),
    transfer({ id: 't3', sender: 'C', state: 'settled', reason: 'exact', decidedOn: '2026-11-20T15:00:00Z' }),
  ]);
  const [first, second, third] = await screen.findAllByRole('article');
  first?.focus();
  await userEvent.keyboard('{Enter}');
  expect(second).toHaveFocus();
  await waitFor(() => expect(decisions(asked)).toHaveLength(1));
  // Without a payment, Enter shows suggestions, and again settles with the likeliest.
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('list', { name: 'Payments that may fit' })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Settle: Zoé Roy/ })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(second).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: /^Settle: Zoé Roy/ })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(third).toHaveFocus();
  await waitFor(() =>
    expect(decisions(asked)[1]?.body).toEqual({ decision: 'settle', paymentId: 'p1', version: 1 }),
  );
  // A decision is undone with a reason.
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('wrong person{Enter}');
  await waitFor(() =>
    expect(decisions(asked)[2]?.body).toEqual({ decision: 'undo', note: 'wrong person', version: 1 }),
  );
  expect(third).toHaveFocus();
});

test('the list can be narrowed to what is to be decided', async () => {
  const asked = start([transfer({})], '?state=open');
  await screen.findByRole('article');
  expect(asked.find(({ url }) => url.pathname.endsWith('/Transfers'))?.url.searchParams.get('state')).toBe(
    'open',
  );
});

const choose = async (name: RegExp, option: string) => {
  await userEvent.click(screen.getByRole('combobox', { name }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

test('where the columns are not recognised somebody says which holds what, by the keyboard too', async () => {
  const asked = start([], '', { isUnknown: true });
  const file = new File(['Valeur|Texte|Somme'], 'releve.csv', { type: 'text/csv' });
  await userEvent.upload(await screen.findByLabelText('Choose files'), file);
  expect(await screen.findByText(/couldn’t tell which column/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Choose the columns' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Which column holds what' }));
  expect(dialog.getByRole('cell', { name: 'INTERAC de A B' })).toBeVisible();
  // Missing input is reported before anything is sent.
  await userEvent.click(dialog.getByRole('button', { name: 'Use these columns' }));
  expect(await dialog.findAllByText('This field is required')).toHaveLength(3);
  await choose(/^Date$|^Date .*/, '1: Valeur');
  await choose(/^Dates are written/, 'day, month, year');
  await choose(/^Amount/, '3: Somme');
  act(() => dialog.getByRole('combobox', { name: /^Description/ }).focus());
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}{Escape}');
  await userEvent.click(dialog.getByRole('button', { name: 'Use these columns' }));
  expect(await screen.findByRole('table', { name: 'The first transfer' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Import' }));
  await screen.findByText('1 transfer settled, 2 to decide, 3 already known');
  const sent = asked.find(({ url }) => url.pathname.endsWith('/import'));
  expect(sent?.body).toEqual({ content: btoa('Valeur|Texte|Somme'), mapping });
});

test('a mailbox is set up; its password goes one way', async () => {
  const asked = start([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Set up a mailbox' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mailbox for Interac notices' }));
  await userEvent.type(dialog.getByLabelText(/IMAP server/), 'imap.club.test');
  await userEvent.type(dialog.getByLabelText(/Mailbox username/), 'club');
  await userEvent.type(dialog.getByLabelText(/^Password/), 'secret');
  await userEvent.click(dialog.getByRole('switch', { name: /Read it every few minutes/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(decisions(asked)[0]?.body).toEqual({
      ...{ host: 'imap.club.test', port: 993, security: 'tls', username: 'club', password: 'secret' },
      ...{ folder: 'INBOX', isOn: true },
    }),
  );
});

test('the desk says when the mailbox was read, what is wrong with it, and reads it now', async () => {
  const mailbox = { host: 'imap.club.test', username: 'club', hasPassword: true, isOn: true } as const;
  const problem = { problem: 'login', problemSince: '2026-11-19T15:00:00Z' } as const;
  start([], '', { mailbox: { ...mailbox, ...problem } });
  expect(await screen.findByText(/refuses the username or the password.*Since Nov/)).toBeVisible();
  expect(screen.getByText(/No email server is trusted/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Fetch now' }));
  expect(
    await screen.findByText(/Last read .*: 3 new messages, 1 transfer settled, 1 to decide/),
  ).toBeVisible();
});
