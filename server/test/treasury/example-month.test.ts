import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EntryKind, PaymentStatus } from 'shared-api/contract';
import { clubForEach } from '../support/club';
import { enterInAccount } from '../support/payments';
import { decideTransfer, importRows } from '../support/statements';

const club = clubForEach();

const document = readFileSync(join(__dirname, '../../../docs/money.md'), 'utf8');

/** What the document calls each kind of entry. */
const names: Record<EntryKind, string> = {
  charge: 'Charged',
  reversal: 'Charge reversed',
  received: 'Received',
  refund: 'Refunded',
  applied: 'Paid from credit',
  credit: 'Credit given',
  correction: 'Corrected',
  opening: 'Opening balance',
};

/** The rows of the document's last table, in cents; an empty cell is 0. */
const tableOf = (text: string): Map<string, (string | number)[]> =>
  new Map(
    (text.split('once Chloé')[0] ?? '')
      .split('|                  |')[1]
      ?.split('\n')
      .filter((line) => line.startsWith('| ') && !line.startsWith('| -'))
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .map(([, name = '', ...cells]) => [
        name,
        cells.slice(0, 3).map((cell) => Math.round(Number(cell || 0) * 100)),
      ]),
  );

test('the example month of docs/money.md adds up to what the product says', async () => {
  const [ana, ben, chloe] = [
    await club.person({ firstName: 'Ana' }),
    await club.person({ firstName: 'Ben' }),
    await club.person({ firstName: 'Chloé' }),
  ];
  const boss = async () => club.again(await club.admin());
  const on = (day: number) => club.clock.set(new Date(`2026-10-${String(day).padStart(2, '0')}T16:00:00Z`));
  const owe = async ({ id: userId }: { id: string }, amount: number, plan = 1) =>
    (await club.call('POST /api/v1/Payments', { as: await boss(), body: { userId, amount, plan } })).ok(201);
  const setStatus = async (id: string, status: PaymentStatus, method?: number) => {
    const body = { status, ...(method !== undefined && { method }) };
    (await club.call('PUT /api/v1/Payments/{id}/status', { as: await boss(), params: { id }, body })).ok();
  };

  on(1);
  const pass = await owe(chloe, 95, 0);
  on(2);
  const first = await owe(ana, 10);
  const bens = await owe(ben, 10);
  on(3);
  await setStatus(pass.id, PaymentStatus.Completed);
  on(5);
  const { asked } = await importRows(club, `2026-10-05,INTERAC ${first.reference},25.00`);
  (await decideTransfer(club, asked[0]?.id ?? '', { decision: 'settle' })).ok();
  on(9);
  await setStatus(bens.id, PaymentStatus.Completed, 3);
  on(12);
  await owe(ana, 10);
  on(15);
  (await enterInAccount(club, ben.id, { kind: 'credit', amount: 5, reason: 'Carried the nets' })).ok();
  on(20);
  await setStatus(pass.id, PaymentStatus.Refunded);
  on(24);
  await owe(ben, 10);

  const params = { month: '2026-10' };
  const report = (await club.call('GET /api/v1/Months/{month}', { as: await boss(), params })).ok();
  const row = (of: Record<'owed' | 'credit' | 'money', number>) =>
    [of.owed, of.money, of.credit].map((dollars) => Math.round(dollars * 100));
  expect(tableOf(document)).toEqual(
    new Map([
      ['Opening balance', row(report.opening)],
      ...report.changes.map((change) => [names[change.kind], row(change)] as const),
      ['Closing balance', row(report.closing)],
    ]),
  );
});
