import { rules, type Session } from 'shared-api';
import { capitalised } from 'shared-api/format';
import { Box, CapacityBar, clubDate, PlaceName, StatusChip, Typography } from 'shared-ui';
import { defineResource, type ListControl, statusChoices, useRows } from 'shared-ui/resource';
import { type SessionFilters, sessionsQuery } from '../api';
import { sessionActions } from './actions';

/** Past sessions are sorted latest first, coming ones soonest first. */
const usualOrder = ({ to }: SessionFilters): NonNullable<SessionFilters['sort']> =>
  to ? '-sessionDate' : 'sessionDate';

/** The club's sessions. */
export const sessions = defineResource<Session, SessionFilters>()({
  pageSizes: [rules.page.sessions],
  views: ['cards', 'table'],
  query: (filters) => sessionsQuery({ includePast: true, sort: usualOrder(filters), ...filters }),
  filters: [
    {
      kind: 'choice',
      name: 'status',
      label: 'ui.field.status',
      all: 'console.allStatuses',
      choices: statusChoices.session,
    },
    { kind: 'dates', presets: ['last', 'coming', 'all'], initial: 'last' },
  ],
  columns: [
    {
      id: 'date',
      header: 'ui.field.date',
      sort: 'sessionDate',
      width: 150,
      cell: ({ sessionDate, startTime, endTime }, { format }) => (
        <Box sx={{ lineHeight: 1.35 }}>
          <Box sx={{ fontWeight: 600 }}>{capitalised(format.date(sessionDate, 'shortDay'))}</Box>
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            {format.timeRange(startTime, endTime)}
          </Typography>
        </Box>
      ),
    },
    {
      id: 'location',
      header: 'ui.field.location',
      sort: 'location',
      grow: 1.4,
      cell: ({ location }) => <PlaceName>{location}</PlaceName>,
    },
    {
      id: 'registered',
      header: 'sessions.column.registered',
      sort: 'registeredPlayersCount',
      width: 245,
      cell: ({ registeredPlayersCount, maxCapacity }) => (
        <Box sx={{ width: '100%', pr: 2 }}>
          <CapacityBar taken={registeredPlayersCount} capacity={maxCapacity} />
        </Box>
      ),
    },
    {
      id: 'price',
      header: 'ui.session.price',
      sort: 'dropInPrice',
      width: 135,
      align: 'end',
      cell: ({ dropInPrice, broughtIn }, { format }) => !broughtIn && format.money(dropInPrice),
    },
    {
      id: 'status',
      header: 'ui.field.status',
      sort: 'status',
      width: 130,
      cell: ({ status }) => <StatusChip kind="session" status={status} />,
    },
  ],
  actions: sessionActions,
  // With its time: two sessions of one day have different names.
  nameOf: ({ sessionDate, startTime }, { text, format }) =>
    text('sessions.name', { date: format.date(sessionDate, 'long'), time: format.time(startTime) }),
  texts: {
    title: 'sessions.title',
    search: 'sessions.search',
    failed: 'sessions.failed',
    emptyTitle: 'sessions.empty.title',
    emptyText: 'sessions.empty.text',
  },
});

/** From today on, soonest first, whatever the page's address says. */
const fromToday = (): ListControl => ({
  state: {
    ...{ search: '', page: 1, pageSize: sessions.rules().pageSizes[0], sort: 'sessionDate', view: 'cards' },
    filters: { from: clubDate() },
  },
  rules: sessions.rules(),
  narrowed: false,
  change: () => undefined,
  reset: () => undefined,
});

/** The sessions from today on. */
export const useUpcoming = () => useRows<Session>(sessions, fromToday());
