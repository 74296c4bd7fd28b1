import { and, asc, desc, eq, gte, lt, type SQL } from 'drizzle-orm';
import { SessionStatus, type UserHistory } from 'shared-api/contract';
import { accountMail, OutboxState, places, sessions } from '../../db/schema';
import type { Db } from '../../db/types';
import { categoryOf, type Email } from '../../emails/rules';
import { newestEmailsTo } from '../../outbox/store';
import { newestEntriesAbout } from '../audit/list';

const shown = { sessions: 5, emails: 10, changes: 10 };

const sessionsOf = async (db: Db, userId: string, when: SQL, order: SQL): Promise<UserHistory['next']> => {
  const rows = await db
    .select({
      id: sessions.id,
      sessionDate: sessions.sessionDate,
      startTime: sessions.startTime,
      status: sessions.status,
      standing: places.standing,
    })
    .from(places)
    .innerJoin(sessions, eq(sessions.id, places.sessionId))
    .where(and(eq(places.userId, userId), when))
    .orderBy(order)
    .limit(shown.sessions);
  return rows.map(({ status, ...row }) => ({ ...row, cancelled: status === SessionStatus.Cancelled }));
};

const states: Record<OutboxState, UserHistory['emails'][number]['state']> = {
  [OutboxState.Waiting]: 'waiting',
  [OutboxState.Sent]: 'sent',
  [OutboxState.Refused]: 'failed',
  [OutboxState.Skipped]: 'skipped',
  [OutboxState.GivenUp]: 'failed',
};

/** What an administrator asks about a person: when they play, what they were written, what was changed. */
export async function historyOf(db: Db, userId: string, now: Date): Promise<UserHistory> {
  const emails = await newestEmailsTo(db, userId, shown.emails);
  return {
    next: await sessionsOf(db, userId, gte(sessions.endsAt, now), asc(sessions.startsAt)),
    last: await sessionsOf(db, userId, lt(sessions.endsAt, now), desc(sessions.startsAt)),
    emails: emails.map(({ id, template, props, state, createdOn }) => ({
      id,
      about: template === accountMail ? 'account' : categoryOf({ template, props } as Email),
      state: states[state],
      createdOn: createdOn.toISOString(),
    })),
    changes: await newestEntriesAbout(db, userId, shown.changes),
  };
}
