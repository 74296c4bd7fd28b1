import type { CreditChange } from 'shared-api';
import { useFormat, useText } from 'shared-ui';

/** Describes an answer's effect on the person's credit; '' without one. */
export const useCreditNote = (): ((credit: CreditChange | undefined) => string) => {
  const text = useText();
  const format = useFormat();
  return (credit) => {
    if (!credit) return '';
    const left = format.money(credit.left);
    return credit.used > 0
      ? text('pay.creditUsed', { used: format.money(credit.used), left })
      : text('pay.creditReturned', { returned: format.money(credit.returned), left });
  };
};
