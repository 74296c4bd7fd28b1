import { type CallInput, call, defineMutation, queryOf } from 'shared-api';

/** A list in base64, and what has been said of it. */
export type AttendanceSaid = CallInput<'POST /api/v1/Attendance/imports/preview'>['body'];

const attendanceChanges = ['sessions', 'users'] as const;

/** What was brought in, newest first. */
export const attendanceImportsQuery = () =>
  queryOf(['sessions', 'imports'], 'GET /api/v1/Attendance/imports', {});
/** What a list of who came says, and what would become of each person and day. */
export const previewAttendance = (body: AttendanceSaid) =>
  call('POST /api/v1/Attendance/imports/preview', { body });
/** Enters the new attendances of a list. */
export const bringAttendance = defineMutation('POST /api/v1/Attendance/imports', {
  changes: attendanceChanges,
});
/** Takes back what was brought in together. */
export const takeAttendanceBack = defineMutation('POST /api/v1/Attendance/imports/{id}/take-back', {
  changes: attendanceChanges,
});

/** A list in base64, and what has been said of it. */
export type OpeningSaid = CallInput<'POST /api/v1/Openings/preview'>['body'];

/** What was brought in, newest first. */
export const openingsQuery = () => queryOf(['payments', 'openings'], 'GET /api/v1/Openings', {});
/** What a list of balances says, and what would become of each line. */
export const previewOpenings = (body: OpeningSaid) => call('POST /api/v1/Openings/preview', { body });
/** Enters the new lines of a list. */
export const bringOpenings = defineMutation('POST /api/v1/Openings', { changes: ['payments', 'users'] });
/** Takes back what was brought in together. */
export const takeOpeningsBack = defineMutation('POST /api/v1/Openings/{id}/take-back', {
  changes: ['payments', 'users'],
});

/** A list in base64, and what has been said of it. */
export type PassSaid = CallInput<'POST /api/v1/SeasonSubscriptions/imports/preview'>['body'];

const passChanges = ['seasons', 'payments', 'users', 'sessions'] as const;

/** What was brought in, newest first. */
export const passImportsQuery = () =>
  queryOf(['seasons', 'imports'], 'GET /api/v1/SeasonSubscriptions/imports', {});
/** What a list of passes says, and what would become of each line. */
export const previewPasses = (body: PassSaid) =>
  call('POST /api/v1/SeasonSubscriptions/imports/preview', { body });
/** Enters the new passes of a list. */
export const bringPasses = defineMutation('POST /api/v1/SeasonSubscriptions/imports', {
  changes: passChanges,
});
/** Takes back what was brought in together. */
export const takePassesBack = defineMutation('POST /api/v1/SeasonSubscriptions/imports/{id}/take-back', {
  changes: passChanges,
});
