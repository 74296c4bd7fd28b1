import type { Registration } from 'shared-api';
import type { Choice } from 'shared-ui/resource';
import type { Move } from './policy';

/** The states of a place, in the list's order. */
export const standingChoices: readonly Choice<Registration['place']['standing']>[] = [
  { value: 'in', label: 'sessions.participants.attending' },
  { value: 'offered', label: 'sessions.participants.offered' },
  { value: 'waiting', label: 'sessions.participants.waiting' },
  { value: 'out', label: 'sessions.participants.declined' },
];

/** Whether somebody came. */
export const markChoices: readonly Choice<'here' | 'late' | 'absent' | 'excused'>[] = [
  { value: 'here', label: 'audit.mark.here' },
  { value: 'late', label: 'audit.mark.late' },
  { value: 'absent', label: 'audit.mark.absent' },
  { value: 'excused', label: 'audit.mark.excused' },
];

/** An administrator's actions on a player's place. */
export const moveChoices: readonly Choice<Move>[] = [
  { value: 'in', label: 'sessions.place.in' },
  { value: 'forward', label: 'sessions.place.forward' },
  { value: 'out', label: 'sessions.place.out' },
];

/** Why somebody is in or out without having answered; undefined for people who answered. */
export function unansweredLabel(
  standing: Registration['place']['standing'],
  source: Registration['place']['source'],
) {
  const isIn = standing === 'in';
  if (source === 'pass') return isIn ? 'sessions.participants.heldByPass' : 'sessions.participants.passEnded';
  if (source === 'administrator')
    return isIn ? 'sessions.participants.putIn' : 'sessions.participants.takenOut';
  return source === 'line' && !isIn ? 'sessions.participants.letPass' : undefined;
}
