import { eq } from 'drizzle-orm';
import { clubDate } from 'shared-api/calendar';
import { PaymentMethod, PaymentStatus } from 'shared-api/contract';
import type { DoorMethod, DoorState } from 'shared-api/door';
import { centsOf } from 'shared-api/money';
import type { Tx } from '../../data/rows';
import { places } from '../../data/schema';
import type { Said } from '../../http/access';
import type { Command } from '../../http/perform';
import { audit, doorLink } from '../log/write';
import { correct } from '../money/correct';
import {
  auditable,
  closedUntil,
  creditFor,
  creditOf,
  entryDate,
  lockAccounts,
  lockPayment,
  type PaymentRow,
} from '../money/ledger';
import { mailArrivals, mailReceipts } from '../money/mails';
import { declareSent, type Gift, give } from '../money/receive';
import { doorReason } from '../money/references';
import { dueOf } from '../places/change';
import { keyOf, type PlaceRow, readDues } from '../places/known';
import type { SessionRow } from '../places/store';

const { Pending, Completed } = PaymentStatus;

/*
 * What is paid at the door. Cash is received on its day, and is credit where nothing is owed; an Interac transfer is the
 * payer's word, which the transfer itself settles (docs/money.md); on account, nothing moves.
 */

/** The reasons of cash that became credit, for a place. */
const reasonsFor = ({ id }: PlaceRow): string[] =>
  [false, true].flatMap((byLink) => doorReason(byLink, id) ?? []);

const payerOf = ({ userId, hostId }: PlaceRow): string => userId ?? hostId ?? '';

/**
 * Takes back what was entered and is not so any more. Before the places change: then the charge still stands.
 * @returns keys of people whose cash pays nothing here any more: it is credit, or was given back
 */
export async function takeBack(
  command: Command,
  sessionId: string,
  state: DoorState,
  places: readonly PlaceRow[],
  said: Said,
): Promise<Set<string>> {
  const { db: tx } = command;
  const stays = new Set<string>();
  const wrong = places.filter(
    (row) => row.paidAtDoor !== null && row.paidAtDoor !== paidBy(state, keyOf(row)),
  );
  if (wrong.length === 0) return stays;
  const dues = await readDues(tx, sessionId);
  for (const row of wrong) {
    const credited = row.paidAtDoor === 'cash' ? await creditFor(tx, payerOf(row), reasonsFor(row)) : 0;
    if (credited > 0) {
      await lockAccounts(tx, [payerOf(row)]);
      const has = (await creditOf(tx, [payerOf(row)])).get(payerOf(row)) ?? 0;
      if (has < credited) stays.add(keyOf(row));
      else await credit(command, row, { kind: 'correction', cents: -credited }, said);
      await notePaid(tx, row.id, null);
      continue;
    }
    const [due] = dueOf(row, dues);
    const was = due && (await lockPayment(tx, due.id));
    if (row.paidAtDoor === 'cash' && was?.status === Completed && was.method === PaymentMethod.Cash) {
      const back = { status: Pending, method: PaymentMethod.Interac };
      await decide(command, was, back, said);
    } else if (row.paidAtDoor === 'cash') {
      stays.add(keyOf(row));
    } else if (row.paidAtDoor === 'interac' && was && was.openCents > 0) {
      await declareSent(command, was, false);
    }
    await notePaid(tx, row.id, null);
  }
  return stays;
}

/** What became of money that does not simply pay what it was for, by the keys of those who paid. */
export interface EnteredOtherwise {
  /** Entered on a later day, since the books of its day are closed. */
  later: Set<string>;
  /** Nothing was owed. */
  credited: Set<string>;
}

/** Enters what was paid and is not entered yet: cash as far as it is owed, or as credit; other money only if it is owed. */
export async function enter(
  command: Command,
  session: Pick<SessionRow, 'id' | 'dropInPrice'>,
  state: DoorState,
  places: readonly PlaceRow[],
  said: Said,
): Promise<EnteredOtherwise> {
  const { db: tx } = command;
  const [later, credited] = [new Set<string>(), new Set<string>()];
  const paid = places.filter((row) => row.paidAtDoor === null && paidBy(state, keyOf(row)) !== null);
  if (paid.length === 0) return { later, credited };
  const dues = await readDues(tx, session.id);
  const closed = await closedUntil(tx);
  for (const row of paid) {
    const key = keyOf(row);
    const payment = state.paid.get(key);
    const due = dueOf(row, dues).find(({ openCents }) => openCents > 0);
    const was = due && (await lockPayment(tx, due.id));
    const isOwed = was !== undefined && was.openCents > 0;
    const cents = centsOf(session.dropInPrice);
    if (!payment || (!isOwed && (payment.method !== 'cash' || cents === 0))) continue;
    if (payment.method === 'cash') {
      const on = clubDate(new Date(payment.at));
      const date = entryDate(on, closed);
      if (date !== on) later.add(key);
      if (isOwed) {
        const received = { status: Completed, method: PaymentMethod.Cash, paymentDate: date };
        await decide(command, was, received, said);
      } else {
        credited.add(key);
        // It is there, if an undo came too late for it.
        if ((await creditFor(tx, payerOf(row), reasonsFor(row))) === 0)
          await credit(command, row, { kind: 'received', cents, date }, said);
      }
    } else if (was) await declareSent(command, was, true);
    await notePaid(tx, row.id, paidBy(state, key));
  }
  return { later, credited };
}

/** Adds cash for a place to its payer's credit, or takes it back. */
async function credit(
  command: Command,
  row: PlaceRow,
  { date, ...entry }: Pick<Gift, 'kind' | 'cents' | 'date'>,
  said: Said,
): Promise<void> {
  const { db: tx } = command;
  const accountId = payerOf(row);
  const reason = doorReason(said === null, row.id) ?? '';
  const gift = { accountId, ...entry, reason, method: PaymentMethod.Cash, ...(date && { date }) };
  const paid = await give(command, [gift], said?.id ?? null);
  const { cents } = entry;
  if (date) await mailArrivals(command, [{ accountId, cents, date }], paid);
  const action = cents > 0 ? 'account.credit' : 'account.correction';
  const change = { action, entityId: accountId, about: [accountId] };
  await audit(tx, said ?? doorLink, { ...change, after: { amount: cents / 100 } });
}

async function decide(
  command: Command,
  was: PaymentRow,
  values: Parameters<typeof correct>[2],
  said: Said,
): Promise<void> {
  const { db: tx } = command;
  const { row, completed } = await correct(command, was, values, said?.id ?? null, doorReason(said === null));
  await mailReceipts(command, completed);
  const change = { action: 'payment.status', entityId: was.id, about: [was.userId] };
  await audit(tx, said ?? doorLink, { ...change, before: auditable(was), after: auditable(row) });
}

/*
 * From what happened at the door to what is stored: only differences, so that it does not matter in which order, or how
 * often, events arrive.
 */

/** How money is entered: whoever pays on account owes it like before. */
type Entered = NonNullable<PlaceRow['paidAtDoor']>;

const enteredOf = (method: DoorMethod | undefined): Entered | null =>
  method === undefined || method === 'account' ? null : method;

/** How somebody has paid at the door, as far as it is to be entered. */
export const paidBy = (state: DoorState, key: string): Entered | null =>
  enteredOf(state.paid.get(key)?.method);

/** Notes how a place was paid at the door. */
const notePaid = (tx: Tx, id: string, paidAtDoor: PlaceRow['paidAtDoor']) =>
  tx.update(places).set({ paidAtDoor }).where(eq(places.id, id));
