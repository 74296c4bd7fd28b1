import { type Payment, PaymentMethod, PaymentStatus, Plan, rules } from 'shared-api';
import { clubDate } from 'shared-ui';
import { amount, calendarDate, ruleMessage } from 'shared-ui/forms';
import { choiceField, defineFields, moneyField, statusChoices } from 'shared-ui/resource';
import { methodChoices, planChoices } from '../labels';

/** The day on which money came or went, not in the future. */
export const pastDay = () =>
  calendarDate().test(
    'not-to-come',
    ruleMessage('payments.rule.future'),
    (date) => !date || date <= clubDate(),
  );

const limits = rules.payment.amount;

/** Common fields of new and existing payments. */
const paid = {
  plan: choiceField('ui.field.plan', [...planChoices].reverse(), Plan.DropIn, { radio: true }),
  amount: moneyField('ui.field.amount', limits, { half: 'wide' }, amount(limits)),
  method: choiceField('payments.field.method', methodChoices, PaymentMethod.Interac, { half: 'wide' }),
};

/** A new payment. */
export const newPayment = defineFields<Payment>()(paid);

/** An existing payment: the form may set any status. */
export const changedPayment = defineFields<Payment>()({
  ...paid,
  status: choiceField('ui.field.status', statusChoices.payment, PaymentStatus.Pending),
});
