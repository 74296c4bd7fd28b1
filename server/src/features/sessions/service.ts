import { eq, sql } from 'drizzle-orm';
import {
  type Season,
  type SeasonDraft,
  type SeriesReply,
  type Session,
  type SessionChange,
  type SessionDraft,
  type SessionSeries,
  SessionStatus,
} from 'shared-api/contract';
import { sessions } from '../../db/schema';
import type { Db } from '../../db/types';
import { valuesFor } from '../../db/values';
import type { Message } from '../../emails/facts';
import { reasonOf } from '../../emails/message';
import { refuse, refuseField } from '../../errors/app-error';
import type { Locale } from '../../messages';
import type { Admin } from '../../security/caller';
import type { Services } from '../../services';
import { audit } from '../audit/store';
import { repricePending, withdrawPending } from '../payments/dues';
import { rejudgeSession } from '../places/rejudge';
import { fillPlaces } from '../places/service';
import { lockSession } from '../places/store';
import { insertSeason } from '../seasons/service';
import { announceChange } from './announcement';
import { seriesDates, valuesOf } from './policy';
import { datesTaken, findSession } from './store';

/** Creates a session. @throws AppError `validation` */
export function createSession(services: Services, draft: SessionDraft, actor: Admin): Promise<Session> {
  return services.db.transaction((tx) => insertSession(services, tx, draft, actor));
}

/**
 * Creates a session every week, all of them or none; dates that have one already are left out.
 * @throws AppError `validation` for a series without dates
 */
export function createSeries(services: Services, series: SessionSeries, actor: Admin): Promise<SeriesReply> {
  return services.db.transaction(async (tx) => {
    const reply = await insertSeries(services, tx, series, actor);
    return reply.created.length > 0 ? reply : refuseField('until', 'seriesTaken');
  });
}

/**
 * Creates a season and, where the draft has them, its weekly sessions: all together or nothing.
 * @throws AppError `validation`, also for sessions outside of the season
 */
export function createSeason(
  services: Services,
  { sessions: series, ...draft }: SeasonDraft,
  actor: Admin,
  locale: Locale,
): Promise<Season> {
  return services.db.transaction(async (tx) => {
    const season = await insertSeason(tx, draft, actor, locale);
    if (series) {
      const { sessionDate, until } = series;
      if (sessionDate.slice(0, 10) < season.startDate) return refuseField('sessionDate', 'outsideSeason');
      if (until > season.endDate) return refuseField('until', 'outsideSeason');
      await insertSeries(services, tx, series, actor);
    }
    return season;
  });
}

async function insertSeries(
  services: Services,
  tx: Db,
  series: SessionSeries,
  actor: Admin,
): Promise<SeriesReply> {
  const { until: _, skip: __, ...draft } = series;
  const dates = seriesDates(series);
  // Until the end nobody else makes a session, so that two series at once do not both find a date free.
  await tx.execute(sql`lock table ${sessions} in share row exclusive mode`);
  const taken = await datesTaken(tx, dates);
  const free = dates.filter((date) => !taken.has(date));
  const created: Session[] = [];
  for (const sessionDate of free)
    created.push(await insertSession(services, tx, { ...draft, sessionDate }, actor));
  return { created, skipped: dates.filter((date) => taken.has(date)) };
}

async function insertSession(
  { clock }: Services,
  tx: Db,
  draft: SessionDraft,
  actor: Admin,
): Promise<Session> {
  const [row] = await tx
    .insert(sessions)
    .values(valuesFor(sessions, { ...valuesOf(draft), status: SessionStatus.Open }))
    .returning({ id: sessions.id });
  const after = await requireSession(tx, row?.id ?? '', clock.now());
  await audit(tx, actor, { action: 'session.create', entityId: after.id, after: auditable(after) });
  return after;
}

/**
 * Changes a session. The form may set any status; one that it leaves as it was goes on following the count.
 * @param reason what the administrator tells those whom the change concerns
 * @throws AppError `sessionNotFound`, `changedMeanwhile`, `capacityBelowRegistered`, `validation`
 */
export function changeSession(
  services: Services,
  id: string,
  change: Omit<SessionChange, 'reason'>,
  actor: Admin,
  reason: Message = {},
): Promise<Session> {
  const { db, clock } = services;
  const { version, pendingDues, ...draft } = change;
  const { maxCapacity, dropInPrice, status } = draft;
  return db.transaction(async (tx) => {
    const locked = (await lockSession(tx, id)) ?? refuse('sessionNotFound');
    if (version !== undefined && version !== locked.version) return refuse('changedMeanwhile');
    const before = await requireSession(tx, id, clock.now());
    if (maxCapacity < before.registeredPlayersCount) return refuse('capacityBelowRegistered');
    const [row] = await tx
      .update(sessions)
      .set(valuesFor(sessions, { ...valuesOf(draft), version: sql`${sessions.version} + 1` }))
      .where(eq(sessions.id, id))
      .returning();
    const changed = { ...locked, ...row };
    const wasCancelled = before.status === SessionStatus.Cancelled;
    if (wasCancelled || changed.sessionDate !== before.sessionDate) await rejudgeSession(services, tx, id);
    if (pendingDues === 'change' && dropInPrice !== before.dropInPrice) {
      await repricePending(tx, { sessionId: id, amount: dropInPrice });
    }
    if (status === SessionStatus.Cancelled) await withdrawPending(tx, { sessionId: id });
    else if (status === before.status || maxCapacity !== before.maxCapacity) {
      await fillPlaces(services, tx, changed);
    }
    const after = await requireSession(tx, id, clock.now());
    await announceChange(services, tx, { before, after, reason });
    await audit(tx, actor, {
      action: 'session.update',
      entityId: id,
      before: auditable(before),
      after: { ...auditable(after), ...reasonOf(reason) },
    });
    return after;
  });
}

/**
 * Deletes a session; what was paid for it stays, what was not is withdrawn. Those who said yes or wait for a session
 * to come are told, as they are when it is cancelled.
 * @param reason what the administrator tells them
 * @throws AppError `sessionNotFound`
 */
export function deleteSession(
  services: Services,
  id: string,
  actor: Admin,
  reason: Message = {},
): Promise<void> {
  const { db, clock } = services;
  return db.transaction(async (tx) => {
    await lockSession(tx, id);
    const before = await requireSession(tx, id, clock.now());
    await withdrawPending(tx, { sessionId: id });
    await announceChange(services, tx, { before, after: null, reason });
    await tx.delete(sessions).where(eq(sessions.id, id));
    await audit(tx, actor, {
      action: 'session.delete',
      entityId: id,
      before: auditable(before),
      after: reasonOf(reason),
    });
  });
}

const requireSession = async (tx: Db, id: string, now: Date): Promise<Session> =>
  (await findSession(tx, id, now, null)) ?? refuse('sessionNotFound');

/** What the audit log keeps of a session: its own facts, and no player's name. */
function auditable({ participants: _, isAttending: __, waitingPosition: ___, ...facts }: Session): object {
  return facts;
}
