import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  ApiError,
  type AttendanceReceipt,
  attendanceKey,
  attendanceMessageOf,
  type Guest,
  markAttendance,
  paymentsKey,
  type Session,
  sessionsKey,
  updateAttendance,
} from 'shared-api';
import { notify, useFormat, useText } from 'shared-ui';
import { useCreditNote } from '../payments/use-credit-note';
import { guestNamesOf, withAnswer } from './one-tap';
import { useShowSession } from './use-show-session';
import { useWaitingList } from './use-waiting-list';

interface Tap {
  isAttending: boolean;
  /** The session as shown before. */
  before: Session;
  /** Undoes an answer, with the guests given up by it; an undo cannot be undone. */
  undoes?: { guests: Guest[] };
}

/** Mutation keys of pending answers: for one session, or all. */
export const oneTapKey = (sessionId?: string) => ['one-tap', ...(sessionId ? [sessionId] : [])];

/** Sends an answer, first or changed: it may have been given on another device. */
const send = async ({ isAttending, before, undoes }: Tap): Promise<AttendanceReceipt> => {
  const guests = isAttending ? undoes?.guests.map(({ firstName }) => firstName) : undefined;
  const first = () => markAttendance(before.id, { isAttending });
  const change = () => updateAttendance(before.id, { isAttending, ...(guests?.length && { guests }) });
  const [likely, otherwise] = before.isAttending === null ? [first, change] : [change, first];
  try {
    return await likely();
  } catch (error) {
    const code = error instanceof ApiError ? error.code : undefined;
    if (code !== 'attendanceExists' && code !== 'attendanceMissing') throw error;
    return otherwise();
  }
};

const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 500 || error.status === 0);

/**
 * Answers for a session with one tap: shown at once, reverted when it fails, and confirmed with an undo
 * action. A first no has none: its opposite is a yes, which takes a spot and may cost something.
 * @param onUndo after the person has undone an answer
 */
export const useOneTap = (session: Session, onUndo: (isAttending: boolean) => void) => {
  const client = useQueryClient();
  const text = useText();
  const format = useFormat();
  const show = useShowSession();
  const creditNote = useCreditNote();
  const { join } = useWaitingList(session);
  const date = format.date(session.sessionDate, 'day');

  const messageFor = (error: unknown, { before }: Tap): string => {
    const isSilent = error instanceof ApiError && error.code === 'noResponse';
    if (isSilent && !navigator.onLine) return text('session.answer.offline', { date });
    const fallback = before.isAttending === null ? 'attendance.failed.mark' : 'attendance.failed.update';
    return attendanceMessageOf(error, text(isSilent ? 'attendance.failed.silent' : fallback));
  };

  const mutation = useMutation({
    mutationKey: oneTapKey(session.id),
    // A second tap waits for the first: the last one counts.
    scope: { id: `one-tap ${session.id}` },
    mutationFn: send,
    retry: (failures, error) => failures < 2 && navigator.onLine && isUnanswered(error),
    retryDelay: 1000,
    onMutate: async ({ before, isAttending, undoes }) => {
      await client.cancelQueries({ queryKey: sessionsKey });
      show(withAnswer(before, isAttending, undoes?.guests));
    },
    onSuccess: ({ attendance: { isAttending, place }, credit }, { before, undoes }) => {
      const after = { ...withAnswer(before, isAttending, undoes && place.guests), place };
      // Returning guests get new ids from the server. A newer tap's answer stays shown.
      if (client.isMutating({ mutationKey: oneTapKey(session.id) }) <= 1) show(after);
      const canUndo =
        !undoes &&
        // A position in line cannot be restored.
        before.waitingPosition === null &&
        (isAttending || (before.isAttending === true && before.waitingListCount === 0));
      const undo = () => {
        const guests = isAttending ? [] : (before.place?.guests ?? []);
        mutation.mutate({ isAttending: !isAttending, before: after, undoes: { guests } });
        onUndo(!isAttending);
      };
      const said = text(isAttending ? 'attendance.success.text' : 'attendance.declined.text', { date });
      const here = guestNamesOf({ place });
      const names = (isAttending ? (undoes?.guests ?? []) : [])
        .map(({ firstName }) => firstName)
        .filter((name) => !here.includes(name));
      const noRoom = names.length > 0 && text('guest.noRoom', { names: names.join(', ') });
      notify(
        [said, noRoom, creditNote(credit)].filter(Boolean).join(' '),
        'success',
        canUndo ? { label: text('session.answer.undo'), run: undo } : undefined,
      );
    },
    onError: (error, tap) => {
      // A newer tap's answer stays shown, and is what counts.
      if (client.isMutating({ mutationKey: oneTapKey(session.id) }) > 1) return;
      show(tap.before);
      const canJoin =
        error instanceof ApiError && error.code === 'sessionFull' && tap.before.waitingPosition === null;
      notify(
        messageFor(error, tap),
        'error',
        canJoin
          ? { label: text('schedule.waiting.join'), run: () => join.mutate(undefined) }
          : { label: text('ui.action.retry'), run: () => mutation.mutate(tap) },
      );
    },
    onSettled: () => {
      // Another answer is still pending: refetching now would miss it.
      if (client.isMutating({ mutationKey: oneTapKey() }) > 1) return;
      for (const queryKey of [sessionsKey, attendanceKey, paymentsKey])
        void client.invalidateQueries({ queryKey });
    },
  });

  return {
    answer: (isAttending: boolean) => mutation.mutate({ isAttending, before: session }),
    /** The error of the last answer, as text. */
    error: mutation.isError ? messageFor(mutation.error, mutation.variables) : undefined,
  };
};
