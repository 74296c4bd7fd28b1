import { type PaymentMethod, PaymentStatus, type Plan, rules, type User } from 'shared-api';
import { clubDate } from 'shared-ui';
import { amount, boolean, calendarDate, mixed, object, ruleMessage, string } from 'shared-ui/forms';

/** The day on which money came; money of tomorrow has not. Where the field is not shown, nothing is asked of it. */
const dayReceived = () =>
  calendarDate().test(
    'not-to-come',
    ruleMessage('payments.rule.future'),
    (date) => !date || date <= clubDate(),
  );

/** A new payment. */
export const newPayment = object({
  user: mixed<User>().required(),
  plan: mixed<Plan>().required(),
  amount: amount(rules.payment.amount),
  method: mixed<PaymentMethod>().required(),
  received: boolean().required(),
  paymentDate: string().when('received', ([received]) => (received ? dayReceived() : string())),
});

/** A payment that exists: the form may set any status. */
export const changedPayment = object({
  plan: mixed<Plan>().required(),
  amount: amount(rules.payment.amount),
  method: mixed<PaymentMethod>().required(),
  status: mixed<PaymentStatus>().required(),
  paymentDate: string().when('status', ([status]) =>
    status === PaymentStatus.Pending ? string() : dayReceived(),
  ),
});
