import { type OpenPayment, PaymentMethod, Plan } from 'shared-api';
import { type MessageId, onItsWayText } from 'shared-ui';
import type { I18n } from 'shared-ui/resource';

/** Names of the payment methods. */
export const methodLabel: Record<PaymentMethod, MessageId> = {
  [PaymentMethod.Interac]: 'ui.paymentMethod.interac',
  [PaymentMethod.CreditCard]: 'ui.paymentMethod.creditCard',
  [PaymentMethod.PayPal]: 'ui.paymentMethod.payPal',
  [PaymentMethod.Other]: 'ui.paymentMethod.other',
  [PaymentMethod.Cash]: 'ui.paymentMethod.cash',
};

/** What a payment is for. */
export const planLabel: Record<Plan, MessageId> = {
  [Plan.Membership]: 'payments.filter.season',
  [Plan.DropIn]: 'ui.plan.dropIn',
};

const { Interac, Cash, CreditCard, PayPal, Other } = PaymentMethod;

/** The methods by frequency of use. */
export const methodChoices = [Interac, Cash, CreditCard, PayPal, Other].map((value) => ({
  value,
  label: methodLabel[value],
}));

export const planChoices = [Plan.Membership, Plan.DropIn].map((value) => ({
  value,
  label: planLabel[value],
}));

/** A payment's open amount, and its price where a part was paid. */
export const dueText = ({ due, amount }: OpenPayment, { text, format }: I18n): string =>
  due === amount
    ? format.money(due)
    : text('treasury.line.part', { due: format.money(due), amount: format.money(amount) });

/** That a payment is on its way, by its payer's word, and since when; '' if they have not said so. */
export const sentText = (line: OpenPayment, i18n: I18n): string =>
  line.sentOn
    ? i18n.text('treasury.line.sent', {
        sent: onItsWayText([line], i18n),
        date: i18n.format.date(line.sentOn, 'medium'),
      })
    : '';
