import { useSearchParams } from 'react-router-dom';
import type { PaymentSummary } from 'shared-api';
import { Stack, useText } from 'shared-ui';
import type { ListControl } from 'shared-ui/resource';
import { openMonths, toggleMonth } from '../months';
import { MonthSection } from './MonthSection';

/** Payments by month, newest first; each month is loaded when it is expanded. */
export function MonthList({ control, months }: { control: ListControl; months: PaymentSummary['months'] }) {
  const text = useText();
  const [query, setQuery] = useSearchParams();
  const newestFirst = [...months].sort((a, b) => b.month.localeCompare(a.month));
  const open = openMonths(query.get('months'), newestFirst[0]?.month);
  const toggle = (month: string) =>
    setQuery(
      (now) => {
        const next = new URLSearchParams(now);
        next.set('months', toggleMonth(open, month));
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Stack role="group" aria-label={text('payments.months')} sx={{ gap: 1.5 }}>
      {newestFirst.map((entry) => (
        <MonthSection
          key={entry.month}
          entry={entry}
          control={control}
          open={open.includes(entry.month)}
          onToggle={() => toggle(entry.month)}
        />
      ))}
    </Stack>
  );
}
