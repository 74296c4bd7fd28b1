import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { PaymentStatus, type Place, SeasonStatus, type Session, SessionStatus } from 'shared-api/contract';
import { places } from '../../db/schema';
import type { Db } from '../../db/types';
import { Priority } from './model/facts';
import { answersCloseMinutes } from './store';

/**
 * Somebody's position in a session's line, or null: places go to people in this order.
 * @param p the row of `places`: the table in the query, or an alias of it
 */
export const positionOf = (p: Rows): SQL<number | null> => sql<
  number | null
>`case when ${p}.standing in ('waiting', 'offered') then (
  select count(*)::int from places o where o.session_id = ${p}.session_id and o.standing in ('waiting', 'offered')
    and (o.priority, o.since, o.user_id) <= (${p}.priority, ${p}.since, ${p}.user_id)) end`;

const [asked, active, cancelled] = [
  sql.raw(`${PaymentStatus.Pending}, ${PaymentStatus.Completed}`),
  sql.raw(String(SeasonStatus.Active)),
  sql.raw(String(SessionStatus.Cancelled)),
];

/** A player's own view of their place. @param p the row of `places`: the table in the query, or an alias of it */
export const placeOf = (p: Rows): SQL<Place> => sql<Place>`json_build_object(
  'standing', ${p}.standing, 'source', ${p}.source, 'position', ${positionOf(p)}, 'isCall', ${p}.is_call,
  'offeredUntil', to_char(${p}.offered_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'missedOut', ${p}.standing = 'waiting' and ${p}.priority = ${sql.raw(String(Priority.MissedOut))},
  'guests', (select coalesce(json_agg(json_build_object('id', g.id, 'firstName', g.guest_name) order by g.since, g.id), '[]')
    from places g where g.session_id = ${p}.session_id and g.host_id = ${p}.user_id and g.standing = 'in'),
  'late', ${p}.late, 'noCosts', ${noCostsOf(p)})`;

/** Players' own views of their places in a session, by player. */
export async function readPlaces(
  db: Db,
  sessionId: string,
  userIds: readonly string[],
): Promise<Map<string, Place>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ userId: sql<string>`${places.userId}`, place: placeOf(places) })
    .from(places)
    .where(and(eq(places.sessionId, sessionId), inArray(places.userId, [...userIds])));
  return new Map(rows.map(({ userId, place }) => [userId, place]));
}

/** The price of a late no, and from when on. */
const noCostsOf = (p: Rows): SQL => sql`case when ${p}.standing = 'in' then (
  select case when count(*) > 0 then json_build_object('amount', sum(n.amount)::float8,
    'until', to_char(min(n.until) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end
  from (
    select o.user_id, s.session_date, s.starts_at, greatest(
        s.starts_at - make_interval(mins => (o.policy ->> 'deadline')::int),
        to_timestamp((o.policy ->> 'on')::float8 / 1000) + make_interval(mins => (o.policy ->> 'grace')::int)) as until,
      coalesce((select d.amount from payments d where d.session_id = o.session_id and d.user_id = ${p}.user_id
        and d.guest_name is not distinct from o.guest_name and d.status in (${asked})
        and d.withdrawn_on is null limit 1), s.drop_in_price) as amount
    from places o join sessions s on s.id = o.session_id
    where o.session_id = ${p}.session_id and (o.user_id = ${p}.user_id or o.host_id = ${p}.user_id) and o.standing = 'in'
      and s.status <> ${cancelled} and (o.policy ->> 'charged')::boolean and not (o.policy ->> 'included')::boolean) n
  where n.amount > 0 and n.until < n.starts_at - make_interval(mins => ${answersCloseMinutes})
    and not exists (select from subscriptions c where c.user_id = n.user_id and c.status = ${active}
      and n.session_date between c.start_date and c.end_date)) end`;

type Rows = typeof places | SQL;

/**
 * For a row of `sessions`: who comes, in the order of the answers. Only first names (Law 25), and the number of guests.
 * Looked up by key one by one: for a join, the planner would read all users.
 */
export const participantsOfSession: SQL = sql`array(
  select coalesce(p.user_id, p.host_id) || ' ' || (select u.first_name from users u where u.id = coalesce(p.user_id, p.host_id))
  from places p where p.session_id = "sessions"."id" and p.standing = 'in' order by p.since, p.id)`;

/** @param places with the id and first name of the player who plays or brings a guest */
export function toParticipants(places: readonly string[]): Session['participants'] {
  const byPlayer = new Map<string, Session['participants'][number]>();
  for (const place of places) {
    const [id, firstName] = [place.slice(0, 36), place.slice(37)];
    const known = byPlayer.get(id);
    byPlayer.set(id, known ? { firstName, guests: (known.guests ?? 0) + 1 } : { firstName });
  }
  return [...byPlayer.values()];
}
