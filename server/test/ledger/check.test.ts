import { sql } from 'drizzle-orm';
import { PaymentStatus } from 'shared-api/contract';
import { openClub } from '../support/club';
import { openFresh } from '../support/engines';
import { checkLedger } from '../support/ledger-promises';
import { recordPayment, setPaymentStatus } from '../support/payments';

test.each([
  [
    'a payment that was changed past the ledger',
    sql`update payments set status = ${PaymentStatus.Completed}::int where status = 0`,
  ],
  ['an amount that was', sql`update payments set amount = 11`],
  ['an entry for one that is not charged', sql`update payments set withdrawn_on = now()`],
  ['what a payment is said to have been paid', sql`update payments set paid_cents = 500`],
  [
    'a credit that no entry gives',
    sql`insert into accounts (id, credit_cents) values (gen_random_uuid(), 500)`,
  ],
])('whoever looks sees %s', async (_, wrong) => {
  const database = await openFresh();
  const club = await openClub({}, database);
  await recordPayment(club, { userId: (await club.person()).id, amount: 10 });
  await checkLedger(database.db);
  await database.db.execute(wrong);
  await expect(checkLedger(database.db)).rejects.toThrow('The ledger differs');
  await expect(club.close()).rejects.toThrow('The ledger differs');
});

test('nobody changes an entry, or deletes one', async () => {
  const club = await openClub();
  const { id } = await recordPayment(club, { userId: (await club.person()).id, amount: 10 });
  (await setPaymentStatus(club, id, PaymentStatus.Completed)).ok();
  const { db } = club.database;
  for (const statement of [
    sql`update entries set amount_cents = 1`,
    sql`update entries set reason = 'other'`,
    sql`delete from entries`,
    sql`delete from payments`,
  ]) {
    await expect(db.execute(statement)).rejects.toThrow();
  }
  await club.close();
});
