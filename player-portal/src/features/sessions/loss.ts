import { type Guest, type Place, type Session, SessionStatus } from 'shared-api';

const emptyPlace = {
  position: null,
  offeredUntil: null,
  isCall: false,
  missedOut: false,
  late: false,
  noCosts: null,
};

/** A place after its owner's answer: a yes keeps and adds guests, a no removes them. */
const placeAfterAnswer = (place: Place | null, isAttending: boolean, guests: Guest[]): Place => ({
  ...emptyPlace,
  standing: isAttending ? 'in' : 'out',
  source: 'person',
  guests: isAttending ? [...(place?.guests ?? []), ...guests] : [],
});

/**
 * A session after the person's answer: what the page shows before the server has responded.
 * @param guests who come along with a yes
 */
export const withAnswer = (session: Session, isAttending: boolean, guests: Guest[] = []): Session => {
  const { status, maxCapacity, waitingListCount, waitingPosition, place } = session;
  const wasAttending = session.isAttending === true;
  const wasOffered = place?.standing === 'offered';
  const passesOn = wasAttending && !isAttending && waitingListCount > 0;
  const spots = 1 + (isAttending ? guests : (place?.guests ?? [])).length;
  const change = passesOn || isAttending === wasAttending ? 0 : isAttending ? spots : -spots;
  const registeredPlayersCount = Math.max(0, session.registeredPlayersCount + change);
  const offeredPlacesCount = Math.max(0, session.offeredPlacesCount - Number(wasOffered));
  const takesAnswers = status === SessionStatus.Open || status === SessionStatus.Full;
  const isFull = registeredPlayersCount + offeredPlacesCount >= maxCapacity;
  return {
    ...session,
    isAttending,
    registeredPlayersCount,
    offeredPlacesCount,
    status: takesAnswers ? (isFull ? SessionStatus.Full : SessionStatus.Open) : status,
    waitingPosition: null,
    waitingListCount: Math.max(0, waitingListCount - Number(passesOn || waitingPosition !== null)),
    place: placeAfterAnswer(place, isAttending, guests),
  };
};

/** A session after the person has left its waiting list. */
export const withoutWaiting = (session: Session): Session => ({
  ...session,
  waitingPosition: null,
  place: null,
  waitingListCount: Math.max(0, session.waitingListCount - 1),
});

/** Reasons to confirm before a spot is given up. */
export interface Loss {
  /** The cancellation deadline has passed. */
  isLate: boolean;
  /** Somebody waits for the spot, so the player may not get it back. */
  isPassedOn: boolean;
  /** What stays due at most, guests included, unless others take the spots; 0 for a free no. */
  costs: number;
  /** First names of the guests whose spots are given up too. */
  guests: string[];
}

/**
 * The most that a no costs now, since each guest has ten free minutes; 0 while it is free.
 * @param now an instant in milliseconds
 */
export const costsNow = ({ place }: Pick<Session, 'place'>, now: number): number =>
  place?.noCosts && Date.parse(place.noCosts.until) <= now ? place.noCosts.amount : 0;

export const guestNamesOf = ({ place }: Pick<Session, 'place'>): string[] =>
  place?.standing === 'in' ? place.guests.map(({ firstName }) => firstName) : [];

/**
 * What a no would lose irrevocably, or for others; undefined when there is no spot to lose.
 * @param deadline until when a no is in time; none for a session without a date
 * @param now an instant in milliseconds
 */
export const lossOf = (session: Session, deadline: Date | undefined, now: number): Loss | undefined => {
  const { isAttending, waitingListCount } = session;
  if (!isAttending) return undefined;
  const costs = costsNow(session, now);
  const isLate = deadline !== undefined && deadline.getTime() < now;
  const isPassedOn = waitingListCount > 0;
  const guests = guestNamesOf(session);
  const isAskedAbout = isLate || isPassedOn || costs > 0 || guests.length > 0;
  return isAskedAbout ? { isLate, isPassedOn, costs, guests } : undefined;
};
