import { defineMutation, liveQueryOptions, queryOf } from 'shared-api';

/** The caller's answers, newest session first. */
export const myAttendanceQuery = () =>
  queryOf(['attendance', 'me'], 'GET /api/v1/Attendance/me', {}, liveQueryOptions);

/** Everybody's answers for a session. */
export const attendanceSummaryQuery = (sessionId: string) =>
  queryOf(
    ['attendance', sessionId, 'summary'],
    'GET /api/v1/Attendance/sessions/{sessionId}/summary',
    { params: { sessionId } },
    liveQueryOptions,
  );

/** Answers through a mailed link. */
export const confirmAttendance = defineMutation('GET /api/v1/Attendance/confirm', {
  changes: ['sessions', 'attendance', 'payments'],
});
