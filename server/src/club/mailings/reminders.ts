import { and, eq, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import { addDays, clubDate } from 'shared-api/calendar';
import { SessionStatus, UserStatus } from 'shared-api/contract';
import { instantOf } from 'shared-api/instant';
import type { Db } from '../../data/rows';
import { places, sessions, users } from '../../data/schema';
import { readSettings } from '../../data/settings';
import { isAdministrator } from '../../data/users';
import { perform } from '../../http/perform';
import type { Services } from '../../http/services';
import { isOpened, isToBegin } from '../places/store';

/** Reminders go out the day before, from 10:00 at the club; after an outage, until the evening. */
const remindFrom = '10:00';
const remindUntil = '20:00';
/** How long before a session administrators are warned about low attendance. */
const alertHours = 48;

/** Queues the scheduled e-mails that are due and enabled in the settings. Idempotent: each has a unique key. */
export async function sendReminders(services: Services): Promise<void> {
  const { sessionReminder, lowCapacityAlert } = await readSettings(services.db);
  const now = services.clock.now();
  if (sessionReminder) await remindOfSessions(services, now);
  if (lowCapacityAlert) await warnOfEmptySessions(services, now);
}

/** Reminds people who are in, by their own answer or by their pass; also when answers have closed. */
async function remindOfSessions(services: Services, now: Date): Promise<void> {
  const today = clubDate(now);
  if (now < instantOf(today, remindFrom) || now >= instantOf(today, remindUntil)) return;
  const tomorrows = await services.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.sessionDate, addDays(today, 1)), isToBegin(now)));
  for (const session of tomorrows) {
    const who = expectedPlayers(services.db, session.id);
    await mailOnce(services, session, 'attendance-reminder', 'reminder', who);
  }
}

/** Queues an e-mail about a session to some users, unless it was queued for this session and day. */
async function mailOnce(
  services: Services,
  { id, sessionDate }: { id: string; sessionDate: string },
  template: 'attendance-reminder' | 'low-capacity-alert',
  name: string,
  who: SQL | undefined,
): Promise<void> {
  const mailing = { template, language: null, sessionId: id, key: `${name} ${id} ${sessionDate}` };
  await perform(services, ({ emails }) => emails.sendMailing(mailing, [who]));
}

/** Active users who are in. */
function expectedPlayers(db: Db, id: string): SQL | undefined {
  const inside = db
    .select({ userId: places.userId })
    .from(places)
    .where(and(eq(places.sessionId, id), eq(places.standing, 'in'), isNotNull(places.userId)));
  return and(eq(users.status, UserStatus.Active), inArray(users.id, inside));
}

/** Warns administrators about sessions that start soon and are less than half full. */
async function warnOfEmptySessions(services: Services, now: Date): Promise<void> {
  const soon = new Date(now.getTime() + alertHours * 3_600_000);
  const empty = await services.db
    .select({ id: sessions.id, sessionDate: sessions.sessionDate })
    .from(sessions)
    .where(
      and(
        isToBegin(now, [SessionStatus.Open]),
        lte(sessions.startsAt, soon),
        isOpened(now),
        sql`${sessions.registeredPlayersCount} * 2 < ${sessions.maxCapacity}`,
      ),
    );
  for (const session of empty) {
    await mailOnce(services, session, 'low-capacity-alert', 'low capacity', isAdministrator);
  }
}
