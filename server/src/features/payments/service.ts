import { eq, sql } from 'drizzle-orm';
import {
  type Payment,
  type PaymentChange,
  type PaymentDraft,
  PaymentMethod,
  PaymentStatus,
  paymentTransitions,
} from 'shared-api/contract';
import { payments } from '../../db/schema';
import type { Db } from '../../db/types';
import { valuesFor } from '../../db/values';
import { refuse } from '../../errors/app-error';
import type { Locale } from '../../messages';
import type { Admin } from '../../security/caller';
import type { Services } from '../../services';
import { audit } from '../audit/store';
import { assertEntriesOpen } from '../ledger/closing';
import { assertNotRefunded } from '../ledger/refunds';
import type { EntryContext } from '../ledger/store';
import { findUser } from '../users/store';
import { bookPayments } from './books';
import { paymentInstant } from './policy';
import { newReference } from './references';
import { findPayment, lockPayment, type PaymentRow } from './store';

/** The actor, and the language of the answer. */
export interface Actor {
  caller: Admin;
  locale: Locale;
}

/** A status, and when and how the money came; unchanged unless given. */
type StatusChange = Pick<PaymentChange, 'status' | 'paymentDate'> & Partial<Pick<PaymentChange, 'method'>>;

/** Records a payment, pending or received at once. @throws AppError `userNotFound`, `validation` */
export function createPayment(
  services: Services,
  draft: PaymentDraft,
  { caller, locale }: Actor,
): Promise<Payment> {
  const { paymentDate, ...given } = draft;
  return services.db.transaction(async (tx) => {
    if (!(await findUser(tx, draft.userId))) return refuse('userNotFound');
    const [row] = await tx
      .insert(payments)
      .values(
        valuesFor(payments, {
          ...given,
          method: draft.method ?? PaymentMethod.Interac,
          status: draft.status ?? PaymentStatus.Pending,
          paymentDate: paymentInstant(paymentDate, { now: services.clock.now() }),
          reference: newReference(),
        }),
      )
      .returning();
    const made = row as PaymentRow;
    await bookPayments(services, tx, [{ was: null, row: made }], entryContextOf(services, caller));
    const after = await requirePayment(tx, made.id, locale);
    const { id: entityId, userId } = after;
    await audit(tx, caller, { action: 'payment.create', entityId, about: [userId], after: auditable(after) });
    return after;
  });
}

/** Changes a payment; the form may set any status. @throws AppError `paymentNotFound`, `changedMeanwhile`, `alreadyRefunded` */
export const changePayment = (
  services: Services,
  id: string,
  { version, ...values }: PaymentChange,
  actor: Actor,
): Promise<Payment> =>
  updateLocked(services, id, actor, 'payment.update', (locked) =>
    version !== undefined && version !== locked.version ? refuse('changedMeanwhile') : values,
  );

/**
 * Sets a status, as quick actions may.
 * @throws AppError `paymentNotFound`, `illegalTransition`, `validation`
 */
export const setPaymentStatus = (
  services: Services,
  id: string,
  change: StatusChange,
  actor: Actor,
): Promise<Payment> =>
  updateLocked(services, id, actor, 'payment.status', ({ status }) =>
    paymentTransitions[status].includes(change.status) ? change : refuse('illegalTransition'),
  );

/** Sets any status, as the form may. @throws AppError `paymentNotFound`, `alreadyRefunded`, `validation` */
export const putStatus = (
  services: Services,
  id: string,
  change: StatusChange,
  actor: Actor,
): Promise<Payment> => updateLocked(services, id, actor, 'payment.status', () => change);

/** @param changeOf checks the payment under its lock: two simultaneous refunds must not both succeed */
const updateLocked = (
  services: Services,
  id: string,
  { caller, locale }: Actor,
  action: string,
  changeOf: (locked: PaymentRow) => Partial<PaymentChange>,
): Promise<Payment> =>
  services.db.transaction(async (tx) => {
    const was = (await lockPayment(tx, id)) ?? refuse('paymentNotFound');
    const { paymentDate, ...values } = changeOf(was);
    const { status, paymentDate: before } = was;
    const shown = await requirePayment(tx, id, locale);
    // The books' sums are by plan, so another plan would change closed months.
    if (values.plan !== undefined && values.plan !== was.plan) await assertEntriesOpen(tx, id);
    const arrives = values.status === PaymentStatus.Completed && status !== PaymentStatus.Completed;
    if (arrives && status === PaymentStatus.Refunded) await assertNotRefunded(tx, id);
    const [row] = await tx
      .update(payments)
      .set(
        valuesFor(payments, {
          ...values,
          // A received payment's date is the day the money came.
          paymentDate: paymentInstant(paymentDate, {
            now: services.clock.now(),
            ...(!arrives && { before }),
          }),
          // An administrator's decision about its money overrides a withdrawal.
          ...(values.status !== PaymentStatus.Pending && { withdrawnOn: null }),
          version: sql`${payments.version} + 1`,
        }),
      )
      .where(eq(payments.id, id))
      .returning();
    await bookPayments(services, tx, [{ was, row: row as PaymentRow }], entryContextOf(services, caller));
    const after = await requirePayment(tx, id, locale);
    const change = { before: auditable(shown), after: auditable(after) };
    await audit(tx, caller, { action, entityId: was.id, about: [was.userId], ...change });
    return after;
  });

const entryContextOf = ({ clock }: Services, { id }: Admin): EntryContext => ({
  now: clock.now(),
  madeBy: id,
});

const requirePayment = async (tx: Db, id: string, locale: Locale): Promise<Payment> =>
  (await findPayment(tx, id, locale)) ?? refuse('paymentNotFound');

/** The log names the payer by id only, so that deleting a person leaves nothing of them in it. */
function auditable({ userName: _, userEmail: __, ...facts }: Payment): object {
  return facts;
}
