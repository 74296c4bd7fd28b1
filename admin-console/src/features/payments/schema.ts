import { PaymentStatus, type User } from 'shared-api';
import { clubDate } from 'shared-ui';
import { boolean, calendarDate, mixed, object, ruleMessage, string } from 'shared-ui/forms';
import { changedPayment, newPayment } from './fields';

/** The day on which money came or went, not in the future. */
export const pastDay = () =>
  calendarDate().test(
    'not-to-come',
    ruleMessage('payments.rule.future'),
    (date) => !date || date <= clubDate(),
  );

/** A new payment. */
export const newPaymentSchema = object({
  ...newPayment.rules,
  user: mixed<User>().required(),
  received: boolean().required(),
  paymentId: string().default(''),
  paymentDate: string().when('received', ([received]) => (received ? pastDay() : string())),
});

/** An existing payment. */
export const changeSchema = object({
  ...changedPayment.rules,
  paymentDate: string().when('status', ([status]) =>
    status === PaymentStatus.Pending ? string() : pastDay(),
  ),
});
