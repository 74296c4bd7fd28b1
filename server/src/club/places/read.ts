import {
  and,
  asc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  notInArray,
  or,
  type Placeholder,
  sql,
} from 'drizzle-orm';
import {
  type AttendanceRecord,
  fullName,
  type Place,
  SeasonStatus,
  SessionStatus,
  type SessionSummary,
  UserStatus,
} from 'shared-api/contract';
import { hasCome } from 'shared-api/door';
import { centsOf } from 'shared-api/money';
import { covers } from 'shared-api/passes';
import { type Db, isAmong } from '../../data/rows';
import { payments, places, sessions, subscriptions, users } from '../../data/schema';
import { readSettings } from '../../data/settings';
import type { PersonRow } from '../../data/users';
import type { CreditFacts } from '../../mail/facts';
import type { PaymentRow } from '../money/ledger';
import { isStanding } from '../money/settle';
import { type Changed, dueOf } from './change';
import { isByPass, isOnWaitingList, keyOf, type PlaceRow, toPlace } from './known';
import { byTurn, type Place as ModelPlace, Priority, type Terms, waitsByPass } from './model/facts';
import { costsFrom } from './model/policy';

/** What players' views of their places in a session are made of. */
export interface Seen {
  /** All who wait or are asked, and the viewed players and their guests, in the order of the answers. */
  rows: readonly PlaceRow[];
  /** All who wait or are asked, in the order of their turn. */
  line: readonly ModelPlace[];
  /** Who of them may not play now: they keep their turn, and nobody waits for them. */
  away: ReadonlySet<string>;
  terms: Terms;
  /** Whether the line is still to be drawn: it has no order yet. */
  awaitsDraw: boolean;
  /** The first name of a player who waits. */
  nameOf: (userId: string) => string | undefined;
  /** The viewed players' payments for these places, due or paid. */
  dues: readonly Pick<PaymentRow, 'userId' | 'guestName' | 'amount'>[];
  /** The session's price, in dollars. */
  price: number;
}

/** Those who wait or are asked, in the order of their turn. */
export const lineOf = (rows: readonly PlaceRow[]): ModelPlace[] =>
  rows.filter(isOnWaitingList).map(toPlace).sort(byTurn);

/** A player's own view of their place, or null. */
export function placeOf(seen: Seen, userId: string): Place | null {
  const own = seen.rows.find((row) => row.userId === userId);
  if (!own) return null;
  const guests = seen.rows.filter(({ hostId, standing }) => hostId === userId && standing === 'in');
  const turn = seen.line.findIndex(({ key }) => key === userId);
  const before = seen.line.slice(0, Math.max(0, turn)).filter(({ key }) => !seen.away.has(key));
  return {
    standing: own.standing,
    source: own.source as Place['source'],
    position: isOnWaitingList(own) && !(seen.awaitsDraw && !waitsByPass(own)) ? before.length + 1 : null,
    isCall: own.isCall,
    offeredUntil: own.offeredUntil?.toISOString() ?? null,
    missedOut: own.standing === 'waiting' && own.priority === Priority.MissedOut,
    guests: guests.map(({ id, guestName }) => ({ id, firstName: guestName ?? '' })),
    ...(own.standing === 'waiting' && seen.awaitsDraw && !waitsByPass(own) && { entry: entryOf(own, seen) }),
    late: own.late,
    noCosts: own.standing === 'in' ? noCostsOf(seen, [own, ...guests]) : null,
  };
}

/** Somebody's entry in a draw: the place's own id invites another player to be in it with them. */
const entryOf = ({ id, togetherId, plusOne }: PlaceRow, { nameOf }: Seen): NonNullable<Place['entry']> => ({
  invitation: id,
  together: (togetherId && nameOf(togetherId)) ?? null,
  guest: plusOne,
});

/** The price of a late no, with guests, and from when on; null when a no is free. */
function noCostsOf({ terms, dues, price }: Seen, theirs: readonly PlaceRow[]): Place['noCosts'] {
  const charged = theirs.flatMap((row) => {
    const until = costsFrom(terms, toPlace(row));
    const amount = dueOf(row, dues)[0]?.amount ?? price;
    return until !== null && amount > 0 ? [{ until, amount }] : [];
  });
  if (charged.length === 0) return null;
  const cents = charged.reduce((sum, { amount }) => sum + centsOf(amount), 0);
  return {
    amount: cents / 100,
    until: new Date(Math.min(...charged.map(({ until }) => until))).toISOString(),
  };
}

/** Players' own views of their places, by session and player. */
export type Views = (sessionId: string, userId: string) => Place | null;

type Ids = readonly string[] | Placeholder;

/** The places that views are made of. Nobody stands before others in a draw that is still to be made. */
function placesFor(db: Db, sessionIds: Ids, userIds: Ids | undefined) {
  // Looked up once, and not for each of thousands who have entered.
  const toDraw = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(isAmong(sessions.id, sessionIds), isNotNull(sessions.drawsAt), isNull(sessions.drawnOn)));
  const hasTurn = or(isByPass, notInArray(places.sessionId, toDraw));
  const isNeeded =
    userIds &&
    or(
      isAmong(places.userId, userIds),
      isAmong(places.hostId, userIds),
      isAmong(places.togetherId, userIds),
      and(inArray(places.standing, ['waiting', 'offered']), hasTurn),
    );
  const { sessionDate, startsAt, status, dropInPrice, drawsAt, drawnOn } = sessions;
  return db
    .select({
      place: getTableColumns(places),
      session: { sessionDate, startsAt, status, dropInPrice, drawsAt, drawnOn },
      userStatus: users.status,
      firstName: users.firstName,
    })
    .from(places)
    .innerJoin(sessions, eq(sessions.id, places.sessionId))
    .leftJoin(users, eq(users.id, places.userId))
    .where(and(isAmong(places.sessionId, sessionIds), isNeeded))
    .orderBy(asc(places.since), asc(places.id));
}

/**
 * Reads how players see their places in some sessions.
 * @param userIds the players: everybody by default
 */
export const readPlaces = async (
  db: Db,
  sessionIds: readonly string[],
  userIds?: readonly string[],
): Promise<Views> => viewsOf(db, await placesFor(db, sessionIds, userIds));

/** Prepares the same for one player. */
export function preparePlaces(db: Db): (sessionIds: readonly string[], userId: string) => Promise<Views> {
  const query = placesFor(db, sql.placeholder('sessions'), sql.placeholder('users')).prepare('places');
  return async (sessions, userId) => viewsOf(db, await query.execute({ sessions, users: [userId] }));
}

type Found = Awaited<ReturnType<typeof placesFor>>;

async function viewsOf(db: Db, found: Found): Promise<Views> {
  const costs = await readCosts(db, found.map(({ place }) => place).filter(mayCost));
  const isAway = ({ userStatus }: Found[number]) => userStatus !== null && userStatus !== UserStatus.Active;
  const away = new Set(found.filter(isAway).map(({ place }) => keyOf(place)));
  const bySession = new Map<string, Found>();
  for (const one of found) {
    const theirs = bySession.get(one.place.sessionId);
    if (theirs) theirs.push(one);
    else bySession.set(one.place.sessionId, [one]);
  }
  const seen = new Map<string, Seen>();
  for (const [id, theirs] of bySession) {
    const [{ session }] = theirs as [Found[number]];
    const terms = {
      startsAt: session.startsAt.getTime(),
      isCancelled: session.status === SessionStatus.Cancelled,
      covered: costs.covered(session.sessionDate),
      rules: { closes: costs.closes },
    };
    const rows = theirs.map(({ place }) => place);
    const dues = costs.dues.filter(({ sessionId }) => sessionId === id);
    const nameOf = (key: string) => theirs.find(({ place }) => place.userId === key)?.firstName ?? undefined;
    const awaitsDraw = session.drawsAt !== null && session.drawnOn === null;
    const price = session.dropInPrice;
    seen.set(id, { rows, line: lineOf(rows), away, terms, awaitsDraw, nameOf, dues, price });
  }
  return (id, userId) => {
    const session = seen.get(id);
    return session ? placeOf(session, userId) : null;
  };
}

/** Whether a no may have a price: most clubs have none. */
const mayCost = ({ standing, policy }: PlaceRow) =>
  standing === 'in' && policy?.charged === true && !policy.included;

/** What decides the price of a no to these places. */
async function readCosts(db: Db, promised: readonly PlaceRow[]) {
  if (promised.length === 0) return { closes: 0, dues: [], covered: () => new Map<string, number>() };
  const payers = promised.flatMap(({ userId, hostId }) => userId ?? hostId ?? []);
  const passes = await db
    .select()
    .from(subscriptions)
    .where(and(inArray(subscriptions.userId, payers), eq(subscriptions.status, SeasonStatus.Active)));
  const dues = await db
    .select()
    .from(payments)
    .where(
      and(
        inArray(
          payments.sessionId,
          promised.map(({ sessionId }) => sessionId),
        ),
        inArray(payments.userId, payers),
        isStanding,
      ),
    );
  return {
    closes: (await readSettings(db)).answersCloseMinutes,
    dues,
    covered: (date: string) =>
      new Map(
        passes.flatMap((pass): [string, number][] =>
          pass.userId && covers(pass, date) ? [[pass.userId, pass.createdOn.getTime()]] : [],
        ),
      ),
  };
}

/** The part of a place's price just paid by the payer's credit; undefined when none. */
export function creditUsedFor(
  { charged, dues, creditLeft }: Changed,
  row: PlaceRow | undefined,
): Pick<CreditFacts, 'used' | 'left'> | undefined {
  const due = dueOf(row, dues).find(
    ({ id, paidCents }) => paidCents > 0 && charged.some((one) => one.id === id),
  );
  return due && { used: due.paidCents / 100, left: (creditLeft.get(due.accountId) ?? 0) / 100 };
}

/** Payments for places that have become somebody's credit; undefined when none. */
export function creditReturnedTo(
  { withdrawn, creditLeft, refunds }: Changed,
  userId: string,
): Pick<CreditFacts, 'returned' | 'left'> | undefined {
  if (refunds === userId) return undefined;
  const cents = withdrawn.reduce((sum, due) => sum + (due.accountId === userId ? due.paidCents : 0), 0);
  return cents > 0 ? { returned: cents / 100, left: (creditLeft.get(userId) ?? 0) / 100 } : undefined;
}

/** Somebody's place in a session, as it is stored. */
interface Recorded {
  place: PlaceRow;
  user: Pick<PersonRow, 'id' | 'firstName' | 'lastName'>;
  session: SessionSummary;
  startsAt: Date;
}

/** @param place as they see it */
export function toRecord({ place: row, user, session, startsAt }: Recorded, place: Place): AttendanceRecord {
  const { id, notes, updateReason, createdOn, mark, markedOn } = row;
  const isAttending = row.standing === 'in';
  return {
    ...{ id, sessionId: session.id, userId: user.id, userName: fullName(user), isAttending },
    ...{ notes, updateReason, session, place, waitingPosition: place.position },
    // As long as nobody has said at the door whether they came, the session's start.
    checkInTime:
      mark === null
        ? isAttending
          ? startsAt.toISOString()
          : null
        : hasCome(mark)
          ? (markedOn?.toISOString() ?? null)
          : null,
    createdOn: createdOn.toISOString(),
  };
}

/** The fields that identify a session, e.g. next to an answer, of one that has been read. */
export const toSummary = (session: SessionSummary): SessionSummary => {
  const { id, sessionDate, startTime, endTime, location, status, dropInPrice } = session;
  return { id, sessionDate, startTime, endTime, location, status, dropInPrice };
};
