import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PaymentStatus, type PaymentSummary, Plan } from 'shared-api';
import {
  Alert,
  Box,
  Button,
  Card,
  EmptyState,
  figures,
  LinkButton,
  ListSkeleton,
  Loaded,
  type MessageId,
  Skeleton,
  Stack,
  Typography,
  useFormat,
  useText,
} from 'shared-ui';
import { CreateButton, CreateDialog, FilterBar, useListState, ViewSwitch } from 'shared-ui/resource';
import { ConsolePage } from '../../../layout/ConsolePage';
import { PaymentTabs } from '../../../layout/PaymentTabs';
import { paymentSummaryQuery } from '../api';
import { ExportButton } from './export/ExportButton';
import { createForm } from './forms';
import { MonthList } from './MonthList';
import { PaymentRows } from './PaymentRows';
import { payments } from './resource';

interface Figure {
  label: MessageId;
  of: (summary: PaymentSummary) => number;
  money: boolean;
  /** The filters of « view all », besides completed payments. */
  plan: string;
}

const figuresShown: readonly Figure[] = [
  { label: 'payments.summary.total', of: ({ totalRevenue }) => totalRevenue, money: true, plan: '' },
  {
    label: 'payments.summary.season',
    of: ({ seasonRevenue }) => seasonRevenue,
    money: true,
    plan: String(Plan.Membership),
  },
  {
    label: 'payments.summary.dropIn',
    of: ({ dropInRevenue }) => dropInRevenue,
    money: true,
    plan: String(Plan.DropIn),
  },
  { label: 'payments.summary.count', of: ({ paymentsCount }) => paymentsCount, money: false, plan: '' },
];

interface SummaryCardsProps {
  summary: PaymentSummary | undefined;
  onView: (filters: { status: string; plan: string }) => void;
}

/** Totals of the filtered payments. */
function SummaryCards({ summary, onView }: SummaryCardsProps) {
  const text = useText();
  const format = useFormat();
  return (
    <Box
      component="section"
      aria-label={text('payments.summary')}
      sx={{
        display: 'grid',
        gap: { xs: 1, sm: 2 },
        gridTemplateColumns: { xs: '1fr 1fr', lg: 'repeat(4, 1fr)' },
        mb: 3,
      }}
    >
      {figuresShown.map(({ label, of, money, plan }) => (
        <Card key={label} sx={{ p: { xs: 1.25, sm: 2 }, pb: { xs: 0.5, sm: 1 } }}>
          <Typography variant="body2" component="h2" sx={{ color: 'text.secondary' }}>
            {text(label)}
          </Typography>
          <Typography component="p" variant="h3" sx={figures}>
            {summary ? (
              money ? (
                format.money(of(summary))
              ) : (
                format.number(of(summary))
              )
            ) : (
              <Skeleton width="70%" />
            )}
          </Typography>
          <Button
            size="small"
            sx={{ ml: -1.75 }}
            aria-label={text('payments.summary.viewAllOf', { what: text(label) })}
            onClick={() => onView({ status: String(PaymentStatus.Completed), plan })}
          >
            {text('payments.summary.viewAll')}
          </Button>
        </Card>
      ))}
    </Box>
  );
}

/** Filters that leave nothing out. */
const everything = { status: '', plan: '', from: '', to: '' };

/** `/admin/payments`: what came and what is awaited, by month. */
export function Component() {
  const text = useText();
  const [rules] = useState(payments.rules);
  const control = useListState(rules);
  const [creating, setCreating] = useState(false);
  const selection = payments.selection(control.state);
  const summary = useQuery(paymentSummaryQuery(selection));

  return (
    <ConsolePage
      title="payments.title"
      actions={
        <>
          <ExportButton selection={selection} count={summary.data?.paymentsCount ?? 0} />
          <LinkButton to="adminMonths" variant="outlined" color="secondary">
            {text('treasury.months.title')}
          </LinkButton>
          <CreateButton label="payments.create" onClick={() => setCreating(true)} />
        </>
      }
    >
      <PaymentTabs of="adminPayments" />
      <SummaryCards summary={summary.data} onView={(filters) => control.change({ filters })} />
      <FilterBar list={{ ...control, resource: payments }}>
        <ViewSwitch list={control} />
      </FilterBar>
      {control.state.filters.userId && (
        <Alert
          severity="info"
          sx={{ mb: 2 }}
          action={
            <Button size="small" color="inherit" onClick={() => control.change({ filters: { userId: '' } })}>
              {text('payments.filter.everybody')}
            </Button>
          }
        >
          {text('payments.filter.onlyOne')}
        </Alert>
      )}
      {control.state.view === 'cards' ? (
        <PaymentRows control={control} />
      ) : (
        <Loaded query={summary} waiting={<ListSkeleton rows={6} />} failed={text('payments.failed')}>
          {({ months }) =>
            months.length === 0 ? (
              <EmptyState
                title={text('ui.list.noMatch.title')}
                actions={
                  <Button onClick={() => control.change({ search: '', filters: everything })}>
                    {text('payments.filter.none')}
                  </Button>
                }
              >
                {text('payments.noMatch')}
              </EmptyState>
            ) : (
              <MonthList control={control} months={months} />
            )
          }
        </Loaded>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1, mt: 3, ml: -1.75 }}>
        <LinkButton to="adminInterac" size="small">
          {text('interac.title')}
        </LinkButton>
        <LinkButton to="adminRefunds" size="small">
          {text('treasury.refunds.title')}
        </LinkButton>
      </Stack>
      <CreateDialog form={createForm} open={creating} onClose={() => setCreating(false)} />
    </ConsolePage>
  );
}
