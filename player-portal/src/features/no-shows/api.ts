import { liveQueryOptions, queryOf } from 'shared-api';

/** How the caller stands with the no-show rule. */
export const myNoShowsQuery = () =>
  queryOf(['attendance', 'no-shows'], 'GET /api/v1/Attendance/no-shows', {}, liveQueryOptions);
