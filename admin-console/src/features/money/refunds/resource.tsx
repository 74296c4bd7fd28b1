import type { Refund } from 'shared-api';
import type { MessageId } from 'shared-ui';
import { defineResource } from 'shared-ui/resource';
import { type RefundFilters, refundsQuery } from '../api';

export const refundStateLabel: Readonly<Record<Refund['state'], MessageId>> = {
  due: 'treasury.refunds.state.due',
  sent: 'treasury.refunds.state.sent',
  dropped: 'treasury.refunds.state.dropped',
};

/** Refunds to be sent, or sent. */
export const refunds = defineResource<Refund, RefundFilters>()({
  pageSizes: [50],
  views: ['cards'],
  query: refundsQuery,
  filters: [
    {
      kind: 'choice',
      name: 'state',
      label: 'treasury.refunds.state',
      all: 'treasury.refunds.all',
      choices: (Object.keys(refundStateLabel) as Refund['state'][]).map((value) => ({
        value,
        label: refundStateLabel[value],
      })),
    },
  ],
  columns: [
    {
      id: 'date',
      header: 'treasury.refunds.column.date',
      sort: 'date',
      cell: ({ date }, { format }) => format.date(date),
    },
    {
      id: 'amount',
      header: 'ui.field.amount',
      sort: 'amount',
      cell: ({ amount }, { format }) => format.money(amount),
    },
  ],
  actions: [],
  nameOf: ({ userName, amount }, { format }) => `${userName}, ${format.money(amount)}`,
  texts: {
    title: 'treasury.refunds.title',
    search: 'treasury.refunds.search',
    failed: 'treasury.refunds.failed',
    emptyTitle: 'treasury.refunds.empty.title',
    emptyText: 'treasury.refunds.empty.text',
  },
});
