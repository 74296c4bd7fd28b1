import { type Season, type SeasonFilters, SeasonStatus, seasonsKey, seasonsQuery } from 'shared-api';
import { Box, SeasonName, StatusChip, statuses, Typography } from 'shared-ui';
import { defineResource, oneOf, queryOf } from 'shared-ui/resource';
import { seasonActions } from './actions';
import { Period } from './components/Period';

const statusChoices = Object.values(SeasonStatus).map((value) => ({
  value: String(value),
  label: statuses.season[value].label,
}));

/** The club's seasons. */
export const seasons = defineResource<Season>()({
  key: seasonsKey,
  rules: () => ({
    pageSizes: [10],
    views: ['table', 'cards'],
    sorts: ['name', 'startDate', 'price', 'status'],
    filters: { status: oneOf(statusChoices.map(({ value }) => value)) },
  }),
  query: (state) => seasonsQuery(queryOf<SeasonFilters>(state, ['status'])),
  filters: [
    {
      kind: 'choice',
      id: 'status',
      label: 'seasons.filter.status',
      all: 'seasons.filter.allStatuses',
      choices: statusChoices,
    },
  ],
  columns: [
    {
      id: 'name',
      header: 'seasons.column.name',
      sort: 'name',
      cell: ({ name }) => (
        <Box sx={{ fontWeight: 600 }}>
          <SeasonName name={name} />
        </Box>
      ),
    },
    {
      id: 'period',
      header: 'seasons.column.period',
      sort: 'startDate',
      grow: 1.5,
      cell: (season) => <Period season={season} />,
    },
    {
      id: 'status',
      header: 'seasons.column.status',
      sort: 'status',
      width: 125,
      cell: ({ status }) => <StatusChip kind="season" status={status} />,
    },
    {
      id: 'price',
      header: 'seasons.column.price',
      sort: 'price',
      width: 100,
      align: 'end',
      cell: ({ price }, { format }) => format.money(price),
    },
    {
      id: 'members',
      header: 'seasons.column.members',
      width: 100,
      align: 'end',
      cell: ({ registeredUsersCount }, { format }) => format.number(registeredUsersCount),
    },
    {
      id: 'notes',
      header: 'seasons.column.notes',
      grow: 1.5,
      cell: ({ notes }) => (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {notes}
        </Typography>
      ),
    },
  ],
  actions: seasonActions,
  nameOf: ({ name }) => name,
  texts: {
    title: 'seasons.title',
    search: 'seasons.search',
    failed: 'seasons.failed',
    emptyTitle: 'seasons.empty.title',
    emptyText: 'seasons.empty.text',
  },
});
