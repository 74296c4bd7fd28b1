import type { Debtor } from 'shared-api';
import { capitalised } from 'shared-api/format';
import { Box, figures, purposeText, Typography } from 'shared-ui';
import { defineResource } from 'shared-ui/resource';
import { type DebtorFilters, debtorsQuery } from '../api';

/** People with dues. */
export const debtors = defineResource<Debtor, DebtorFilters>()({
  pageSizes: [50],
  views: ['cards', 'table'],
  query: debtorsQuery,
  filters: [
    {
      kind: 'choice',
      name: 'sent',
      label: 'treasury.filter.sent',
      all: 'treasury.filter.sentAll',
      choices: [
        { value: 'yes', label: 'treasury.filter.sentYes' },
        { value: 'no', label: 'treasury.filter.sentNo' },
      ],
    },
    {
      kind: 'choice',
      name: 'reminded',
      label: 'treasury.filter.reminded',
      all: 'treasury.filter.remindedAll',
      choices: [
        { value: 'yes', label: 'treasury.filter.remindedYes' },
        { value: 'no', label: 'treasury.filter.remindedNo' },
      ],
    },
  ],
  columns: [
    {
      id: 'name',
      header: 'users.column.name',
      sort: 'name',
      grow: 1,
      cell: ({ name }) => <Box sx={{ fontWeight: 600 }}>{name}</Box>,
    },
    {
      id: 'for',
      header: 'treasury.column.for',
      grow: 1.6,
      cell: ({ open }, i18n) => (
        <Box sx={{ lineHeight: 1.35 }}>
          {open.map((line) => (
            <Typography key={line.paymentId} variant="caption" component="div">
              {capitalised(purposeText(line, i18n))}
            </Typography>
          ))}
        </Box>
      ),
    },
    {
      id: 'owed',
      header: 'treasury.account.owed',
      sort: 'owed',
      width: 110,
      align: 'end',
      cell: ({ owed }, { format }) => <Box sx={{ ...figures, fontWeight: 600 }}>{format.money(owed)}</Box>,
    },
    {
      id: 'since',
      header: 'treasury.column.since',
      sort: 'since',
      width: 130,
      cell: ({ since }, { format }) => format.date(since, 'medium'),
    },
    {
      id: 'reminded',
      header: 'treasury.column.reminded',
      sort: 'remindedOn',
      width: 150,
      cell: ({ remindedOn }, { format }) => remindedOn && format.date(remindedOn, 'medium'),
    },
  ],
  actions: [],
  nameOf: ({ name, owed }, { format }) => `${name}, ${format.money(owed)}`,
  texts: {
    title: 'treasury.outstanding.title',
    search: 'treasury.outstanding.search',
    failed: 'treasury.outstanding.failed',
    emptyTitle: 'treasury.outstanding.empty.title',
    emptyText: 'treasury.outstanding.empty.text',
  },
});
