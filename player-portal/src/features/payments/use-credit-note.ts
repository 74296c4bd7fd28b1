import type { CreditChange } from 'shared-api';
import { useFormat, useText } from 'shared-ui';

/** Describes an answer's effect on the person's credit. */
export const useCreditNote = (): ((credit: CreditChange) => string) => {
  const text = useText();
  const format = useFormat();
  return (credit) => {
    const left = format.money(credit.left);
    return credit.used > 0
      ? text('pay.creditUsed', { used: format.money(credit.used), left })
      : text('pay.creditReturned', { returned: format.money(credit.returned), left });
  };
};
