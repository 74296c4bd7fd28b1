import type { Transfer } from 'shared-api';
import { Text } from 'shared-ui';
import { defineResource } from 'shared-ui/resource';
import { type TransferFilters, transfersQuery } from '../api';
import { amountText, stateChoices, stateLabel, transferName } from './labels';

/** Received transfers. */
export const transfers = defineResource<Transfer, TransferFilters>()({
  pageSizes: [50],
  views: ['cards'],
  query: transfersQuery,
  filters: [
    {
      kind: 'choice',
      name: 'state',
      label: 'interac.column.state',
      all: 'interac.filter.all',
      choices: stateChoices,
      initial: 'open',
    },
    { kind: 'dates', presets: ['last', 'all'] },
  ],
  columns: [
    {
      id: 'date',
      header: 'interac.column.date',
      sort: 'date',
      cell: ({ date }, { format }) => format.date(date),
    },
    { id: 'sender', header: 'interac.column.sender', cell: ({ sender }) => sender },
    {
      id: 'amount',
      header: 'interac.column.amount',
      sort: 'amount',
      cell: amountText,
    },
    { id: 'state', header: 'interac.column.state', cell: ({ state }) => <Text id={stateLabel[state]} /> },
  ],
  actions: [],
  nameOf: transferName,
  texts: {
    title: 'interac.title',
    search: 'interac.search',
    failed: 'interac.failed',
    emptyTitle: 'interac.empty.title',
    emptyText: 'interac.empty.text',
  },
});
