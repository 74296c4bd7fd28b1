import type { AttendanceAnswer, AttendanceUpdate } from '../../contract';
import { type CallInput, call } from '../http/call';
import { liveQueryOptions } from './client';
import { queryOf } from './query-of';

export const attendanceKey = ['attendance'] as const;

/** The caller's answers, newest session first. */
export const myAttendanceQuery = () =>
  queryOf([...attendanceKey, 'me'], 'GET /api/v1/Attendance/me', {}, liveQueryOptions);

export const attendanceSummaryQuery = (sessionId: string) =>
  queryOf(
    [...attendanceKey, sessionId, 'summary'],
    'GET /api/v1/Attendance/sessions/{sessionId}/summary',
    { params: { sessionId } },
    liveQueryOptions,
  );

export const markAttendance = (sessionId: string, body: AttendanceAnswer) =>
  call('POST /api/v1/Attendance/sessions/{sessionId}', { params: { sessionId }, body });
export const updateAttendance = (sessionId: string, body: AttendanceUpdate) =>
  call('PUT /api/v1/Attendance/sessions/{sessionId}', { params: { sessionId }, body });
/** Answers through a mailed link. */
export const confirmAttendance = (query: NonNullable<CallInput<'GET /api/v1/Attendance/confirm'>['query']>) =>
  call('GET /api/v1/Attendance/confirm', { query });
