import {
  ApiError,
  type AttendanceReceipt,
  type AttendanceUpdate,
  attendanceMessageOf,
  type Session,
} from 'shared-api';
import { useFormat, useText } from 'shared-ui';
import { sendAnswer } from './send-answer';

/**
 * Answers for a session, on its card and on its page.
 * @param hasAnswered whether there is an answer already, as far as the page knows
 * @returns a function that throws an `ApiError` with the page's text (docs/product.md, Error messages)
 */
export const useAnswer = (
  { id, sessionDate }: Session,
  hasAnswered: boolean,
): ((answer: AttendanceUpdate) => Promise<AttendanceReceipt>) => {
  const text = useText();
  const format = useFormat();

  const messageFor = (error: ApiError): string => {
    if (error.code !== 'noResponse')
      return attendanceMessageOf(
        error,
        text(hasAnswered ? 'attendance.failed.update' : 'attendance.failed.mark'),
      );
    return navigator.onLine
      ? text('attendance.failed.silent')
      : text('session.answer.offline', { date: format.date(sessionDate, 'day') });
  };

  return (answer) =>
    sendAnswer(id, hasAnswered, answer).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      throw new ApiError({ status: error.status, code: error.code, message: messageFor(error) });
    });
};
