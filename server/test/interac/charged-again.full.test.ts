import { PaymentStatus, type TransferDecision } from 'shared-api/contract';
import { clubForAll, type Person } from '../support/club';
import { noticeMail } from '../support/notices';
import { ofxStatement, ofxTransaction } from '../support/ofx';
import { askedPayments, recordPayment, savePayment } from '../support/payments';
import { placesIn } from '../support/places';
import { statement } from '../support/statements';

/* What is charged again under the same reference is paid again by an exact transfer. */
const club = clubForAll({
  mail: { from: 'no-reply@club.test', mailbox: { page: 0, smtp: 0 }, trustedServer: 'mx.club.test' },
});
let admin: Person;
beforeAll(async () => {
  admin = await club.admin();
});

const { say } = placesIn(() => club);
const base64 = (text: string) => Buffer.from(text).toString('base64');
const importOf = async (content: string) =>
  (await club.call('POST /api/v1/Transfers/import', { as: admin, body: { content } })).ok();
const decide = (id: string, body: TransferDecision) =>
  club.call('PUT /api/v1/Transfers/{id}/decision', { as: admin, params: { id }, body });
const balanceOf = async (as: Person) => {
  const { credit, owed } = (await club.call('GET /api/v1/Balances/mine', { as })).ok();
  return { credit, owed };
};
const mineOf = async ({ id }: Person) => (await askedPayments(club)).filter(({ userId }) => userId === id);

const row = (reference: string, nth: number) => `2026-11-18,INTERAC ${nth} ${reference},10.00`;
const files: Record<string, (reference: string, nth: number) => string> = {
  'a statement': (reference, nth) => statement(row(reference, nth)),
  OFX: (reference, nth) => {
    const number = `${reference}${nth}`;
    return base64(
      ofxStatement({ transactions: [ofxTransaction('10.00', reference, { number, date: '20261118' })] }),
    );
  },
  'a notice': (reference, nth) =>
    base64(
      noticeMail(
        reference,
        `C1A${reference.slice(3, 7)}000${nth}`,
        'mx.club.test; dkim=pass header.d=payments.interac.ca',
      ),
    ),
};

/** Somebody who has paid for a spot, given it back, spent the credit, and taken the spot again. */
async function takenAgain(pay: (reference: string) => Promise<void>): Promise<[Person, string]> {
  const player = await club.person();
  const session = await club.session();
  (await say(player, session, true)).ok();
  const [due] = await mineOf(player);
  await pay(due?.reference ?? '');
  (await say(player, session, false)).ok();
  await recordPayment(club, { userId: player.id, amount: 10 });
  (await say(player, session, true)).ok();
  const again = (await mineOf(player)).find(({ id }) => id === due?.id);
  expect(again).toMatchObject({ status: PaymentStatus.Pending, paidCents: 0, reference: due?.reference });
  expect(await balanceOf(player)).toEqual({ credit: 0, owed: 10 });
  return [player, due?.reference ?? ''];
}

describe.each(Object.entries(files))('by %s', (_, file) => {
  const settles = async (reference: string, nth: number) => {
    expect((await importOf(file(reference, nth))).settled).toMatchObject([{ reason: 'exact' }]);
  };

  test('a spot that is taken again, once its credit is spent', async () => {
    const [player, reference] = await takenAgain((reference) => settles(reference, 1));
    await settles(reference, 2);
    expect(await balanceOf(player)).toEqual({ credit: 0, owed: 0 });
    // Neither is counted twice.
    for (const nth of [1, 2]) expect((await importOf(file(reference, nth))).counts.duplicate).toBe(1);
  });

  test('what was refunded, sent, and is owed again', async () => {
    const player = await club.person();
    const { id, reference } = await recordPayment(club, { userId: player.id, amount: 10 });
    await settles(reference, 1);
    (await savePayment(club, id, { status: PaymentStatus.Refunded })).ok();
    const [refund] = (
      await club.call('GET /api/v1/Refunds', { as: admin, query: { search: reference } })
    ).ok();
    const params = { id: refund?.id ?? '' };
    const body = { decision: 'send' } as const;
    (await club.call('PUT /api/v1/Refunds/{id}/decision', { as: admin, params, body })).ok();
    (await savePayment(club, id, { status: PaymentStatus.Pending })).ok();
    await settles(reference, 2);
    expect(await balanceOf(player)).toEqual({ credit: 0, owed: 0 });
  });

  test('both of them are in one statement later', async () => {
    const [player, reference] = await takenAgain((reference) => settles(reference, 1));
    const { counts } = await importOf(statement(row(reference, 1), row(reference, 2)));
    expect(counts).toMatchObject({ settled: 1, duplicate: 1 });
    expect(await balanceOf(player)).toEqual({ credit: 0, owed: 0 });
  });
});

test('by hand, and undone without the first, whose money has been spent', async () => {
  const transfer = async (text: string) => {
    const { settled, asked } = await importOf(statement(`2026-11-18,INTERAC ${text},10.00`));
    return [...settled, ...asked][0]?.id ?? '';
  };
  let first = '';
  const [player, reference] = await takenAgain(async (reference) => {
    first = await transfer(reference);
  });
  const second = await transfer('FROM SOMEBODY ELSE');
  const paymentId = (await mineOf(player)).find((one) => one.reference === reference)?.id ?? '';
  (await decide(second, { decision: 'settle', paymentId })).ok();
  expect(await balanceOf(player)).toEqual({ credit: 0, owed: 0 });
  expect((await decide(first, { decision: 'undo' })).error().code).toBe('creditSpent');
  (await decide(second, { decision: 'undo' })).ok();
  expect(await balanceOf(player)).toEqual({ credit: 0, owed: 10 });
});
