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

const oneSecond = () => new Promise((resolve) => setTimeout(resolve, 1000));

/** The same error with the text of the attendance pages (docs/product.md, Error messages). */
const withPageText = (error: unknown, fallback: string): unknown =>
  error instanceof ApiError
    ? new ApiError({ status: error.status, code: error.code, message: attendanceMessageOf(error, fallback) })
    : error;

/**
 * Sends an answer for a session: the first, or a change.
 * @returns a function that throws an `ApiError` with the page's text when the answer is refused
 */
export const useAnswer = (sessionId: string, hasAnswered: boolean) => {
  const client = useQueryClient();
  const text = useText();

  const refresh = () =>
    Promise.all(
      [attendanceKey, sessionsKey, paymentsKey].map((queryKey) => client.invalidateQueries({ queryKey })),
    );

  const send = ({ isAttending, notes }: Answer): Promise<AttendanceReceipt> => {
    const body = { isAttending, notes: notes || null };
    if (!hasAnswered) return markAttendance(sessionId, body);
    const refetch = () => client.refetchQueries(attendanceSummaryQuery(sessionId));
    return sendUpdate(() => updateAttendance(sessionId, body), refetch, oneSecond);
  };

  return async (answer: Answer): Promise<AttendanceReceipt> => {
    try {
      return await send(answer);
    } catch (error) {
      const hasNoResponse = error instanceof ApiError && error.code === 'noResponse';
      const fallback = hasAnswered ? 'attendance.failed.update' : 'attendance.failed.mark';
      throw withPageText(error, text(hasNoResponse ? 'attendance.failed.silent' : fallback));
    } finally {
      void refresh();
    }
  };
};
