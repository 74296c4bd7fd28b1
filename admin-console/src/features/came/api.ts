import { type CallInput, call, defineMutation, queryOf } from 'shared-api';

/** A list in base64, and what has been said of it. */
export type Said = CallInput<'POST /api/v1/Attendance/imports/preview'>['body'];

const changes = ['sessions', 'users'] as const;

/** What was brought in, newest first. */
export const importsQuery = () => queryOf(['sessions', 'imports'], 'GET /api/v1/Attendance/imports', {});
/** What a list of who came says, and what would become of each person and day. */
export const previewAttendance = (body: Said) => call('POST /api/v1/Attendance/imports/preview', { body });
/** Enters the new attendances of a list. */
export const bringAttendance = defineMutation('POST /api/v1/Attendance/imports', { changes });
/** Takes back what was brought in together. */
export const takeAttendanceBack = defineMutation('POST /api/v1/Attendance/imports/{id}/take-back', {
  changes,
});
