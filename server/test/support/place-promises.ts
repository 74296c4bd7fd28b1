import { clubDate } from 'shared-api/calendar';
import { PaymentStatus, SeasonStatus, SessionStatus, UserStatus } from 'shared-api/contract';
import type { Db } from '../../src/data/rows';
import {
  OutboxState,
  outbox,
  payments,
  places,
  seasons,
  sessions,
  subscriptions,
  users,
} from '../../src/data/schema';

const minute = 60_000;
const hour = 60 * minute;

/** The stored state of a club's places, as tests see it. */
export type Books = Awaited<ReturnType<typeof readBooks>>;
type PlaceRow = Books['places'][number];
type Turn = Pick<PlaceRow, 'since' | 'userId'> & { priority: number };
type SessionRow = Books['sessions'][number];

export async function readBooks(db: Db) {
  const [kept, sessionRows, passes, people, limits] = await Promise.all([
    readKept(db),
    db.select().from(sessions).orderBy(sessions.id),
    db.select().from(subscriptions),
    db.select().from(users),
    db.select().from(seasons),
  ]);
  return {
    ...kept,
    ...{ sessions: sessionRows, passes, seasons: limits },
    active: new Set(people.filter(({ status }) => status === UserStatus.Active).map(({ id }) => id)),
    askFirst: new Set(people.filter(({ asksFirst }) => asksFirst).map(({ id }) => id)),
  };
}

/** What repeating a step must not change. */
export async function readKept(db: Db) {
  const [placeRows, paymentRows, mails] = await Promise.all([
    db.select().from(places).orderBy(places.id),
    db.select().from(payments).orderBy(payments.id),
    db.select().from(outbox).orderBy(outbox.id),
  ]);
  return {
    places: placeRows.map(({ updatedOn: _, ...row }) => row),
    payments: paymentRows,
    mails: mails.filter(({ state }) => state === OutboxState.Waiting),
  };
}

/** By default, answers close at the start. */
const isClosed = ({ startsAt }: SessionRow, now: Date) => startsAt <= now;
const isCancelled = ({ status }: SessionRow) => status === SessionStatus.Cancelled;

const placesOf = (books: Books, { id }: SessionRow) =>
  books.places.filter(({ sessionId }) => sessionId === id);
const count = (rows: readonly PlaceRow[], is: (row: PlaceRow) => boolean) => rows.filter(is).length;

const covers = (books: Books, userId: string | null, { sessionDate }: SessionRow) =>
  books.passes.some(
    (pass) =>
      pass.userId === userId &&
      pass.status === SeasonStatus.Active &&
      pass.startDate <= sessionDate &&
      pass.endDate >= sessionDate,
  );

/** A session's players, offered places, free places and line; suspended people only count as players. */
function roomOf(books: Books, session: SessionRow) {
  const rows = placesOf(books, session).filter(
    ({ userId, standing }) => standing === 'in' || userId === null || books.active.has(userId),
  );
  const inside = count(rows, ({ standing }) => standing === 'in');
  const asked = count(rows, ({ standing, isCall }) => standing === 'offered' && !isCall);
  const isCalling = rows.some(({ standing, isCall }) => standing === 'offered' && isCall);
  const left = session.maxCapacity - inside - asked;
  const line = rows.filter(({ standing, wasCalled }) => standing === 'waiting' && !wasCalled).sort(byTurn);
  return {
    inside,
    held: asked + (isCalling ? Math.max(0, left) : 0),
    free: isCalling ? Math.min(0, left) : left,
    line,
  };
}

const byTurn = (one: Turn, other: Turn) =>
  one.priority - other.priority ||
  one.since.getTime() - other.since.getTime() ||
  ((one.userId ?? '') < (other.userId ?? '') ? -1 : 1);

/** At the club, in winter. */
const isNight = (now: Date) => {
  const hours = new Date(now.getTime() - 5 * hour).getUTCHours();
  return hours >= 23 || hours < 8;
};

const isPausedAtNight = (books: Books, { startsAt }: SessionRow, [first]: readonly PlaceRow[], now: Date) => {
  const left = startsAt.getTime() - now.getTime();
  return isNight(now) && left > 16 * hour && (left <= 24 * hour || books.askFirst.has(first?.userId ?? ''));
};

/** Violations of the club's promises in a state of the books. */
export function violationsOf(books: Books, now: Date, overbooked: ReadonlySet<string>): string[] {
  return books.sessions.flatMap((session) => {
    const rows = placesOf(books, session);
    const name = `session ${session.sessionDate}`;
    const violations: string[] = [];
    const must = (holds: boolean, violation: string) => {
      if (!holds) violations.push(`${name}: ${violation}`);
    };
    const { inside, held, free, line } = roomOf(books, session);
    const listed = count(rows, ({ standing }) => standing === 'waiting' || standing === 'offered');
    must(session.registeredPlayersCount === inside, `${session.registeredPlayersCount} in, not ${inside}`);
    must(session.waitingListCount === listed, `${session.waitingListCount} listed, not ${listed}`);
    for (const { hostId, late, standing } of rows) {
      const host = rows.find(({ userId }) => userId === hostId);
      must(hostId === null || late || host?.standing === 'in', 'a guest without their host');
      must(!late || standing !== 'in', 'in, and owing for a late no');
      must(hostId === null || late || standing === 'in', 'a guest who is out');
    }
    violations.push(...dueViolations(books, session, now).map((violation) => `${name}: ${violation}`));
    if (isClosed(session, now)) return violations;
    must(session.offeredPlacesCount === held, `${session.offeredPlacesCount} held, not ${held}`);
    if (isCancelled(session)) return violations;
    must(
      overbooked.has(session.id) || inside + held <= session.maxCapacity,
      `${inside} + ${held} in ${session.maxCapacity}`,
    );
    const isFull = free <= line.length;
    must(session.status === (isFull ? SessionStatus.Full : SessionStatus.Open), `status ${session.status}`);
    must(
      free <= 0 || line.length === 0 || isPausedAtNight(books, session, line, now),
      `${line.length} wait for ${free} places`,
    );
    for (const { standing, offeredUntil } of rows)
      must(
        standing !== 'offered' || (offeredUntil !== null && offeredUntil > now),
        'an offer that has run out',
      );
    for (const { userId, standing, source, priority } of rows) {
      const isByTurn =
        (standing === 'waiting' || standing === 'offered') && (priority === 0 || priority === 1);
      must(
        (!(source === 'pass' && standing !== 'out') && !isByTurn) || covers(books, userId, session),
        `${standing} by a pass that there is not`,
      );
    }
    return violations;
  });
}

const counted: ReadonlySet<PaymentStatus> = new Set([PaymentStatus.Pending, PaymentStatus.Completed]);

/** Everybody who is in or said no too late, without a pass, owes or has paid once; for guests, their hosts. */
function dueViolations(books: Books, session: SessionRow, now: Date): string[] {
  const dues = books.payments.filter(
    ({ sessionId, userId, withdrawnOn }) =>
      sessionId === session.id && userId !== null && withdrawnOn === null,
  );
  const pending = dues.filter(({ status }) => status === PaymentStatus.Pending);
  if (isCancelled(session)) return pending.length > 0 ? ['something is owed for a cancelled session'] : [];
  if (isClosed(session, now)) return [];
  const payers = placesOf(books, session)
    .filter(
      ({ standing, late, userId }) =>
        (standing === 'in' || late) && !(userId && covers(books, userId, session)),
    )
    .map(({ userId, hostId, guestName }) => `${userId ?? hostId} ${guestName ?? ''}`);
  const keyOf = ({ userId, guestName }: (typeof dues)[number]) => `${userId} ${guestName ?? ''}`;
  const violations = payers.flatMap((payer) => {
    const theirs = dues.filter((due) => keyOf(due) === payer && counted.has(due.status));
    return theirs.length === 1 ? [] : [`${theirs.length} payments for one place`];
  });
  const withoutPlace = pending.filter((due) => !payers.includes(keyOf(due)));
  return [...violations, ...withoutPlace.map(() => 'a payment that is asked for without a place')];
}

const standingMails = [
  'place-confirmed',
  'place-declined',
  'place-lapsed',
  'place-offered',
  'offer-passed',
  'waiting-joined',
  'waiting-left',
];
/** Mails that each cover several changes. */
const summingMails = ['places-held', 'pass-ended', 'season-registration-confirmation', 'schedule-change'];

/** The violations that a step causes. @param isByHand whether an administrator may have changed the order */
export function violationsBetween(before: Books, after: Books, now: Date, isByHand: boolean): string[] {
  const known = new Set(before.mails.map(({ id }) => id));
  const mails = after.mails.filter(({ id }) => !known.has(id));
  return after.sessions.flatMap((session) => {
    const was = before.sessions.find(({ id }) => id === session.id);
    if (!was) return [];
    const name = `session ${session.sessionDate}`;
    const [rows, rowsBefore] = [placesOf(after, session), placesOf(before, was)];
    // An offer that can no longer be accepted counts as waiting, whatever is stored.
    const standingIn = (some: readonly PlaceRow[], at: SessionRow, userId: string) => {
      const standing = some.find((row) => row.userId === userId)?.standing;
      return standing === 'offered' && isClosed(at, now) ? 'waiting' : standing;
    };
    const violations: string[] = [];
    for (const userId of after.active) {
      const [one, other] = [standingIn(rowsBefore, was, userId), standingIn(rows, session, userId)];
      const theirs = mails.filter((mail) => mail.userId === userId);
      const own = theirs.filter(({ template, props }) => {
        const about = (props as { session?: { id: string } } | null)?.session?.id;
        return standingMails.includes(template) && about === session.id;
      });
      const isSummed = theirs.some(({ template }) => summingMails.includes(template));
      const isNotified = own.length === 1 || (own.length === 0 && isSummed);
      if (one !== other && !isNotified) violations.push(`${name}: ${own.length} mails for ${one} → ${other}`);
      if (one === other && own.length > 0)
        violations.push(`${name}: ${own.map(({ template }) => template)} to who is ${one} as before`);
      if (one !== other && isClosed(was, now) && isClosed(session, now) && !isCancelled(session))
        violations.push(`${name}: ${one} → ${other} after the close`);
    }
    if (!isByHand && !isClosed(session, now)) violations.push(...overtaken(before, after, session, now));
    return violations;
  });
}

function overtaken(before: Books, after: Books, session: SessionRow, now: Date): string[] {
  const rowsBefore = new Map(placesOf(before, session).map((row) => [row.userId, row]));
  const { free } = roomOf(after, session);
  const left = placesOf(after, session).filter(({ userId, standing, wasCalled }) => {
    const was = rowsBefore.get(userId);
    const hadTurn = wasCalled || was?.wasCalled || (was?.standing === 'offered' && was.isCall);
    return (
      standing === 'waiting' && was?.standing === 'waiting' && !hadTurn && after.active.has(userId ?? '')
    );
  });
  const priorityOf = ({ userId, source }: PlaceRow) => {
    if (covers(after, userId, session)) return source === 'person' ? 1 : 0;
    return missedOut(after, session, now).has(userId) ? 2 : 3;
  };
  return placesOf(after, session).flatMap((row) => {
    const was = rowsBefore.get(row.userId);
    if (row.userId === null || row.standing !== 'in' || was?.standing === 'in' || was?.standing === 'offered')
      return [];
    const turn = {
      ...row,
      priority: Math.min(priorityOf(row), row.priority),
      ...(was?.standing === 'waiting' && { since: was.since }),
    };
    const ahead = left.filter((other) => byTurn(other, turn) < 0).length;
    return ahead > Math.max(0, free) ? [`session ${session.sessionDate}: ${ahead} were overtaken`] : [];
  });
}

/** People who waited in vain for the previous session. */
function missedOut(books: Books, session: SessionRow, now: Date): Set<string | null> {
  const [last] = books.sessions
    .filter((one) => one.startsAt < session.startsAt && !isCancelled(one))
    .sort((one, other) => other.startsAt.getTime() - one.startsAt.getTime());
  const rows = last && last.startsAt <= now ? placesOf(books, last) : [];
  return new Set(rows.filter(({ standing }) => standing === 'waiting').map(({ userId }) => userId));
}

/** The violations by a step that concern passes. @param isGift whether an administrator may exceed the limit */
export function passViolations(before: Books, after: Books, now: Date, isGift: boolean): string[] {
  const today = clubDate(now);
  const held = ({ passes }: Books) =>
    passes.filter((pass) => pass.userId !== null && pass.status === SeasonStatus.Active);
  const violations = held(after).flatMap((one, index) =>
    held(after)
      .slice(index + 1)
      .filter(({ userId }) => userId === one.userId)
      .filter((other) => {
        const [last, first] = [one, other].map(({ endDate }) => endDate).sort();
        const begin = [one.startDate, other.startDate, today].sort().at(-1) ?? '';
        return begin <= (last ?? '') && begin <= (first ?? '');
      })
      .map(() => 'two passes for one date'),
  );
  for (const season of after.seasons) {
    const { id, maxPasses, startDate, endDate } = season;
    const was = before.seasons.find((one) => one.id === id);
    if (!was || maxPasses === null) continue;
    const holders = (books: Books) =>
      new Set(
        held(books)
          .filter((pass) => pass.startDate <= endDate && pass.endDate >= startDate)
          .map(({ userId }) => userId),
      );
    const taken = (books: Books) => holders(books).size;
    if (!isGift && taken(after) > Math.max(maxPasses, taken(before)))
      violations.push(`${taken(after)} passes sold of ${maxPasses}`);
  }
  return violations;
}
