import { sql } from 'drizzle-orm';
import {
  PaymentMethod,
  PaymentStatus,
  rules,
  SeasonStatus,
  SessionStatus,
  UserStatus,
} from 'shared-api/contract';
import { named } from '../../db/named';
import { opaque } from '../../db/opaque';
import type { places } from '../../db/schema';
import type { Db } from '../../db/types';
import type { PaymentRow } from '../payments/store';
import type { UserRow } from '../users/store';
import type { Facts, Place, Policy, Priority, Source, Standing } from './model/facts';
import type { SessionRow } from './session-row';

/** A place as it is stored. Instants are milliseconds. */
export interface StoredPlace
  extends Pick<
    typeof places.$inferSelect,
    'id' | 'userId' | 'hostId' | 'guestName' | 'isCall' | 'wasCalled' | 'late' | 'notes' | 'updateReason'
  > {
  standing: Standing;
  source: Source;
  priority: Priority;
  since: number;
  offeredUntil: number | null;
  policy: Policy | null;
  remindedOn: number | null;
  createdOn: number;
}

/** A player whom a decision concerns, or who waits. */
export interface Person
  extends Pick<UserRow, 'id' | 'firstName' | 'lastName' | 'email' | 'language' | 'asksFirst' | 'wantsSpots'> {
  isActive: boolean;
  /** Their credit, in cents. */
  creditCents: number;
  missedOut: boolean;
}

/** A payment for a place, whether due, received or withdrawn. */
export interface Due
  extends Pick<PaymentRow, 'id' | 'userId' | 'guestName' | 'amount' | 'reference' | 'paidCents'> {
  isPending: boolean;
  /** Expected by Interac; for cash at the door, an administrator has chosen another method. */
  isTransfer: boolean;
  /** When its payer said that they had sent it. */
  sentOn: number | null;
  /** No longer due; a new yes makes it due again, with the same reference. */
  isWithdrawn: boolean;
}

/** A locked session's places, and the people, passes and payments that matter to them. */
export interface Known {
  places: StoredPlace[];
  people: Map<string, Person>;
  /** Holders of a pass for the session's date, and since when. */
  covered: Map<string, number>;
  dues: Due[];
}

const day = 86_400_000;
const ms = (instant: string) => sql.raw(`(extract(epoch from ${instant}) * 1000)::float8`);
const { Pending, Completed } = PaymentStatus;
const constant = (value: number) => sql.raw(String(value));
const [sessionId, asked] = [opaque('id', 'uuid'), opaque('userIds', 'uuid[]')];
const [date, now] = [opaque('date', 'date'), opaque('now', 'timestamptz')];

interface KnownRows {
  places: StoredPlace[];
  people: Person[];
  covered: { id: string; since: number }[];
  dues: Due[];
}

/**
 * Reads everything a decision needs in one statement, the session's own row included, so that it can be sent
 * right after the lock without waiting for its reply. Each part of the places has its own index; most people
 * said no, and are left out. Of people who are in, only the passes matter. People are read one by one, by
 * key: for a join, the planner would read all of them.
 */
const readAll = named<{ known: KnownRows }>(
  'known_places',
  sql`
    with session as materialized (
      select starts_at, coalesce(${date}, session_date) as date from sessions where id = ${sessionId}),
    held as materialized (
      select (select u.id from users u where u.id = k.id for key share) as id from unnest(${asked}) k(id)),
    own as materialized (
      (select * from places where session_id = ${sessionId} and standing <> 'out' order by standing, since)
      union all select * from places where session_id = ${sessionId} and standing = 'out' and late
      union all select * from places where session_id = ${sessionId} and standing = 'out' and not late
        and user_id = any(${asked}::uuid[])),
    listed as materialized (
      select coalesce(user_id, host_id) as user_id from own where standing in ('offered', 'waiting') or late),
    last as (
      select id from sessions where starts_at < (select starts_at from session)
        and status <> ${constant(SessionStatus.Cancelled)}
      order by starts_at desc limit 1)
    select json_build_object(
      'places', (select coalesce(json_agg(json_build_object('id', p.id, 'userId', p.user_id, 'hostId', p.host_id,
          'guestName', p.guest_name, 'standing', p.standing, 'source', p.source, 'priority', p.priority,
          'since', ${ms('p.since')}, 'offeredUntil', ${ms('p.offered_until')}, 'isCall', p.is_call,
          'wasCalled', p.was_called, 'late', p.late, 'policy', p.policy,
          'remindedOn', ${ms('p.reminded_on')}, 'notes', p.notes, 'updateReason', p.update_reason, 'createdOn', ${ms('p.created_on')}) order by p.since, p.id), '[]') from own p),
      'people', (select coalesce(json_agg((
          select json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'email', u.email,
            'language', u.language, 'isActive', u.status = ${constant(UserStatus.Active)}, 'asksFirst', u.asks_first, 'wantsSpots', u.wants_spots,
            'creditCents', coalesce((select a.credit_cents from accounts a where a.id = u.id), 0),
            'missedOut', exists (select from places m join sessions l on l.id = m.session_id
              where m.session_id = (select id from last) and l.starts_at <= ${now}
              and m.user_id = u.id and m.standing = 'waiting'))
          from users u where u.id = k.id)), '[]')
        from (select user_id as id from listed union select id from held where id is not null) k),
      'covered', (select coalesce(json_agg(json_build_object('id', user_id, 'since', ${ms('since')})), '[]') from (
          select s.user_id, min(s.created_on) as since from subscriptions s
          where s.status = ${constant(SeasonStatus.Active)} and s.start_date <= (select date from session)
            and s.end_date >= (select date from session)
            and s.user_id in (select user_id from own union all select id from held)
          group by s.user_id) passes),
      'dues', (select coalesce(json_agg(json_build_object('id', d.id, 'userId', d.user_id, 'guestName', d.guest_name,
          'amount', d.amount, 'reference', d.reference, 'paidCents', d.paid_cents,
          'isPending', d.status = ${constant(Pending)} and d.withdrawn_on is null,
          'isWithdrawn', d.withdrawn_on is not null,
          'sentOn', ${ms('d.sent_on')}, 'isTransfer', d.method = ${constant(PaymentMethod.Interac)})), '[]')
        from payments d where d.session_id = ${sessionId} and d.status in (${constant(Pending)}, ${constant(Completed)})
          and d.user_id = any(array(
            select user_id from own union all select host_id from own union all select unnest(${asked}))))) as known`,
);

/**
 * Reads what a decision about a locked session needs; may be sent right after the lock, without waiting for its reply.
 * The people in `userIds` cannot be deleted until the transaction ends.
 * @param userIds people whom the decision concerns, besides those who have a place
 * @param date the date that passes must cover: the session's by default
 */
export async function readKnown(
  tx: Db,
  id: string,
  userIds: readonly string[],
  now: Date,
  date: string | null = null,
): Promise<Known> {
  const ids = `{${userIds.join()}}`;
  const [row] = await readAll(tx, { id, date, userIds: ids, now: now.toISOString() });
  const { places = [], people = [], covered = [], dues = [] } = row?.known ?? {};
  return {
    places,
    people: new Map(people.map((person) => [person.id, person])),
    covered: new Map(covered.map(({ id, since }) => [id, since])),
    dues,
  };
}

/** The key by which the model knows a place: the player's id, or the guest's own. */
export const keyOf = ({ id, userId }: Pick<StoredPlace, 'id' | 'userId'>): string => userId ?? id;

const toPlace = (row: StoredPlace): Place => ({
  key: keyOf(row),
  ...(row.hostId && { host: row.hostId }),
  standing: row.standing,
  source: row.source,
  priority: row.priority,
  since: row.since,
  ...(row.offeredUntil !== null && { offeredUntil: row.offeredUntil }),
  ...(row.isCall && { isCall: true }),
  ...(row.wasCalled && { wasCalled: true }),
  ...(row.late && { late: true }),
  ...(row.policy && { policy: row.policy }),
  ...(row.remindedOn !== null && { reminded: row.remindedOn }),
});

/** What was read, as the model's facts. */
export function factsOf(session: SessionRow, known: Known): Facts {
  const { places, people, covered, dues } = known;
  const those = (is: (person: Person) => boolean) => [...people.values()].filter(is);
  return {
    capacity: session.maxCapacity,
    startsAt: session.startsAt.getTime(),
    isCancelled: session.status === SessionStatus.Cancelled,
    places: places.map(toPlace),
    covered,
    askFirst: new Set(those(({ asksFirst }) => asksFirst).map(({ id }) => id)),
    away: new Set(those(({ isActive }) => !isActive).map(({ id }) => id)),
    missedOut: new Set(those(({ missedOut }) => missedOut).map(({ id }) => id)),
    unpaid: new Map(
      dues.flatMap(({ userId, guestName, isPending, isTransfer, sentOn }) =>
        userId && !guestName && isPending && isTransfer
          ? [[userId, sentOn === null ? 0 : sentOn + rules.unpaidHold.sentDays * day]]
          : [],
      ),
    ),
    rules: {
      closes: session.answersCloseMinutes,
      deadline: session.answerDeadlineHours * 60,
      guests: session.guestsPerPlayer,
      lateNoCharged: session.lateNoCharged && session.dropInPrice > 0,
      creditReleased: session.creditReleasedDates,
      unpaidHold: session.unpaidHoldHours === null ? null : session.unpaidHoldHours * 60,
    },
  };
}
