import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { MonthStatus } from 'shared-api';
import { capitalised } from 'shared-api/format';
import { LinkButton, ListSkeleton, Loaded, Section, useText } from 'shared-ui';
import { TextField } from 'shared-ui/forms';
import { MenuItem } from 'shared-ui/overlays';
import { useI18n } from 'shared-ui/resource';
import { ConsolePage } from '../../../layout/ConsolePage';
import { PaymentTabs } from '../../payments/components/PaymentTabs';
import { monthQuery, monthsQuery } from '../api';
import { BalanceTable } from '../components/BalanceTable';
import { MonthClosing } from '../components/MonthClosing';
import { MonthExport } from '../components/MonthExport';
import { MonthSentences } from '../components/MonthSentences';
import { ReceivedTable } from '../components/ReceivedTable';

function Month({ months }: { months: readonly MonthStatus[] }) {
  const { text, format } = useI18n();
  const [query, setQuery] = useSearchParams();
  // The last complete month, which is the next to be closed.
  const usual = months.find(({ isOver }) => isOver) ?? months[0];
  const shown = months.find(({ month }) => month === query.get('month')) ?? usual;
  const month = shown?.month ?? '';
  const report = useQuery({ ...monthQuery(month), enabled: month !== '' });
  if (!shown) return null;
  return (
    <>
      <TextField
        select
        fullWidth={false}
        size="small"
        label={text('treasury.months.month')}
        value={month}
        onChange={({ target }) => setQuery({ month: target.value }, { replace: true })}
        sx={{ mb: 2, minWidth: 220, maxWidth: '100%' }}
      >
        {months.map(({ month: value, closedOn }) => {
          const name = capitalised(format.date(`${value}-01`, 'month'));
          return (
            <MenuItem key={value} value={value}>
              {closedOn ? text('treasury.months.closedMark', { month: name }) : name}
            </MenuItem>
          );
        })}
      </TextField>
      <Loaded
        query={report}
        waiting={<ListSkeleton rows={8} rowHeight={44} />}
        failed={text('treasury.months.failed')}
      >
        {(data) => (
          <>
            <MonthSentences report={data} />
            <Section title={text('treasury.months.balances')} actions={<MonthExport month={month} />}>
              <BalanceTable report={data} />
            </Section>
            <MonthClosing key={month} status={shown} />
            <Section title={text('treasury.months.received')}>
              <ReceivedTable received={data.received} />
            </Section>
          </>
        )}
      </Loaded>
    </>
  );
}

/** `/admin/payments/months`: each month's figures, and closing it. */
export function Component() {
  const text = useText();
  const months = useQuery(monthsQuery());
  return (
    <ConsolePage
      title="treasury.months.title"
      actions={
        <LinkButton to="adminOpenings" variant="outlined" color="secondary">
          {text('openings.open')}
        </LinkButton>
      }
    >
      <PaymentTabs />
      <Loaded
        query={months}
        waiting={<ListSkeleton rows={8} rowHeight={44} />}
        failed={text('treasury.months.failed')}
      >
        {(data) => <Month months={data} />}
      </Loaded>
    </ConsolePage>
  );
}
