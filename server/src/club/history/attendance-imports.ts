import { and, asc, desc, eq, inArray, isNotNull, notExists, sql } from 'drizzle-orm';
import { clubDate } from 'shared-api/calendar';
import {
  type AttendanceImport,
  type AttendancePreview,
  attendanceLimits,
  type Calls,
  type CameTotal,
  SessionStatus,
  type Shape,
} from 'shared-api/contract';
import { instantOf } from 'shared-api/instant';
import { usualPlace } from 'shared-api/usual-place';
import { chunksOf, type Db, firstOf, type Tx } from '../../data/rows';
import { attendanceImports, newId, payments, places, sessions } from '../../data/schema';
import { readSettings } from '../../data/settings';
import { holdUsers } from '../../data/users';
import { refuse } from '../../errors/app-error';
import type { Admin } from '../../http/access';
import type { Command } from '../../http/perform';
import type { Route } from '../../http/route';
import type { Services } from '../../http/services';
import { inThread } from '../../threads/in-thread';
import type { Feature } from '../feature';
import { audit } from '../log/write';
import { type CameList, readAttendance } from './attendance';
import { cameTotals, type JudgedCame, type JudgedDay, judgeCame } from './attendance-fates';
import { assertMayTakeBack, readable, sayingOfImports } from './imports';
import { finderAmong, readKnown, shownPerson } from './people';

/** Who came before the club was here. */
export const attendanceImportsFeature: Feature = { routes: attendanceImportRoutes };

type List = Shape<Calls['POST /api/v1/Attendance/imports/preview']>['body'];

function attendanceImportRoutes(route: Route, services: Services): void {
  route('GET /api/v1/Attendance/imports', () => listImports(services.db));
  route('POST /api/v1/Attendance/imports/preview', {
    apart: ({ services, body }) => preview(services, body),
  });
  route('POST /api/v1/Attendance/imports', {
    before: ({ services, body }) => read(services, body),
    perform: ({ services, body, caller }, list) => bringIn(services, list, body.total, caller),
  });
  route('POST /api/v1/Attendance/imports/{id}/take-back', ({ services, params, caller }) =>
    takeBack(services, params.id, caller),
  );
}

const readApart = inThread('readAttendance', readAttendance);

async function read({ clock }: Pick<Services, 'clock'>, { content, ...said }: List): Promise<CameList> {
  const { people, days } = attendanceLimits;
  const read = await readApart(Buffer.from(content, 'base64'), clubDate(clock.now()), said);
  const list = readable(read, people);
  return list.days.length > days ? refuse('tooManyDays', { values: { limit: days } }) : list;
}

/** What becomes of a list's people and days now. */
async function judged(
  db: Db,
  list: CameList,
  now: Date,
): Promise<{ lines: JudgedCame[]; days: JudgedDay[] }> {
  const find = finderAmong(await readKnown(db));
  const rows =
    list.days.length === 0
      ? []
      : await db
          .select({ date: sessions.sessionDate, importId: sessions.importId, userId: places.userId })
          .from(sessions)
          .leftJoin(places, eq(places.sessionId, sessions.id))
          .where(inArray(sessions.sessionDate, list.days));
  const held = new Map<string, Set<string> | null>();
  for (const { date, importId, userId } of rows) {
    const there = held.get(date);
    if (importId === null || there === null) held.set(date, null);
    else held.set(date, (there ?? new Set<string>()).add(userId ?? ''));
  }
  return judgeCame(list, { find, held, today: clubDate(now) });
}

/** What a list of who came says, and what would become of each person and day. */
async function preview({ db, clock }: Services, body: List): Promise<AttendancePreview> {
  const list = await read({ clock }, body);
  const { lines, days } = await judged(db, list, clock.now());
  return {
    ...{ text: list.text, letters: list.letters, mapping: list.mapping },
    ...{ asked: list.asked, sample: list.sample, sheets: list.sheets, marks: list.marks },
    days: days.map(({ date, people, fate }) => ({ date, fate, people: people.length })),
    lines: lines.map(({ text, person, dates, entered, fate }) => ({
      ...{ text, fate, came: dates.length, entered: entered.length },
      person: person && shownPerson(person),
    })),
    total: cameTotals(days),
  };
}

/**
 * Makes the past sessions of a list and enters who came, without mails, charges and promises.
 * @param confirmed the total that somebody has seen
 * @throws AppError `unclearColumns`, `nothingNew`, `otherTotal`, `tooManyLines`
 */
async function bringIn(
  { db: tx, clock }: Command,
  list: CameList,
  confirmed: CameTotal,
  caller: Admin,
): Promise<AttendanceImport> {
  if (!list.mapping) return refuse('unclearColumns');
  // No session is made meanwhile, so that two who bring in one list enter it once.
  await tx.execute(sql`lock table ${sessions} in share row exclusive mode`);
  const { lines, days } = await judged(tx, list, clock.now());
  const total = cameTotals(days);
  const { attendances: limit } = attendanceLimits;
  if (total.attendances === 0) return refuse('nothingNew');
  if (total.attendances > limit) return refuse('tooManyLines', { values: { limit } });
  if (total.sessions !== confirmed.sessions || total.attendances !== confirmed.attendances)
    return refuse('otherTotal');
  const filled = days.filter(({ people }) => people.length > 0);
  const [first = '', last = ''] = [filled[0]?.date, filled.at(-1)?.date];
  const [imported] = await tx
    .insert(attendanceImports)
    .values({ ...total, broughtBy: caller.id, broughtOn: clock.now(), firstDay: first, lastDay: last })
    .returning();
  const importId = imported?.id ?? '';
  const about = lines.flatMap(({ person, fate }) => (fate === 'new' && person ? [person.id] : []));
  const here = new Set((await holdUsers(tx, about)).map(({ id }) => id));
  if (about.some((id) => !here.has(id))) return refuse('otherTotal');
  const held = await makeSessions(tx, filled, importId, clock.now());
  const rows = filled.flatMap(({ date, people }) => {
    const session = held.get(date);
    return session
      ? people.map((userId) => ({
          ...{ sessionId: session.id, userId, importId, standing: 'in' as const },
          source: 'administrator' as const,
          // Nobody answered today.
          ...{ since: session.startsAt, standingOn: session.startsAt, createdOn: session.startsAt },
        }))
      : [];
  });
  for (const some of chunksOf(rows)) await tx.insert(places).values(some);
  await audit(tx, caller, {
    ...{ action: 'attendance.import', entityId: importId, about },
    after: { ...total, from: first, to: last },
  });
  return findImport(tx, importId);
}

/** @returns the sessions of the days, made where there were none */
async function makeSessions(
  tx: Tx,
  days: readonly JudgedDay[],
  importId: string,
  now: Date,
): Promise<Map<string, { id: string; startsAt: Date }>> {
  const settings = await readSettings(tx);
  const { startTime, endTime, maxCapacity: capacity } = settings;
  const made = days.flatMap(({ date, people, fate }) =>
    fate === 'new'
      ? {
          ...{ id: newId(), sessionDate: date, startTime, endTime, importId },
          ...{ startsAt: instantOf(date, startTime), endsAt: instantOf(date, endTime) },
          // What it cost is not known, and is owed to nobody.
          ...{ maxCapacity: Math.max(capacity, people.length), dropInPrice: 0 },
          location: usualPlace(settings),
          ...{ status: SessionStatus.Completed, createdOn: now, changedOn: now },
        }
      : [],
  );
  if (made.length > 0) await tx.insert(sessions).values(made);
  const dates = days.map(({ date }) => date);
  const rows = await tx
    .select({ id: sessions.id, date: sessions.sessionDate, startsAt: sessions.startsAt })
    .from(sessions)
    .where(inArray(sessions.sessionDate, dates))
    .orderBy(asc(sessions.startsAt), asc(sessions.id));
  return new Map(rows.toReversed().map(({ date, ...session }) => [date, session]));
}

/**
 * Takes back what was brought in together; a session in which somebody else is by now, or which was charged, stays. Again, it changes nothing.
 * @throws AppError `attendanceImportNotFound`, `tooLateToTakeBack`
 */
async function takeBack({ db: tx, clock }: Command, id: string, caller: Admin): Promise<AttendanceImport> {
  const row = await firstOf(
    tx.select().from(attendanceImports).where(eq(attendanceImports.id, id)).for('update'),
  );
  if (!row) return refuse('attendanceImportNotFound');
  if (row.takenBackOn) return findImport(tx, id);
  assertMayTakeBack(row, attendanceLimits.takeBackHours, clock.now());
  await tx.execute(sql`lock table ${sessions} in share row exclusive mode`);
  const taken = await tx.delete(places).where(eq(places.importId, id)).returning({ userId: places.userId });
  await tx.update(attendanceImports).set({ takenBackOn: clock.now() }).where(eq(attendanceImports.id, id));
  // Others may have been brought into the session of one that was taken back before: the last takes it along.
  const takenBack = tx
    .select({ id: attendanceImports.id })
    .from(attendanceImports)
    .where(isNotNull(attendanceImports.takenBackOn));
  const one = sql`1`;
  const others = tx.select({ one }).from(places).where(eq(places.sessionId, sessions.id));
  const charges = tx.select({ one }).from(payments).where(eq(payments.sessionId, sessions.id));
  await tx
    .delete(sessions)
    .where(and(inArray(sessions.importId, takenBack), notExists(others), notExists(charges)));
  const { sessions: made, attendances } = row;
  await audit(tx, caller, {
    ...{ action: 'attendance.undo', entityId: id },
    about: [...new Set(taken.flatMap(({ userId }) => userId ?? []))],
    before: { sessions: made, attendances },
  });
  return findImport(tx, id);
}

const findImport = async (tx: Tx, id: string): Promise<AttendanceImport> =>
  (await listImports(tx, id))[0] ?? refuse('attendanceImportNotFound');

/** What was brought in together, newest first. @param id of one; all without it */
async function listImports(db: Db, id?: string): Promise<AttendanceImport[]> {
  const rows = await db
    .select()
    .from(attendanceImports)
    .where(id === undefined ? undefined : eq(attendanceImports.id, id))
    .orderBy(desc(attendanceImports.broughtOn), desc(attendanceImports.id));
  const sayingOf = await sayingOfImports(db, rows, attendanceLimits.takeBackHours);
  return rows.map(({ id, sessions, attendances, firstDay, lastDay, ...row }) => ({
    ...{ id, sessions, attendances, from: firstDay, to: lastDay },
    ...sayingOf(row),
  }));
}
