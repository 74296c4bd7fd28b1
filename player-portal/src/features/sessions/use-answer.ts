import {
  ApiError,
  type AttendanceReceipt,
  type AttendanceUpdate,
  attendanceMessageOf,
  refreshed,
  type Session,
} from 'shared-api';
import { useFormat, useText } from 'shared-ui';
import { markAttendance, updateAttendance } from './api';

const isRefusedWith = (error: unknown, ...codes: ApiError['code'][]): boolean =>
  error instanceof ApiError && codes.includes(error.code);

/**
 * Sends an answer, first or changed: it may have been given on another device. A change that is refused with 500 or 400
 * is sent once more after a fresh look (docs/product.md, Answers).
 * @param hasAnswered as far as the page knows
 * @throws {ApiError} the last attempt's error
 */
export const sendAnswer = async (
  sessionId: string,
  hasAnswered: boolean,
  { guests, ...answer }: AttendanceUpdate,
): Promise<AttendanceReceipt> => {
  const params = { sessionId };
  const first = () => markAttendance({ params, body: answer });
  const change = () => updateAttendance({ params, body: { ...answer, ...(guests?.length && { guests }) } });
  const [likely, otherwise] = hasAnswered ? [change, first] : [first, change];
  try {
    return await likely();
  } catch (error) {
    if (isRefusedWith(error, 'attendanceExists', 'attendanceMissing')) return otherwise();
    if (!hasAnswered || !(error instanceof ApiError) || ![400, 500].includes(error.status)) throw error;
    await refreshed();
    return change();
  }
};

/**
 * Answers for a session, on its card and on its page.
 * @returns `sendAnswer`, but its `ApiError` has the page's text (docs/product.md, Error messages)
 */
export const useAnswer = ({ id, sessionDate }: Session) => {
  const text = useText();
  const format = useFormat();

  const messageFor = (error: ApiError, hasAnswered: boolean): string => {
    if (error.code !== 'noResponse')
      return attendanceMessageOf(
        error,
        text(hasAnswered ? 'attendance.failed.update' : 'attendance.failed.mark'),
      );
    return error.outcome === 'unsent'
      ? text('session.answer.offline', { date: format.date(sessionDate, 'day') })
      : error.message || text('attendance.failed.silent');
  };

  return (hasAnswered: boolean, answer: AttendanceUpdate): Promise<AttendanceReceipt> =>
    sendAnswer(id, hasAnswered, answer).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      const { status, code, outcome } = error;
      throw new ApiError({ status, code, outcome, message: messageFor(error, hasAnswered) });
    });
};
