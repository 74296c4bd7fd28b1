import { and, asc, eq, gt, gte, notExists, type SQL, sql } from 'drizzle-orm';
import { SessionStatus, type Turnout, UserStatus } from 'shared-api/contract';
import { isSigned } from '../../crypto/signatures';
import { builtOnce, type Db, firstOf } from '../../data/rows';
import { payments, places, sessions, settings, users } from '../../data/schema';
import { initial } from '../../data/settings';
import { findUser } from '../../data/users';
import { refuse } from '../../errors/app-error';
import { isAdmin, type PlayerId } from '../../http/access';
import type { Route } from '../../http/route';
import type { Services } from '../../http/services';
import { messageIn } from '../../mail/message';
import { withEmailLanguage } from '../../mail/outbox/sender';
import { messagesIn } from '../../messages';
import { sumOfDues } from '../money/dues';
import {
  answer,
  bringGuest,
  giveUpGuest,
  joinWaitingList,
  leaveWaitingList,
  movePlayer,
  stayAlone,
} from './answer';
import { openLink } from './link';
import {
  answersOf,
  attendingUsers,
  countDeclined,
  ownSessions,
  recordedAnswers,
  registrationsOf,
  userName,
} from './records';
import { findSession } from './sessions';
import { hasNotAnswered } from './store';

/** Players' answers, their places and the waiting lists. */
export function attendanceRoutes(route: Route, { db, clock }: Services): void {
  const existing = async (id: string, caller: string | null = null) =>
    (await findSession(db, id, clock.now(), caller)) ?? refuse('sessionNotFound');

  route('POST /api/v1/Attendance/sessions/{sessionId}', {
    early: async ({ services, params, body, caller }) => {
      if (body.isAttending) await refuseIfFull(services, params.sessionId, caller.id);
    },
    perform: async ({ services, params, body, caller }) => {
      const given = { ...body, expect: 'none' } as const;
      return (await answer(services, params.sessionId, caller.id, given)).receipt;
    },
  });

  route('PUT /api/v1/Attendance/sessions/{sessionId}', async ({ services, params, body, caller }) => {
    const given = { ...body, expect: 'existing' } as const;
    return (await answer(services, params.sessionId, caller.id, given)).receipt;
  });

  // An answer by a link in an e-mail.
  route('GET /api/v1/Attendance/confirm', {
    before: async ({ services, query, caller }) => {
      const { sessionId, userId, attending, signature } = query;
      if (!sessionId || !userId || ![undefined, 'true', 'false'].includes(attending))
        return refuse('missingAttendanceLink');
      const isOwn = caller?.id === userId;
      // The signature covers session and player but not the answer: the page offers the other answer too.
      const isMailed = isSigned(services.config.keys, signature ?? '', 'attendance', sessionId, userId);
      if (!isOwn && !isMailed) return refuse('invalidAttendanceLink');
      const user = isUuid(userId) && isUuid(sessionId) ? await findUser(services.db, userId) : undefined;
      if (user?.status !== UserStatus.Active) return refuse('invalidAttendanceLink');
      if (attending === 'true') await refuseIfFull(services, sessionId, userId);
      return { sessionId, user };
    },
    perform: async ({ services, query: { attending, ask }, locale, language }, { sessionId, user }) => {
      const { firstName } = user;
      const userId = user.id as PlayerId;
      const isAttending = attending === 'true';
      if (!attending || ask === 'true') {
        const wanted = attending ? isAttending : undefined;
        const { verdict, reply } = await openLink(services, { sessionId, userId }, wanted);
        if (verdict !== 'answers') return { ...reply, firstName };
      }
      const inLanguage = withEmailLanguage(services, language, userId);
      const { receipt } = await answer(inLanguage, sessionId, userId, { isAttending });
      return {
        attending: isAttending,
        firstName,
        place: receipt.attendance.place,
        session: receipt.attendance.session,
        paymentDue: receipt.paymentDue,
        ...(receipt.credit && { credit: receipt.credit }),
        message: messagesIn(locale).confirmations[isAttending ? 'attending' : 'declined'],
      };
    },
  });

  route('GET /api/v1/Attendance/sessions/{sessionId}/summary', async ({ params: { sessionId }, caller }) => {
    const { maxCapacity, registeredPlayersCount, waitingListCount } = await existing(sessionId);
    const attendances = await recordedAnswers(
      db,
      sessionId,
      clock.now(),
      isAdmin(caller) ? undefined : caller.id,
    );
    return {
      sessionId,
      maxCapacity,
      attending: registeredPlayersCount,
      declined: await countDeclined(db, sessionId),
      waiting: waitingListCount,
      attendances,
    };
  });

  route('GET /api/v1/Attendance/sessions/{sessionId}/users', async ({ params: { sessionId }, caller }) => {
    const { participants } = await existing(sessionId, caller?.id);
    return isAdmin(caller) ? attendingUsers(db, sessionId) : participants;
  });

  route('GET /api/v1/Attendance/me', ({ caller }) => answersOf(db, caller.id, clock.now()));

  route('GET /api/v1/Sessions/my-sessions', ({ caller }) => ownSessions(db, caller.id, clock.now()));

  route('GET /api/v1/Sessions/{id}/registrations', async ({ params }) => {
    await existing(params.id);
    return registrationsOf(db, params.id);
  });

  route('GET /api/v1/Sessions/{id}/turnout', async ({ params }) => {
    await existing(params.id);
    return readTurnout(db, params.id);
  });

  route('POST /api/v1/Sessions/{id}/register', {
    early: ({ services, params, caller }) => refuseIfFull(services, params.id, caller.id),
    perform: async ({ services, params, caller, reply }) => {
      const { isNew, receipt } = await answer(services, params.id, caller.id, { isAttending: true });
      reply.code(isNew ? 201 : 200);
      return receipt;
    },
  });

  route('DELETE /api/v1/Sessions/{id}/register', ({ services, params, caller }) =>
    answer(services, params.id, caller.id, { isAttending: false, expect: 'existing' }),
  );

  route('POST /api/v1/Sessions/{id}/waiting-list', ({ services, params, body, caller }) =>
    joinWaitingList(services, params.id, caller.id, body ?? {}),
  );

  route('DELETE /api/v1/Sessions/{id}/waiting-list', ({ services, params, caller }) =>
    leaveWaitingList(services, params.id, caller.id),
  );

  route('DELETE /api/v1/Sessions/{id}/together', ({ services, params, caller }) =>
    stayAlone(services, params.id, caller.id),
  );

  route('POST /api/v1/Sessions/{id}/guests', ({ services, params, body, caller }) =>
    bringGuest(services, params.id, caller.id, body.firstName),
  );

  route('DELETE /api/v1/Sessions/{id}/guests/{guestId}', ({ services, params, caller }) =>
    giveUpGuest(services, params.id, caller.id, params.guestId),
  );

  route('PUT /api/v1/Sessions/{id}/places/{userId}', ({ services, params, body, caller, locale }) =>
    movePlayer(services, params, body, caller, messageIn(locale, body.reason)),
  );
}

const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

const count = (condition: SQL) => sql<number>`count(*) filter (where ${condition})::int`;

/** Where everybody stands with a session, and what is still owed for it. */
async function readTurnout(db: Db, sessionId: string): Promise<Turnout> {
  const { standing, source, userId } = places;
  const counted = await firstOf(
    db
      .select({
        in: count(sql`${standing} = 'in'`),
        // Whoever is out because their pass ended has not answered.
        out: count(sql`${standing} = 'out' and ${source} <> 'pass' and ${userId} is not null`),
        waiting: count(sql`${standing} in ('waiting', 'offered')`),
      })
      .from(places)
      .where(eq(places.sessionId, sessionId)),
  );
  const unanswered = await db
    .select({ id: users.id, userName })
    .from(users)
    .where(hasNotAnswered(db, sessionId))
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id));
  const { people, cents } = await sumOfDues(db, eq(payments.sessionId, sessionId));
  return {
    ...(counted ?? { in: 0, out: 0, waiting: 0 }),
    unanswered,
    owed: cents / 100,
    owing: people,
  };
}

/** A session that takes answers, has as many in as its capacity, and in which somebody has no place. */
const fullSession = builtOnce((db) => {
  const its = (name: string) => sql.placeholder(name);
  const closes = sql`coalesce(${settings.answersCloseMinutes}, ${sql.raw(String(initial.answersCloseMinutes))})`;
  const own = and(eq(places.sessionId, sessions.id), eq(places.userId, its('userId')));
  return db
    .select({ id: sessions.id })
    .from(sessions)
    .leftJoin(settings, sql`true`)
    .where(
      and(
        eq(sessions.id, its('sessionId')),
        eq(sessions.status, SessionStatus.Full),
        gte(sessions.registeredPlayersCount, sessions.maxCapacity),
        gt(sessions.startsAt, sql`${its('now')}::timestamptz + ${closes} * interval '1 minute'`),
        notExists(db.select({ id: places.id }).from(places).where(own)),
      ),
    )
    .prepare('full_session');
});

/**
 * Refuses a yes that `decide` would refuse, whatever else is so: a crowd does not wait for the session's lock to be told
 * that it is full.
 */
async function refuseIfFull({ db, clock }: Services, sessionId: string, userId: string): Promise<void> {
  const [full] = await fullSession(db).execute({ sessionId, userId, now: clock.now().toISOString() });
  if (full) refuse('sessionFull');
}
