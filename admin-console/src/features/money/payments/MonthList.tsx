import { useId, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PaymentSummary } from 'shared-api';
import {
  Box,
  ButtonBase,
  Card,
  ExpandIcon,
  figures,
  Stack,
  Text,
  Typography,
  useFormat,
  useText,
} from 'shared-ui';
import { Collapse } from 'shared-ui/details';
import type { ListChange, ListControl } from 'shared-ui/resource';
import { datesWithin, openMonths, toggleMonth } from './months';
import { PaymentRows } from './PaymentRows';

interface Place {
  page: number;
  sort: string | undefined;
}

/** The page's filters within one month; paging and sorting are the month's own. */
const useMonthControl = (month: string, control: ListControl): ListControl => {
  const { state, rules } = control;
  const { search, filters } = state;
  const key = JSON.stringify([search, filters]);
  const [place, setPlace] = useState<Place & { key: string }>({ key, page: 1, sort: undefined });
  const { page, sort } = place.key === key ? place : { ...place, page: 1 };
  const { from = '', to = '' } = filters;
  return {
    ...control,
    rules,
    // There are rows: the summary has counted them.
    narrowed: false,
    state: useMemo(
      () => ({
        ...state,
        page,
        sort,
        view: 'table',
        filters: { ...filters, ...datesWithin(month, { from, to }) },
      }),
      [state, page, sort, filters, month, from, to],
    ),
    change: (change: ListChange) =>
      setPlace({ key, page: change.page ?? 1, sort: 'sort' in change ? change.sort : sort }),
  };
};

/** One month's payments as a table. */
function MonthPayments({ month, control }: { month: string; control: ListControl }) {
  return <PaymentRows control={useMonthControl(month, control)} />;
}

interface MonthSectionProps {
  entry: PaymentSummary['months'][number];
  control: ListControl;
  open: boolean;
  onToggle: () => void;
}

/** A month: its total, and its payments when expanded. */
function MonthSection({ entry, control, open, onToggle }: MonthSectionProps) {
  const format = useFormat();
  const id = useId();
  const month = format.date(`${entry.month}-01`, 'month');
  return (
    <Card component="section" aria-labelledby={`${id}-title`}>
      <Typography component="h2" variant="h4">
        <ButtonBase
          id={`${id}-title`}
          aria-expanded={open}
          aria-controls={id}
          onClick={onToggle}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            width: '100%',
            minHeight: 60,
            gap: 1.5,
            px: { xs: 2, sm: 2.5 },
            py: 1,
            font: 'inherit',
            textAlign: 'start',
          }}
        >
          <ExpandIcon
            aria-hidden
            sx={{ transform: open ? 'none' : 'rotate(-90deg)', transition: 'transform 150ms' }}
          />
          <Box component="span" sx={{ flexGrow: 1, '&::first-letter': { textTransform: 'uppercase' } }}>
            {month}
          </Box>
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
            <Text id="payments.month.count" values={{ count: entry.count }} />
          </Typography>
          <Box component="span" sx={{ ...figures, minWidth: '6em', textAlign: 'end' }}>
            {format.money(entry.total)}
          </Box>
        </ButtonBase>
      </Typography>
      <Collapse in={open} id={id} unmountOnExit>
        <Box sx={{ px: { xs: 1, sm: 2 }, pb: 2 }}>
          <MonthPayments month={entry.month} control={control} />
        </Box>
      </Collapse>
    </Card>
  );
}

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
