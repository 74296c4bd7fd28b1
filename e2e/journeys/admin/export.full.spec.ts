import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { read, utils } from 'xlsx';
import type { Payment } from '../../../shared-api/contract';
import { asAdmin, openConsole } from '../../support/console';
import { journeyLocales, type Locale } from '../../support/locales';
import { uniqueName } from '../../support/people';
import { expect, test } from '../../support/test';

const columns = ['date', 'time', 'userName', 'email', 'amount', 'status', 'paymentId'].concat(
  'plan',
  'method',
  'reference',
  'total',
  'late',
  'for',
);
const statuses = ['pending', 'completed', 'failed', 'refunded'];
const methods = ['interac', 'creditCard', 'payPal', 'other', 'cash'];

type Translate = Locale['t'];

/** A payment's contribution to the total. */
const counted = ({ status, amount }: Payment) => [0, amount, -amount, -amount][status] ?? 0;

/** The last line: the sum, to the cent. */
const totalLine = (t: Translate, rows: Payment[]) => [
  t('export.column.total'),
  ...columns.slice(4).map(() => ''),
  rows.reduce((cents, row) => cents + Math.round(counted(row) * 100), 0) / 100,
  '',
  '',
];

/** The club's local time: `yyyy-MM-dd` and `HH:mm:ss`. */
const wall = (instant: string): [string, string] => {
  const [date = '', time = ''] = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'America/Toronto',
    dateStyle: 'short',
    timeStyle: 'medium',
  })
    .format(new Date(instant))
    .split(' ');
  return [date, time];
};

const cellsOf = (t: Translate, row: Payment) => [
  ...wall(row.paymentDate),
  row.userName,
  row.userEmail,
  row.amount,
  t(`ui.paymentStatus.${statuses[row.status]}`),
  row.id,
  t(row.plan === 0 ? 'payments.filter.season' : 'ui.plan.dropIn'),
  t(`ui.paymentMethod.${methods[row.method]}`),
  row.reference,
  counted(row),
  row.late ? t('export.late') : '',
  t(row.plan === 0 ? 'ui.plan.season' : 'ui.plan.dropIn'),
];

/** The separator of columns and the decimal sign that Excel expects. */
const signs = { en: [',', '.'], fr: [';', ','] } as const;

/** Parses RFC 4180, independently of the writer. */
const linesOf = (csv: string, separator: string): string[][] =>
  [...csv.matchAll(/((?:"(?:[^"]|"")*"|[^"\r\n])*)\r\n/g)].map(([, line]) =>
    [
      ...`${line}${separator}`.matchAll(new RegExp(`("(?:[^"]|"")*"|[^"${separator}]*)${separator}`, 'g')),
    ].map(([, cell = '']) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)),
  );

const exported = async (page: Page, t: Translate, format: 'xlsx' | 'csv') => {
  await page.getByRole('button', { name: t('payments.export'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('export.title') });
  await dialog.getByRole('radio', { name: t(`export.format.${format}`) }).check();
  const arriving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: t('payments.export'), exact: true }).click();
  const download = await arriving;
  await expect(dialog).toBeHidden();
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
};

for (const { language, t } of journeyLocales('en')) {
  const head = columns.map((column) => t(`export.column.${column}`));
  test(`a formula for a name and accents arrive in the files as texts (${language})`, async ({
    page,
    request,
  }) => {
    const admin = await asAdmin(request);
    const username = uniqueName('tableur');
    const { id: userId } = await admin.call<{ id: string }>('post', '/api/v1/Users/create-user', {
      username,
      firstName: '=HYPERLINK("http://example.org","x")',
      lastName: 'Éloïse, « Çà »',
      email: `${username}@example.org`,
      password: 'Panier123!',
    });
    for (const amount of [10, 0.1, 1234.5])
      await admin.call('post', '/api/v1/Payments', { userId, plan: 1, amount });
    const rows = await admin.call<Payment[]>('get', `/api/v1/Payments?search=${username}`);
    expect(rows).toHaveLength(3);
    await openConsole(page, language, 'adminPayments', { search: username });

    const xlsx = await exported(page, t, 'xlsx');
    const [today] = wall(new Date().toISOString());
    expect(xlsx.name).toMatch(new RegExp(`^payments-${today}_\\d{4}-\\d\\d-\\d\\d--${today}\\.xlsx$`));
    const book = read(xlsx.content, { cellFormula: true });
    expect(book.SheetNames).toEqual(['Payments']);
    const sheet = book.Sheets.Payments ?? {};
    const lines = utils.sheet_to_json<(string | number)[]>(sheet, { header: 1, raw: true });
    expect(lines).toEqual([head, ...rows.map((row) => cellsOf(t, row)), totalLine(t, rows)]);
    const formulas = Object.values(sheet).filter((cell: unknown) => (cell as { f?: string } | null)?.f);
    expect(formulas).toEqual([]);

    const csv = await exported(page, t, 'csv');
    expect(csv.name).toBe(xlsx.name.replace('.xlsx', '.csv'));
    // The byte order mark for Excel.
    expect([...csv.content.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [separator, decimal] = signs[language];
    expect(linesOf(csv.content.subarray(3).toString('utf8'), separator)).toEqual([
      head,
      ...[...rows.map((row) => cellsOf(t, row)), totalLine(t, rows)].map((line) =>
        line.map((cell) =>
          typeof cell === 'number' ? cell.toFixed(2).replace('.', decimal) : cell.replace(/^[=+\-@]/, "'$&"),
        ),
      ),
    ]);
    await admin.remove(`/api/v1/Users/${userId}`);
  });
}
