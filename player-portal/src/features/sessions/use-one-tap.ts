import { useRef } from 'react';
import { ApiError, type AttendanceReceipt, messageOf, now, type Session, useChange } from 'shared-api';
import { capitalised } from 'shared-api/format';
import { openingStageOf } from 'shared-api/opening-stage';
import { notify, useFailure, useFormat, useText } from 'shared-ui';
import { useCreditNote } from '../payments/use-credit-note';
import { guestNamesOf } from './loss';
import { useAnswer } from './use-answer';
import { useKeepPress } from './use-pressed';
import { useWaitingList } from './use-waiting-list';

interface Tap {
  isAttending: boolean;
  /** The session as shown before. */
  before: Session;
  /** First names of the guests who come back with a yes. */
  guests: string[];
  /** Undoes an answer; it cannot be undone itself. */
  isUndo: boolean;
}

/**
 * Answers for a session with one tap: shown at once, taken back when it fails, and confirmed with an undo
 * action. A first no has none: its opposite is a yes, which takes a spot and may cost something.
 * @param onUndo after the person has undone an answer
 */
export const useOneTap = (session: Session, onUndo: (isAttending: boolean) => void = () => {}) => {
  const text = useText();
  const format = useFormat();
  const creditNote = useCreditNote();
  const failed = useFailure();
  const { join } = useWaitingList(session);
  const keepPress = useKeepPress(session);
  const send = useAnswer(session);
  const latest = useRef<Tap>(undefined);
  const date = format.date(session.sessionDate, 'day');

  const noteOf = (
    { isAttending, guests }: Tap,
    { attendance: { place }, credit }: AttendanceReceipt,
  ): string => {
    const said = text(isAttending ? 'attendance.success.text' : 'attendance.declined.text', { date });
    const names = guests.filter((name) => !guestNamesOf({ place }).includes(name));
    const noRoom = names.length > 0 && text('guest.noRoom', { names: names.join(', ') });
    return [said, noRoom, credit && creditNote(credit)].filter(Boolean).join(' ');
  };

  const tapped = ({ isAttending, before, guests }: Tap) =>
    send(before.isAttending !== null, { isAttending, guests });
  const tapping = useChange(tapped, {
    onSuccess: (receipt, tap) => {
      const { before, isAttending } = tap;
      const canUndo =
        !tap.isUndo &&
        // A position in line cannot be restored.
        before.waitingPosition === null &&
        // Before it opens, or is drawn, no yes is taken.
        (isAttending || !openingStageOf(before, now())) &&
        (isAttending || (before.isAttending === true && before.waitingListCount === 0));
      const undo = () => {
        const guests = isAttending ? [] : guestNamesOf(before);
        begin({ isAttending: !isAttending, before: { ...before, isAttending }, guests, isUndo: true });
        onUndo(!isAttending);
      };
      notify(
        noteOf(tap, receipt),
        'success',
        canUndo ? { label: text('session.answer.undo'), run: undo } : undefined,
      );
    },
    onError: (error, tap) => {
      // A newer tap is what counts.
      if (tap !== latest.current || keepPress(error, tap.isAttending ? 'yes' : 'no')) return;
      const canJoin =
        error instanceof ApiError && error.code === 'sessionFull' && tap.before.waitingPosition === null;
      const next = canJoin
        ? { label: text('schedule.waiting.join'), run: () => join.mutate(undefined) }
        : { label: text('ui.action.retry'), run: () => begin(tap) };
      failed(error, 'attendance.failed.silent', capitalised(date), next);
    },
  });
  const begin = (tap: Tap) => {
    latest.current = tap;
    tapping.mutate(tap);
  };

  return {
    answer: (isAttending: boolean) => begin({ isAttending, before: session, guests: [], isUndo: false }),
    /** The error of the last answer, as text, unless it has arrived all the same. */
    error:
      tapping.isError && tapping.variables?.isAttending !== session.isAttending
        ? messageOf(tapping.error, text('attendance.failed.silent'))
        : undefined,
  };
};
