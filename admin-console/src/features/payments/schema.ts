import { type PaymentMethod, type PaymentStatus, type Plan, rules, type User } from 'shared-api';
import { amount, mixed, object } from 'shared-ui/forms';

/** A new payment (spec §5). */
export const newPayment = object({
  user: mixed<User>().required(),
  plan: mixed<Plan>().required(),
  amount: amount(rules.payment.amount),
  method: mixed<PaymentMethod>().required(),
});

/** A payment that exists: the form may set any status (spec §4). */
export const changedPayment = object({
  plan: mixed<Plan>().required(),
  amount: amount(rules.payment.amount),
  method: mixed<PaymentMethod>().required(),
  status: mixed<PaymentStatus>().required(),
});
