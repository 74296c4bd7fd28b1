import { PaymentMethod, Plan } from 'shared-api';
import type { MessageId } from 'shared-ui';
import { choicesOf } from 'shared-ui/resource';

/** How each way of paying is called. */
export const methodLabel: Record<PaymentMethod, MessageId> = {
  [PaymentMethod.Interac]: 'ui.paymentMethod.interac',
  [PaymentMethod.CreditCard]: 'ui.paymentMethod.creditCard',
  [PaymentMethod.PayPal]: 'ui.paymentMethod.payPal',
  [PaymentMethod.Other]: 'ui.paymentMethod.other',
};

/** What a payment is for. */
export const planLabel: Record<Plan, MessageId> = {
  [Plan.Membership]: 'payments.filter.season',
  [Plan.DropIn]: 'payments.filter.dropIn',
};

export const methodChoices = choicesOf(PaymentMethod, (value) => methodLabel[value]);

export const planChoices = [Plan.Membership, Plan.DropIn].map((value) => ({
  value,
  label: planLabel[value],
}));
