import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { paymentSummaryQuery, paymentsKey } from 'shared-api';
import { Alert, Button, EmptyState, ListSkeleton, Loaded, useText } from 'shared-ui';
import { CreateButton, CreateDialog, FilterBar, useListState, ViewSwitch } from 'shared-ui/resource';
import { ConsolePage } from '../../../layout/ConsolePage';
import { ExportButton } from '../components/ExportButton';
import { MonthList } from '../components/MonthList';
import { OutstandingFigure } from '../components/OutstandingFigure';
import { PaymentRows } from '../components/PaymentRows';
import { PaymentTabs } from '../components/PaymentTabs';
import { SummaryCards } from '../components/SummaryCards';
import { createForm } from '../forms';
import { payments } from '../resource';

/** `/admin/payments`: payments by month. */
export function Component() {
  const text = useText();
  const [rules] = useState(payments.rules);
  const control = useListState(rules);
  const client = useQueryClient();
  const [creating, setCreating] = useState(false);
  const selection = payments.selection(control.state);
  const summary = useQuery(paymentSummaryQuery(selection));

  return (
    <ConsolePage
      title="payments.title"
      lead="payments.intro"
      actions={
        <>
          <ExportButton selection={selection} count={summary.data?.paymentsCount ?? 0} />
          <CreateButton label="payments.create" onClick={() => setCreating(true)} />
        </>
      }
    >
      <PaymentTabs />
      <OutstandingFigure />
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
              <EmptyState title={text('ui.list.noMatch.title')}>{text('payments.noMatch')}</EmptyState>
            ) : (
              <MonthList control={control} months={months} />
            )
          }
        </Loaded>
      )}
      <CreateDialog
        form={createForm}
        open={creating}
        onClose={() => setCreating(false)}
        onCreated={() => client.invalidateQueries({ queryKey: paymentsKey })}
      />
    </ConsolePage>
  );
}
