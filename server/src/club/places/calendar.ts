import { createHash } from 'node:crypto';
import { and, asc, eq, gt, inArray, ne, or, sql } from 'drizzle-orm';
import { type CalendarEntry, calendarFile } from 'shared-api/calendar-file';
import { type CalendarFeed, SessionStatus } from 'shared-api/contract';
import type { Config } from '../../config/config';
import { isSigned, sign } from '../../crypto/signatures';
import { type Db, firstOf } from '../../data/rows';
import { calendars, places, sessions } from '../../data/schema';
import { positionOf, readSettings } from '../../data/settings';
import { findUser, type UserRow } from '../../data/users';
import type { Services } from '../../http/services';
import { clubFacts, mailContext } from '../../mail/context';
import { localizationsIn } from '../../mail/localization';
import { calendarTitle } from '../../mail/session-parts';
import type { Feature } from '../feature';
import { Priority } from './model/facts';

/** Somebody's sessions in their calendar program, which asks for them by an address that nobody can guess. */
export const calendar: Feature = {
  routes(route) {
    route('GET /api/v1/Users/me/calendar', ({ services, caller }) => readFeed(services, caller.id));

    route('POST /api/v1/Users/me/calendar', async ({ services, caller: { id: userId } }) => {
      await services.db
        .insert(calendars)
        .values({ userId, number: 1, isOn: true })
        .onConflictDoUpdate({
          target: calendars.userId,
          set: { number: sql`${calendars.number} + 1`, isOn: true },
        });
      return readFeed(services, userId);
    });

    route('DELETE /api/v1/Users/me/calendar', async ({ services, caller: { id: userId } }) => {
      await services.db.update(calendars).set({ isOn: false }).where(eq(calendars.userId, userId));
      return { address: null };
    });
  },
  exportData: async (db, userId) => ({ calendarAddress: (await findCalendar(db, userId))?.isOn ?? false }),
};

const findCalendar = (db: Db, userId: string) =>
  firstOf(db.select().from(calendars).where(eq(calendars.userId, userId)));

async function readFeed(
  { db, config }: Pick<Services, 'db' | 'config'>,
  userId: string,
): Promise<CalendarFeed> {
  const row = await findCalendar(db, userId);
  return {
    address: row?.isOn ? `${config.publicUrl}/api/calendar/${fileOf(userId, row.number, config)}` : null,
  };
}

/** The name of the file, which is its address's secret. @param number of the address among its person's */
const fileOf = (userId: string, number: number, { keys }: Pick<Config, 'keys'>): string =>
  `${userId}.${number}.${sign(keys, 'calendar', userId, String(number))}.ics`;

/** A calendar as it is served. */
interface ServedCalendar {
  content: string;
  etag: string;
}

/**
 * Reads the calendar behind an address.
 * @param file the last part of the address
 * @returns 'gone' for one that has ended, undefined for one that never was
 */
export async function readCalendar(
  { db, config, pathTo, clock }: Services,
  file: string,
): Promise<ServedCalendar | 'gone' | undefined> {
  const [userId = '', number = '', signature = '', ending, ...more] = file.split('.');
  if (ending !== 'ics' || more.length > 0) return undefined;
  if (!isSigned(config.keys, signature, 'calendar', userId, number)) return undefined;
  const row = await findCalendar(db, userId);
  const user = await findUser(db, userId);
  if (!user || !row?.isOn || row.number !== Number(number)) return 'gone';
  const now = clock.now();
  const context = mailContext(await clubFacts(db, config), config, pathTo, now);
  const localizations = localizationsIn(user.language, context);
  const position = positionOf(await readSettings(db));
  const entries = (await readPlaces(db, user, now)).map(
    ({ standing, status, session, location, isToBeDrawn, ...changes }): CalendarEntry => {
      const isOff = status === SessionStatus.Cancelled;
      const isIn = standing === 'in';
      return {
        session: { ...session, location },
        title: calendarTitle(
          localizations,
          isOff
            ? 'calendar.cancelled'
            : isIn
              ? 'calendar.title'
              : isToBeDrawn
                ? 'calendar.draw'
                : 'calendar.waiting',
        ),
        url: localizations[0].link('attendanceConfirmation', { sessionId: session.id }),
        status: isOff ? 'CANCELLED' : isIn ? 'CONFIRMED' : 'TENTATIVE',
        changedOn: new Date(
          Math.max(
            ...[changes.changedOn, changes.standingOn, changes.drawnOn].map((on) => on?.getTime() ?? 0),
          ),
        ),
        position,
      };
    },
  );
  const content = await calendarFile(entries, { name: context.club.name });
  return { content, etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"` };
}

const day = 86_400_000;
/** How long a calendar keeps what was played, and what was cancelled. */
const [pastDays, cancelledDays] = [60, 30];
/** More than two years of weekly sessions. */
const most = 500;

/** Somebody's places in sessions of the last weeks and of those to come. */
function readPlaces(db: Db, { id }: Pick<UserRow, 'id'>, now: Date) {
  const { sessionDate, startTime, endTime, location, status, changedOn } = sessions;
  const daysAgo = (days: number) => new Date(now.getTime() - days * day);
  return db
    .select({
      ...{ session: { id: sessions.id, sessionDate, startTime, endTime }, location, status, changedOn },
      ...{ standing: places.standing, standingOn: places.standingOn, drawnOn: sessions.drawnOn },
      isToBeDrawn: sql<boolean>`${sessions.drawsAt} is not null and ${sessions.drawnOn} is null
        and ${places.standing} = 'waiting' and ${places.priority} not in (${Priority.Held}, ${Priority.Returning})`,
    })
    .from(places)
    .innerJoin(sessions, eq(sessions.id, places.sessionId))
    .where(
      and(
        eq(places.userId, id),
        inArray(places.standing, ['in', 'waiting', 'offered']),
        gt(sessions.endsAt, daysAgo(pastDays)),
        or(ne(status, SessionStatus.Cancelled), gt(changedOn, daysAgo(cancelledDays))),
      ),
    )
    .orderBy(asc(sessions.startsAt), asc(sessions.id))
    .limit(most);
}
