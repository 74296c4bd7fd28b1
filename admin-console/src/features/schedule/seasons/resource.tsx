import { now, type Season } from 'shared-api';
import { Box, SeasonName, StatusChip, Typography, useFormat, useText } from 'shared-ui';
import { defineResource, statusChoices } from 'shared-ui/resource';
import { type SeasonFilters, seasonsQuery } from '../api';
import { seasonActions } from './actions';

/** A season's first and last day, its length, and when its passes open, until they have. */
export function Period({ season }: { season: Season }) {
  const text = useText();
  const format = useFormat();
  const { startDate, endDate, weeks, sessionsCount, opensAt } = season;
  return (
    <Box>
      <Box>
        {text('seasons.period', {
          start: format.date(startDate, 'medium'),
          end: format.date(endDate, 'medium'),
        })}
      </Box>
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
        {text('seasons.length', { weeks, sessions: sessionsCount })}
      </Typography>
      {opensAt && now() < Date.parse(opensAt) && (
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {text('seasons.opens', { day: format.date(opensAt, 'shortDay'), time: format.time(opensAt) })}
        </Typography>
      )}
    </Box>
  );
}

/** The club's seasons. */
export const seasons = defineResource<Season, SeasonFilters>()({
  pageSizes: [10],
  views: ['table', 'cards'],
  query: seasonsQuery,
  filters: [
    {
      kind: 'choice',
      name: 'status',
      label: 'ui.field.status',
      all: 'console.allStatuses',
      choices: statusChoices.season,
    },
  ],
  columns: [
    {
      id: 'name',
      header: 'seasons.field.name',
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
      header: 'ui.field.status',
      sort: 'status',
      width: 125,
      cell: ({ status }) => <StatusChip kind="season" status={status} />,
    },
    {
      id: 'price',
      header: 'ui.field.price',
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
      cell: ({ registeredUsersCount: sold, maxPasses }, { format }) =>
        maxPasses === null ? format.number(sold) : `${format.number(sold)} / ${format.number(maxPasses)}`,
    },
    {
      id: 'notes',
      header: 'ui.field.notes',
      grow: 1.5,
      cell: ({ notes }) => (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {notes}
        </Typography>
      ),
    },
  ],
  actions: seasonActions,
  nameOf: ({ name }, { format }) => format.season(name),
  texts: {
    title: 'seasons.title',
    search: 'seasons.search',
    failed: 'seasons.failed',
    emptyTitle: 'seasons.empty.title',
    emptyText: 'seasons.empty.text',
  },
});
