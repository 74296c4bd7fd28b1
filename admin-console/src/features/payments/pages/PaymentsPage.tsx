import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Alert, Button, EmptyState, LinkButton, ListSkeleton, Loaded, Stack, useText } from 'shared-ui';
import { CreateButton, CreateDialog, FilterBar, useListState, ViewSwitch } from 'shared-ui/resource';
import { ConsolePage } from '../../../layout/ConsolePage';
import { paymentSummaryQuery } from '../api';
import { ExportButton } from '../components/ExportButton';
import { MonthList } from '../components/MonthList';
import { PaymentRows } from '../components/PaymentRows';
import { PaymentTabs } from '../components/PaymentTabs';
import { SummaryCards } from '../components/SummaryCards';
import { createForm } from '../forms';
import { payments } from '../resource';

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
      <PaymentTabs />
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
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1, mt: 3 }}>
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
