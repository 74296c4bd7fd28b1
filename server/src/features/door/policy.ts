import { clubDate } from 'shared-api/calendar';
import { SessionStatus } from 'shared-api/contract';
import { type DoorMethod, type DoorState, hasCome } from 'shared-api/door';
import type { PlaceRow } from '../places/known';
import { keyOf } from '../places/known';
import type { SessionRow } from '../places/store';

/*
 * From what happened at the door to what is stored: only differences, so that it does not matter in which order, or how
 * often, events arrive.
 */

/** How money is entered: whoever pays on account owes it like before. */
type Entered = NonNullable<PlaceRow['paidAtDoor']>;

const enteredOf = (method: DoorMethod | undefined): Entered | null =>
  method === undefined || method === 'account' ? null : method;

/** How somebody has paid at the door, as far as it is to be entered. */
export const paidBy = (state: DoorState, key: string): Entered | null =>
  enteredOf(state.paid.get(key)?.method);

/** What is to become of a place: in, out, or as it was without the door. */
function wantedFor(state: DoorState, key: string): 'in' | 'out' | null {
  // Whoever pays at the door plays: their money pays for a place until it is taken back, too.
  if (hasCome(state.marks.get(key)?.mark) || paidBy(state, key)) return 'in';
  return state.replaced.has(key) ? 'out' : null;
}

/**
 * The places that are not as the door wants them.
 * @param places all of the session
 * @param known people and guests that exist
 */
export function wantsOf(
  state: DoorState,
  places: readonly PlaceRow[],
  known: ReadonlySet<string>,
): Map<string, 'in' | 'out' | null> {
  const stored = new Map(places.map((row) => [keyOf(row), row]));
  const keys = new Set([
    ...state.marks.keys(),
    ...state.paid.keys(),
    ...state.replaced.keys(),
    ...places.filter(({ door }) => door).map(keyOf),
  ]);
  const wants = new Map<string, 'in' | 'out' | null>();
  for (const key of keys) {
    const place = stored.get(key);
    const wanted = wantedFor(state, key);
    const isIn = place?.standing === 'in';
    const isAsWanted = wanted === 'in' ? isIn : wanted === 'out' ? place?.door && !isIn : !place?.door;
    if (known.has(key) && !isAsWanted) wants.set(key, wanted);
  }
  return wants;
}

/** What is stored of somebody's attendance. */
type Attendance = Pick<PlaceRow, 'mark' | 'markedOn'>;

const none: Attendance = { mark: null, markedOn: null };

/**
 * Whether somebody came. Absent or excused is only who had a spot: not who was replaced, waited or said no, and nobody
 * once the session is cancelled. Whoever is found on a later day to have come was there at the start.
 */
export function attendanceOf(
  state: DoorState,
  row: PlaceRow,
  { status, sessionDate, startsAt }: Pick<SessionRow, 'status' | 'sessionDate' | 'startsAt'>,
): Attendance {
  const said = state.marks.get(keyOf(row));
  if (said && hasCome(said.mark)) {
    const at = new Date(said.at);
    return { mark: said.mark, markedOn: clubDate(at) > sessionDate ? startsAt : at };
  }
  if (row.standing !== 'in' || status === SessionStatus.Cancelled) return none;
  if (said) return { mark: said.mark, markedOn: new Date(said.at) };
  return state.closedOn === null ? none : { mark: 'absent', markedOn: new Date(state.closedOn) };
}
