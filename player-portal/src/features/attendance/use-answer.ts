import { useQueryClient } from '@tanstack/react-query';
import {
  ApiError,
  type AttendanceReceipt,
  attendanceKey,
  attendanceMessageOf,
  attendanceSummaryQuery,
  markAttendance,
  paymentsKey,
  sessionsKey,
  updateAttendance,
} from 'shared-api';
import { useText } from 'shared-ui';
import { sendUpdate } from './answer';

export interface Answer {
  isAttending: boolean;
  notes: string;
}

const second = () => new Promise((resolve) => setTimeout(resolve, 1000));

/** The same error with the text of the attendance pages (docs/product.md, Error messages). */
const worded = (error: unknown, fallback: string): unknown =>
  error instanceof ApiError
    ? new ApiError({ status: error.status, code: error.code, message: attendanceMessageOf(error, fallback) })
    : error;

/**
 * Sends an answer for a session: the first, or a change.
 * @returns a function that throws an `ApiError` with the page's text when the answer is refused
 */
export const useAnswer = (sessionId: string, known: boolean) => {
  const client = useQueryClient();
  const text = useText();

  const refresh = () =>
    Promise.all(
      [attendanceKey, sessionsKey, paymentsKey].map((queryKey) => client.invalidateQueries({ queryKey })),
    );

  const send = ({ isAttending, notes }: Answer): Promise<AttendanceReceipt> => {
    const body = { isAttending, notes: notes || null };
    if (!known) return markAttendance(sessionId, body);
    const refetch = () => client.refetchQueries(attendanceSummaryQuery(sessionId));
    return sendUpdate(() => updateAttendance(sessionId, body), refetch, second);
  };

  return async (answer: Answer): Promise<AttendanceReceipt> => {
    try {
      return await send(answer);
    } catch (error) {
      const silent = error instanceof ApiError && error.code === 'noResponse';
      const fallback = known ? 'attendance.failed.update' : 'attendance.failed.mark';
      throw worded(error, text(silent ? 'attendance.failed.silent' : fallback));
    } finally {
      void refresh();
    }
  };
};
