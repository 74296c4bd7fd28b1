import type { Session } from 'shared-api';
import { clubDate } from 'shared-ui';
import { type ListControl, useRows } from 'shared-ui/resource';
import { sessions } from './resource';

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
