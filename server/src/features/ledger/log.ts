import type { PaymentRow } from './store';

/** A payment's fields in the log. It names the payer by id only. */
export const auditable = ({
  accountId: _,
  createdOn: __,
  subscriptionId: ___,
  openCents: ____,
  ...facts
}: PaymentRow): object => ({ ...facts, paymentDate: facts.paymentDate.toISOString() });
