import type { MonthReport } from 'shared-api';
import { centsOf } from 'shared-api/money';
import { figures, Typography } from 'shared-ui';
import { useI18n } from 'shared-ui/resource';

/** A month in plain sentences: what is owed at its end, what came in; people's credit and what went back, if any. */
export function MonthSentences({ report: { changes, opening, closing } }: { report: MonthReport }) {
  const { text, format } = useI18n();
  const wentBack = -changes
    .filter(({ kind }) => kind === 'refund')
    .reduce((cents, { money }) => cents + centsOf(money), 0);
  const cameIn = centsOf(closing.money) - centsOf(opening.money) + wentBack;
  return (
    <Typography component="div" variant="h4" sx={{ ...figures, mb: 3, fontWeight: 500, lineHeight: 1.6 }}>
      <div>{text('treasury.months.says.owed', { amount: format.money(closing.owed) })}</div>
      <div>{text('treasury.months.says.money', { amount: format.money(cameIn / 100) })}</div>
      {closing.credit > 0 && (
        <div>{text('treasury.months.says.credit', { amount: format.money(closing.credit) })}</div>
      )}
      {wentBack > 0 && (
        <div>{text('treasury.months.says.refund', { amount: format.money(wentBack / 100) })}</div>
      )}
    </Typography>
  );
}
