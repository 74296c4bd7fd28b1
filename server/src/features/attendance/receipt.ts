import { type AttendanceReceipt, type Place, SessionStatus } from 'shared-api/contract';
import { refuse } from '../../errors/app-error';
import type { Services } from '../../services';
import { type Changed, dueOf, restOf } from '../places/change';
import { creditReturnedTo, creditUsedFor, noCostsOf } from '../places/costs';
import type { StoredPlace } from '../places/known';
import { Priority } from '../places/model/facts';
import { guestsIn, positionIn } from '../places/view';
import { toSummary } from '../sessions/view';

/** The response to an answer, built from what has just been written, without reading again. */
export function receiptOf({ config }: Services, changed: Changed, userId: string): AttendanceReceipt {
  const { session, rows, dues, known, isFull } = changed;
  const row = rows.get(userId) ?? refuse('internal');
  const person = known.people.get(userId) ?? refuse('internal');
  // What they say to have sent is not asked for again.
  const due = dueOf(row, dues).find(({ isPending, sentOn }) => isPending && sentOn === null);
  const credit = creditUsedFor(changed, row) ?? creditReturnedTo(changed, userId);
  const place = placeOf(row, changed);
  const isAttending = row.standing === 'in';
  return {
    attendance: {
      id: row.id,
      sessionId: session.id,
      userId,
      userName: `${person.firstName} ${person.lastName}`,
      isAttending,
      notes: row.notes,
      updateReason: row.updateReason,
      checkInTime: isAttending ? session.startsAt.toISOString() : null,
      createdOn: new Date(row.createdOn).toISOString(),
      waitingPosition: place.position,
      place,
      session: toSummary({ ...session, status: isFull ? SessionStatus.Full : SessionStatus.Open }),
    },
    paymentDue: due
      ? {
          paymentId: due.id,
          amount: restOf(due),
          payTo: session.paymentEmail ?? config.paymentEmail,
          reference: due.reference,
        }
      : null,
    ...(credit && { credit: { used: 0, returned: 0, ...credit } }),
  };
}

/** A player's own view of their place: the same as `places/view.ts` reads from the database. */
function placeOf(row: StoredPlace, changed: Changed): Place {
  const rows = [...changed.rows.values()];
  return {
    standing: row.standing,
    source: row.source === 'host' ? 'person' : row.source,
    position: positionIn(rows, row),
    offeredUntil: row.offeredUntil === null ? null : new Date(row.offeredUntil).toISOString(),
    isCall: row.isCall,
    missedOut: row.standing === 'waiting' && row.priority === Priority.MissedOut,
    late: row.late,
    noCosts: noCostsOf(changed, row),
    guests: guestsIn(rows, row.userId ?? ''),
  };
}
