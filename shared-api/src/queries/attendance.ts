import { queryOptions } from '@tanstack/react-query';
import type { AttendanceAnswer, AttendanceUpdate } from '../../contract';
import { type CallInput, call } from '../http/call';
import { liveQueryOptions } from './client';

export const attendanceKey = ['attendance'] as const;

/** The caller's answers, newest session first. */
export const myAttendanceQuery = () =>
  queryOptions({
    queryKey: [...attendanceKey, 'me'],
    queryFn: ({ signal }) => call('GET /api/v1/Attendance/me', { signal }),
    ...liveQueryOptions,
  });

export const attendanceSummaryQuery = (sessionId: string) =>
  queryOptions({
    queryKey: [...attendanceKey, sessionId, 'summary'],
    queryFn: ({ signal }) =>
      call('GET /api/v1/Attendance/sessions/{sessionId}/summary', { params: { sessionId }, signal }),
    ...liveQueryOptions,
  });

export const markAttendance = (sessionId: string, body: AttendanceAnswer) =>
  call('POST /api/v1/Attendance/sessions/{sessionId}', { params: { sessionId }, body });
export const updateAttendance = (sessionId: string, body: AttendanceUpdate) =>
  call('PUT /api/v1/Attendance/sessions/{sessionId}', { params: { sessionId }, body });
/** Answers through a mailed link. */
export const confirmAttendance = (query: NonNullable<CallInput<'GET /api/v1/Attendance/confirm'>['query']>) =>
  call('GET /api/v1/Attendance/confirm', { query });
