import { and, eq, gt, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import { addDays, clubDate } from 'shared-api/calendar';
import { Plan, SessionStatus, UserStatus } from 'shared-api/contract';
import { instantOf } from 'shared-api/instant';
import { attendance, sessions, users } from '../../db/schema';
import type { Db } from '../../db/types';
import type { Services } from '../../services';
import { readSettings } from '../settings/store';

/** The day before, from 10:00 at the club; a server that was down then still reminds until the evening. */
const remindFrom = '10:00';
const remindUntil = '20:00';
/** How long before a session administrators are warned that it is empty. */
const alertHours = 48;

/** Looks every few minutes whether the clock asks for e-mails. */
export function registerReminders(services: Services): void {
  services.jobs.repeat('reminders', 300, () => sendReminders(services));
}

/**
 * Queues the e-mails that the clock asks for and the settings allow. Asking again does no harm: each is kept under a key
 * and queued once.
 */
export async function sendReminders(services: Services): Promise<void> {
  const { sessionReminder, lowCapacityAlert } = await readSettings(services.db);
  const now = services.clock.now();
  if (sessionReminder) await remindOfSessions(services, now);
  if (lowCapacityAlert) await warnOfEmptySessions(services, now);
}

/** Reminds those who said yes, and asks those with a season pass who have not answered. */
async function remindOfSessions(services: Services, now: Date): Promise<void> {
  const today = clubDate(now);
  if (now < instantOf(today, remindFrom) || now >= instantOf(today, remindUntil)) return;
  const tomorrows = await services.db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.sessionDate, addDays(today, 1)),
        inArray(sessions.status, [SessionStatus.Open, SessionStatus.Full]),
      ),
    );
  for (const { id, sessionDate } of tomorrows) {
    const mailing = { template: 'attendance-reminder', language: null, sessionId: id } as const;
    await services.db.transaction((tx) =>
      services.emails.sendMailing(tx, { ...mailing, key: `reminder ${id} ${sessionDate}` }, [
        expectedPlayers(tx, id),
      ]),
    );
  }
}

/** Active users who are attending a session, or may play for free and have not answered. */
function expectedPlayers(db: Db, sessionId: string): SQL | undefined {
  const answers = (condition?: SQL) =>
    db
      .select({ userId: attendance.userId })
      .from(attendance)
      .where(and(eq(attendance.sessionId, sessionId), condition));
  return and(
    eq(users.status, UserStatus.Active),
    or(
      inArray(users.id, answers(eq(attendance.isAttending, true))),
      and(eq(users.paymentPlan, Plan.Membership), sql`${users.id} not in ${answers()}`),
    ),
  );
}

/** Tells the administrators about sessions that start soon and are less than half full. */
async function warnOfEmptySessions(services: Services, now: Date): Promise<void> {
  const soon = new Date(now.getTime() + alertHours * 3_600_000);
  const empty = await services.db
    .select({ id: sessions.id, sessionDate: sessions.sessionDate })
    .from(sessions)
    .where(
      and(
        gt(sessions.startsAt, now),
        lte(sessions.startsAt, soon),
        eq(sessions.status, SessionStatus.Open),
        sql`${sessions.registeredPlayersCount} * 2 < ${sessions.maxCapacity}`,
      ),
    );
  const administrators = and(eq(users.isAdmin, true), eq(users.status, UserStatus.Active));
  for (const { id, sessionDate } of empty) {
    const mailing = { template: 'low-capacity-alert', language: null, sessionId: id } as const;
    await services.db.transaction((tx) =>
      services.emails.sendMailing(tx, { ...mailing, key: `low capacity ${id} ${sessionDate}` }, [
        administrators,
      ]),
    );
  }
}
