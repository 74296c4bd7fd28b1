import { type Payment, type PaymentChange, type PaymentDraft, paymentTransitions } from 'shared-api/contract';
import type { Command } from '../../commands/perform';
import type { Tx } from '../../db/types';
import { refuse } from '../../errors/app-error';
import type { Locale } from '../../messages';
import type { Admin } from '../../security/caller';
import { audit } from '../audit/store';
import { correct, record } from '../ledger/correct';
import { lockPayment, type PaymentRow } from '../ledger/store';
import { findUser } from '../users/store';
import { mailReceipts } from './receipts';
import { findPayment } from './store';

/** The actor, and the language of the answer. */
export interface Actor {
  caller: Admin;
  locale: Locale;
}

/** A status, and when and how the money came; unchanged unless given. */
type StatusChange = Pick<PaymentChange, 'status' | 'paymentDate'> & Partial<Pick<PaymentChange, 'method'>>;

/** Records a payment, pending or received at once. */
export async function createPayment(
  services: Command,
  draft: PaymentDraft,
  { caller, locale }: Actor,
): Promise<Payment> {
  const { db: tx } = services;
  if (!(await findUser(tx, draft.userId))) return refuse('userNotFound');
  const { row, completed } = await record(services, tx, draft, caller);
  await mailReceipts(services, tx, completed);
  const after = await requirePayment(tx, row.id, locale);
  const { id: entityId, userId } = after;
  await audit(tx, caller, { action: 'payment.create', entityId, about: [userId], after: auditable(after) });
  return after;
}

/** Changes a payment; the form may set any status. */
export const changePayment = (
  services: Command,
  id: string,
  { version, ...values }: PaymentChange,
  actor: Actor,
): Promise<Payment> =>
  change(services, id, actor, 'payment.update', (locked) =>
    version !== undefined && version !== locked.version ? refuse('changedMeanwhile') : values,
  );

/** Sets a status, as quick actions may. */
export const setPaymentStatus = (
  services: Command,
  id: string,
  values: StatusChange,
  actor: Actor,
): Promise<Payment> =>
  change(services, id, actor, 'payment.status', ({ status }) =>
    paymentTransitions[status].includes(values.status) ? values : refuse('illegalTransition'),
  );

/** Sets any status, as the form may. */
export const putStatus = (
  services: Command,
  id: string,
  values: StatusChange,
  actor: Actor,
): Promise<Payment> => change(services, id, actor, 'payment.status', () => values);

/** @param changeOf checks the payment under its lock: two simultaneous refunds must not both succeed */
const change = async (
  services: Command,
  id: string,
  { caller, locale }: Actor,
  action: string,
  changeOf: (locked: PaymentRow) => Omit<Partial<PaymentChange>, 'version'>,
): Promise<Payment> => {
  const { db: tx } = services;
  const was = (await lockPayment(tx, id)) ?? refuse('paymentNotFound');
  const values = changeOf(was);
  const before = auditable(await requirePayment(tx, id, locale));
  const { completed } = await correct(services, tx, was, values, caller.id);
  await mailReceipts(services, tx, completed);
  const after = await requirePayment(tx, id, locale);
  await audit(tx, caller, { action, entityId: id, about: [was.userId], before, after: auditable(after) });
  return after;
};

const requirePayment = async (tx: Tx, id: string, locale: Locale): Promise<Payment> =>
  (await findPayment(tx, id, locale)) ?? refuse('paymentNotFound');

/** The log names the payer by id only, so that deleting a person leaves nothing of them in it. */
function auditable({ userName: _, userEmail: __, ...facts }: Payment): object {
  return facts;
}
