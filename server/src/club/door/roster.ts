import { and, asc, eq, exists, isNotNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import {
  findsName,
  fullName,
  plain,
  type Roster,
  type RosterPerson,
  SessionStatus,
  UserStatus,
} from 'shared-api/contract';
import { hasCome } from 'shared-api/door';
import { findsShown, initialOf } from 'shared-api/door-search';
import type { Db } from '../../data/rows';
import { payments, places, sessions, subscriptions, users } from '../../data/schema';
import { refuse } from '../../errors/app-error';
import { owedCents } from '../money/dues';
import { summaryFields } from '../places/sessions';
import { isCovering } from '../places/store';
import { aliasesOf, namedIn, readEvents } from './events';

/** Notes and ticks, and names as far as they are needed; all names, and why somebody is excused; addresses and amounts, too. */
export type RosterView = 'ticks' | 'reasons' | 'everything';

/**
 * What the door needs of a session.
 * @param view of an administrator, of the door role, or of a link
 * @param search only people with such a name
 * @throws AppError `sessionNotFound`
 */
export async function readRoster(
  db: Db,
  id: string,
  now: Date,
  view: RosterView,
  search = '',
): Promise<Roster> {
  const { maxCapacity, doorClosedOn } = sessions;
  const [found = refuse('sessionNotFound')] = await db
    .select({ session: summaryFields(now), maxCapacity, doorClosedOn })
    .from(sessions)
    .where(eq(sessions.id, id));
  const events = await readEvents(db, id);
  // From a cancelled session nobody was absent, whatever was noted before.
  const isCancelled = found.session.status === SessionStatus.Cancelled;
  const aliases = await aliasesOf(db, events);
  const met = new Set(namedIn(events).map((person) => aliases[person] ?? person));
  const isFound = (person: RosterPerson) =>
    view === 'ticks'
      ? findsShown(person, search, isExpected(person) || met.has(person.id))
      : findsName(fullName(person), search);
  const people = [...(await playersFor(db, id)), ...(await guestsOf(db, id))]
    .map((person) => (isCancelled && !hasCome(person.mark) ? { ...person, mark: null } : person))
    .sort(byFirstName)
    .map(personIn[view])
    .filter(isFound);
  return {
    session: found.session,
    maxCapacity: found.maxCapacity,
    readOn: now.toISOString(),
    closedOn: found.doorClosedOn?.toISOString() ?? null,
    people,
    events: events.map(eventIn[view]),
    aliases,
  };
}

const isExpected = ({ standing }: RosterPerson): boolean =>
  standing === 'in' || standing === 'offered' || standing === 'waiting';

type Read = Omit<RosterPerson, 'owes' | 'owed' | 'sent' | 'hostId'> & {
  owedCents: number;
  sentCents: number;
  hostId?: string | null;
};

const withTick = ({ owedCents, sentCents, hostId, ...person }: Read): RosterPerson => ({
  ...person,
  ...(hostId && { hostId }),
  owes: owedCents > 0,
  ...(owedCents > 0 && sentCents === owedCents && { sent: true }),
});

const withAmount = (person: Read): RosterPerson => ({ ...withTick(person), owed: person.owedCents / 100 });

const withInitial = (person: Read): RosterPerson => ({
  ...withTick(person),
  lastName: initialOf(person.lastName),
});

const personIn: Record<RosterView, (person: Read) => RosterPerson> = {
  ticks: withInitial,
  reasons: withTick,
  everything: withAmount,
};

type Event = Roster['events'][number];

function withoutAddress({ walkIn, remark, ...event }: Event): Event {
  const { email: _, ...named } = walkIn ?? { firstName: '' };
  return {
    ...event,
    ...(walkIn && { walkIn: named }),
    remark: remark === 'emailKnown' ? null : remark,
  };
}

/** That there is a reason stays: it tells a correction from what came late. */
function inTicks(event: Event): Event {
  const { walkIn, ...seen } = withoutAddress(event);
  return {
    ...seen,
    ...(walkIn && {
      walkIn: { ...walkIn, ...(walkIn.lastName && { lastName: initialOf(walkIn.lastName) }) },
    }),
    ...(event.reason !== undefined && { reason: '' }),
  };
}

const eventIn: Record<RosterView, (event: Event) => Event> = {
  ticks: inTicks,
  reasons: withoutAddress,
  everything: (event) => event,
};

const byFirstName = (one: Read, other: Read): number => {
  const [a, b] = [one, other].map(({ firstName, lastName, id }) => plain(`${firstName} ${lastName} ${id}`));
  return (a ?? '') < (b ?? '') ? -1 : 1;
};

const openFor = (which: SQL | undefined) => owedCents(and(eq(payments.sessionId, places.sessionId), which));

/** What is to be paid for a place, in cents, and how much of it is on its way. @param whose condition on `payments` */
const owedFor = (whose: SQL | undefined) => ({
  owedCents: openFor(whose),
  sentCents: openFor(and(whose, isNotNull(payments.sentOn))),
});

/** Whether somebody has a pass for the session's date; guests play on nobody's. */
const hasPass = (db: Db, id: string) =>
  sql<boolean>`${exists(
    db
      .select({ one: sql`1` })
      .from(subscriptions)
      .innerJoin(sessions, eq(sessions.id, id))
      .where(and(eq(subscriptions.userId, users.id), isCovering(sessions.sessionDate))),
  )}`;

/** Everybody with a place in a session or in its line, and all others who are active. */
async function playersFor(db: Db, id: string): Promise<Read[]> {
  const past = db
    .select({ one: sql`1` })
    .from(sql`${places} as earlier`)
    .innerJoin(sessions, sql`${sessions.id} = earlier.session_id`)
    .where(
      and(
        sql`earlier.user_id = ${users.id} and earlier.standing = 'in' and earlier.session_id <> ${id}`,
        sql`coalesce(earlier.mark, 'here') in ('here', 'late')`,
        lt(sessions.startsAt, sql`(select starts_at from ${sessions} where ${sessions.id} = ${id})`),
        ne(sessions.status, SessionStatus.Cancelled),
      ),
    );
  return db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      standing: sql<RosterPerson['standing']>`coalesce(${places.standing}, 'none')`,
      pass: hasPass(db, id),
      ...owedFor(and(eq(payments.userId, users.id), sql`${payments.guestName} is null`)),
      firstTime: sql<boolean>`not ${exists(past)}`,
      notes: places.notes,
      walkIn: sql<boolean>`${users.email} is null`,
      mark: places.mark,
    })
    .from(users)
    .leftJoin(places, and(eq(places.userId, users.id), eq(places.sessionId, id)))
    .where(or(eq(users.status, UserStatus.Active), isNotNull(places.id)))
    .orderBy(asc(users.id));
}

/** A session's guests, each with their host. */
function guestsOf(db: Db, id: string): Promise<Read[]> {
  return db
    .select({
      id: places.id,
      firstName: sql<string>`coalesce(${places.guestName}, '')`,
      lastName: sql<string>`''`,
      standing: places.standing,
      hostId: places.hostId,
      pass: sql<boolean>`false`,
      ...owedFor(and(eq(payments.userId, places.hostId), eq(payments.guestName, places.guestName))),
      firstTime: sql<boolean>`false`,
      notes: places.notes,
      walkIn: sql<boolean>`false`,
      mark: places.mark,
    })
    .from(places)
    .where(and(eq(places.sessionId, id), isNotNull(places.hostId)))
    .orderBy(asc(places.id));
}
