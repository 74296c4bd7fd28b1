import type { EntryKind, OpenPayment, RefundState } from 'shared-api';
import type { MessageId } from 'shared-ui';
import type { I18n } from 'shared-ui/resource';

/** What each kind of entry is called. */
export const kindLabel: Readonly<Record<EntryKind, MessageId>> = {
  charge: 'treasury.kind.charge',
  reversal: 'treasury.kind.reversal',
  received: 'treasury.kind.received',
  refund: 'treasury.kind.refund',
  applied: 'treasury.kind.applied',
  credit: 'treasury.kind.credit',
  correction: 'treasury.kind.correction',
};

/** What each state of a refund is called. */
export const refundStateLabel: Readonly<Record<RefundState, MessageId>> = {
  due: 'treasury.refunds.stateDue',
  sent: 'treasury.refunds.stateSent',
  dropped: 'treasury.refunds.stateDropped',
};

type Purpose = Pick<OpenPayment, 'plan' | 'sessionDate' | 'guestName' | 'passStart' | 'passEnd'>;

/** What a payment is for, in words. */
export function purposeText(
  { plan, sessionDate, guestName, passStart, passEnd }: Purpose,
  { text, format }: I18n,
): string {
  if (sessionDate) {
    const date = format.date(sessionDate, 'medium');
    return guestName
      ? text('treasury.line.guest', { date, name: guestName })
      : text('treasury.line.session', { date });
  }
  return passStart && passEnd
    ? text('treasury.line.pass', {
        start: format.date(passStart, 'medium'),
        end: format.date(passEnd, 'medium'),
      })
    : text(`treasury.line.plan${plan}`);
}

/** What is still to come for a payment: of its price, where a part has come. */
export const dueText = ({ due, amount }: OpenPayment, { text, format }: I18n): string =>
  due === amount
    ? format.money(due)
    : text('treasury.line.part', { due: format.money(due), amount: format.money(amount) });
