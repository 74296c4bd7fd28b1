import { asc, eq } from 'drizzle-orm';
import { addDays, clubDate } from 'shared-api/calendar';
import { PaymentMethod, PaymentStatus, Plan, type TransferReason } from 'shared-api/contract';
import type { Command } from '../../commands/perform';
import { refunds, transfers } from '../../db/schema';
import { markSent } from '../../features/balances/service';
import { importTransfers } from '../../features/interac/import';
import type { ReadTransfer } from '../../features/interac/reading';
import { decideTransfer } from '../../features/interac/service';
import { newReference } from '../../features/ledger/references';
import { accountOf } from '../../features/ledger/store';
import { withdraw } from '../../features/payments/dues';
import { createPayment, putStatus } from '../../features/payments/service';
import { decideRefund } from '../../features/treasury/refunds';
import { enterForCredit, remind } from '../../features/treasury/service';
import type { Admin } from '../../security/caller';
import type { Member } from '../members';
import { transfer } from '../transfer';

/** Somebody who owes ten dollars. */
interface Debt {
  id: string;
  reference: string;
  payer: Member;
}

const stranger = { firstName: 'Kim', lastName: 'Leblanc' };

/** Payments, transfers, refunds and credit in every state. @param people at least eighteen, `states` first */
export async function addGalleryMoney(
  services: Command,
  people: readonly Member[],
  admin: Admin,
): Promise<void> {
  const { db, clock } = services;
  const actor = { caller: admin, locale: 'en' } as const;
  const today = clubDate(clock.now());
  const day = addDays(today, -2);
  const debts: Debt[] = [];
  for (const payer of people) {
    const due = { plan: Plan.DropIn, amount: 10, userId: payer.id, paymentDate: addDays(day, -3) };
    debts.push({ ...(await createPayment(services, due, actor)), payer });
  }
  const debt = (index: number): Debt => {
    const one = debts[index];
    if (!one) throw new Error('The gallery has too few people');
    return one;
  };
  const set = (index: number, status: PaymentStatus, method: PaymentMethod = PaymentMethod.Interac) =>
    putStatus(services, debt(index).id, { status, method }, actor);
  await set(1, PaymentStatus.Completed, PaymentMethod.CreditCard);
  await set(2, PaymentStatus.Completed, PaymentMethod.PayPal);
  await set(17, PaymentStatus.Completed, PaymentMethod.Other);
  await set(3, PaymentStatus.Failed);
  for (const index of [4, 5, 6]) {
    await set(index, PaymentStatus.Completed);
    await set(index, PaymentStatus.Refunded);
  }
  const [sent, dropped] = await db
    .select()
    .from(refunds)
    .where(eq(refunds.state, 'due'))
    .orderBy(asc(refunds.id));
  await decideRefund(
    services,
    sent?.id ?? '',
    { decision: 'send', sentOn: addDays(today, -1), note: '' },
    actor,
  );
  await decideRefund(services, dropped?.id ?? '', { decision: 'drop', note: 'Keeps it as credit' }, actor);

  const [exact, undone, part, over, less, more, withdrawn] = [7, 8, 9, 10, 11, 12, 13].map(debt) as Seven;
  await withdraw(services, db, { userId: withdrawn.payer.id }, 'keep');
  const sentBy = debt(14);
  await markSent(services, sentBy.id, true, { userId: sentBy.payer.id, locale: 'fr' });
  const [two, doubted] = [debt(15), debt(16)];
  const { reference: ahead } = await accountOf(db, people[7]?.id ?? '');
  const pay = ({ payer, reference }: Debt, dollars: number, other?: Partial<ReadTransfer>) =>
    transfer(payer, day, reference, dollars, other);
  const doubts = [
    'foreignSender',
    'foreignReceiver',
    'unproven',
    'contradictory',
    'unclearAmount',
    'forwarded',
    'pasted',
  ] as const;
  await importTransfers(
    services,
    [
      pay(exact, 10, { source: 'mail', dkim: 'pass' }),
      // The same in the bank's statement of the next day.
      transfer(exact.payer, addDays(day, 1), exact.reference, 10),
      pay(undone, 10, { source: 'ofx' }),
      ...[pay(part, 6), pay(over, 20), pay(less, 5), pay(more, 30), pay(withdrawn, 10), pay(debt(3), 10)],
      transfer(exact.payer, day, ahead, 50),
      transfer(exact.payer, addDays(today, -30), exact.reference, 10),
      transfer(two.payer, day, `${two.reference} ${sentBy.reference}`, 20),
      transfer(two.payer, day, 'Basket samedi', 10),
      transfer(stranger, day, newReference(), 10),
      transfer(stranger, day, mistyped(two.reference), 10),
      transfer(undefined, day, 'INTÉRÊT SUR DÉPÔT', 0.42, { isInterac: false }),
      transfer(stranger, day, 'Basket pour deux samedis', 20),
      transfer(stranger, day, 'Loyer', 450),
      pay(two, 10, { source: 'mail', dkim: dkimOf('offered'), doubt: 'offered' }),
      pay(doubted, 10, { source: 'ofx', currency: 'USD', doubt: 'foreignCurrency' }),
      pay(doubted, 10, { source: 'ofx', doubt: 'sameNumber' }),
      ...doubts.map((doubt) =>
        pay(doubted, 10, { source: doubt === 'pasted' ? 'text' : 'mail', dkim: dkimOf(doubt), doubt }),
      ),
    ],
    admin,
  );
  const rows = await db.select().from(transfers).where(eq(transfers.date, day));
  const idOf = (which: (row: (typeof rows)[number]) => boolean) => rows.find(which)?.id ?? '';
  const idFor = ({ id }: Debt, reason: TransferReason) =>
    idOf((row) => row.paymentId === id && row.reason === reason);
  await decideTransfer(services, idFor(part, 'lessThanOwed'), { decision: 'settle' }, actor);
  await decideTransfer(services, idFor(over, 'moreThanOwed'), { decision: 'settle' }, actor);
  await decideTransfer(
    services,
    idFor(undone, 'exact'),
    { decision: 'undo', note: 'Not theirs after all' },
    actor,
  );
  const credited = { decision: 'credit', userId: people[1]?.id ?? '', note: 'Their sister sent it' } as const;
  await decideTransfer(
    services,
    idOf(({ message }) => message.includes('deux samedis')),
    credited,
    actor,
  );
  const rent = { decision: 'notOurs', note: 'For the tenant upstairs' } as const;
  await decideTransfer(
    services,
    idOf(({ message }) => message === 'Loyer'),
    rent,
    actor,
  );

  const thanks = {
    kind: 'credit',
    amount: 10,
    reason: 'Merci pour les ballons. Thank you for the balls.',
  } as const;
  // Paid by what came in advance.
  const next = { plan: Plan.DropIn, amount: 10, userId: exact.payer.id };
  await createPayment(services, next, actor);
  await enterForCredit(services, people[2]?.id ?? '', thanks, admin);
  await remind(services, { ids: [people[0]?.id ?? ''] }, admin);
}

type Seven = [Debt, Debt, Debt, Debt, Debt, Debt, Debt];

const dkimOf = (doubt: string) =>
  doubt === 'foreignSender' ? 'fail' : ['unproven', 'pasted'].includes(doubt) ? null : 'pass';

/** A reference with its last character wrong. */
const mistyped = (reference: string): string =>
  `${reference.slice(0, -1)}${reference.endsWith('7') ? '8' : '7'}`;
