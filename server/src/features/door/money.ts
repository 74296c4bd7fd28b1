import { clubDate } from 'shared-api/calendar';
import { PaymentMethod, PaymentStatus } from 'shared-api/contract';
import type { DoorState } from 'shared-api/door';
import type { Command } from '../../commands/perform';
import type { Tx } from '../../db/types';
import type { Said } from '../../security/caller';
import { audit } from '../audit/store';
import { closedUntil, entryDate } from '../ledger/closing';
import { correct } from '../ledger/correct';
import { declareSent } from '../ledger/sent';
import { auditable, lockPayment, type PaymentRow } from '../ledger/store';
import { mailReceipts } from '../payments/receipts';
import { dueOf } from '../places/change';
import { keyOf, type PlaceRow, readDues } from '../places/known';
import { paidBy } from './policy';
import { notePaid } from './store';

const { Pending, Completed } = PaymentStatus;

/*
 * What is paid at the door. Cash is received on its day; an Interac transfer is the payer's word, which the transfer
 * itself settles (docs/money.md); on account, nothing moves.
 */

/**
 * Takes back what was entered and is not so any more. Before the places change: then the charge still stands.
 * @returns keys of people whose cash pays nothing here any more: it is credit, or was given back
 */
export async function takeBack(
  services: Command,
  sessionId: string,
  state: DoorState,
  places: readonly PlaceRow[],
  said: Said,
): Promise<Set<string>> {
  const { db: tx } = services;
  const stays = new Set<string>();
  const wrong = places.filter(
    (row) => row.paidAtDoor !== null && row.paidAtDoor !== paidBy(state, keyOf(row)),
  );
  if (wrong.length === 0) return stays;
  const dues = await readDues(tx, sessionId);
  for (const row of wrong) {
    const [due] = dueOf(row, dues);
    const was = due && (await lockPayment(tx, due.id));
    if (row.paidAtDoor === 'cash' && was?.status === Completed && was.method === PaymentMethod.Cash) {
      const back = { status: Pending, method: PaymentMethod.Interac };
      await decide(services, was, back, said);
    } else if (row.paidAtDoor === 'cash') {
      stays.add(keyOf(row));
    } else if (row.paidAtDoor === 'interac' && was && was.openCents > 0) {
      await declareSent(services, tx, was, false);
    }
    await notePaid(tx, row.id, null);
  }
  return stays;
}

/**
 * Enters what was paid and is not entered yet, as far as something is owed.
 * @returns keys of people whose money is entered on a later day, since the books of theirs are closed
 */
export async function enter(
  services: Command,
  sessionId: string,
  state: DoorState,
  places: readonly PlaceRow[],
  said: Said,
): Promise<Set<string>> {
  const { db: tx } = services;
  const later = new Set<string>();
  const paid = places.filter((row) => row.paidAtDoor === null && paidBy(state, keyOf(row)) !== null);
  if (paid.length === 0) return later;
  const dues = await readDues(tx, sessionId);
  for (const row of paid) {
    const due = dueOf(row, dues).find(({ openCents }) => openCents > 0);
    const was = due && (await lockPayment(tx, due.id));
    const payment = state.paid.get(keyOf(row));
    if (!was || was.openCents <= 0 || !payment) continue;
    if (payment.method === 'cash') {
      const date = clubDate(new Date(payment.at));
      const paymentDate = entryDate(date, await closedUntil(tx));
      if (paymentDate !== date) later.add(keyOf(row));
      await decide(services, was, { status: Completed, method: PaymentMethod.Cash, paymentDate }, said);
    } else await declareSent(services, tx, was, true);
    await notePaid(tx, row.id, paidBy(state, keyOf(row)));
  }
  return later;
}

async function decide(
  services: Command,
  was: PaymentRow,
  values: Parameters<typeof correct>[3],
  said: Said,
): Promise<void> {
  const tx: Tx = services.db;
  const { row, completed } = await correct(services, tx, was, values, said?.id ?? null);
  await mailReceipts(services, tx, completed);
  const change = { action: 'payment.status', entityId: was.id, about: [was.userId] };
  await audit(tx, said, { ...change, before: auditable(was), after: auditable(row) });
}
