import { centsOf } from 'shared-api/money';
import type { Format } from '../format/create-format';
import { useFormat } from '../format/use-format';
import { type TextOf, useText } from './text';

/** What is still to come for a payment, and when its payer said that they had sent it. */
interface Open {
  due: number;
  sentOn: string | null;
}

/** What has been sent and has not come, by the payers' word: “$20.00 on its way”; nothing without any. */
export const onItsWayText = (
  open: readonly Open[],
  { text, format }: { text: TextOf; format: Format },
): string => {
  const cents = open.reduce((sum, { due, sentOn }) => (sentOn ? sum + centsOf(due) : sum), 0);
  return cents > 0 ? text('ui.onItsWay', { amount: format.money(cents / 100) }) : '';
};

/** The same, in the page's language. */
export const useOnItsWay = (): ((open: readonly Open[]) => string) => {
  const text = useText();
  const format = useFormat();
  return (open) => onItsWayText(open, { text, format });
};
