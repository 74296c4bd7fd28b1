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
import { centsOf } from 'shared-api/money';
import { type Tx, valuesFor } from '../../data/rows';
import { draws, sessions } from '../../data/schema';
import { readSettings } from '../../data/settings';
import { findUser } from '../../data/users';
import { refuse, refuseField } from '../../errors/app-error';
import type { Admin } from '../../http/access';
import type { Command } from '../../http/perform';
import { hasMoved } from '../../mail/facts';
import { reasonOf } from '../../mail/message';
import type { Locale, Message } from '../../messages';
import { audit } from '../log/write';
import { mailCredited } from '../money/mails';
import { reprice, withdraw } from '../money/settle';
import { followChange, type HeldInSession, openPlaces } from '../places/follow';
import { datesTaken, findSession } from '../places/sessions';
import { hasClosed, lockSession } from '../places/store';
import { announceChange, settleCancellation } from './announcement';
import { openingOf, seriesDates, shiftedOpening, statusAfterEdit, valuesOf } from './rules';
import { insertSeason } from './seasons';

/** Creates a session. */
export async function createSession(command: Command, draft: SessionDraft, actor: Admin): Promise<Session> {
  const { session, held } = await insertSession(command, draft, actor);
  await tellHolders(command, [held]);
  return session;
}

/**
 * Creates a weekly series of sessions, all of them or none; dates that already have a session are left out.
 * @throws AppError `validation` for a series without dates
 */
export async function createSeries(
  command: Command,
  series: SessionSeries,
  actor: Admin,
): Promise<SeriesReply> {
  const reply = await insertSeries(command, series, actor);
  return reply.created.length > 0 ? reply : refuseField('until', 'seriesTaken');
}

/**
 * Creates a season and, where the draft has them, its weekly sessions, in one transaction.
 * @throws AppError `validation`, also for sessions outside of the season
 */
export async function createSeason(
  command: Command,
  { sessions: series, ...draft }: SeasonDraft,
  actor: Admin,
  locale: Locale,
): Promise<Season> {
  const season = await insertSeason(command, draft, actor, locale);
  if (series) {
    const { sessionDate, until } = series;
    if (sessionDate.slice(0, 10) < season.startDate) return refuseField('sessionDate', 'outsideSeason');
    if (until > season.endDate) return refuseField('until', 'outsideSeason');
    await insertSeries(command, series, actor);
  }
  return season;
}

async function insertSeries(command: Command, series: SessionSeries, actor: Admin): Promise<SeriesReply> {
  const { until: _, skip: __, ...draft } = series;
  const dates = seriesDates(series);
  // No other session can be created until the transaction ends, so that two series at once do not use the same free
  // date.
  await command.db.execute(sql`lock table ${sessions} in share row exclusive mode`);
  const taken = await datesTaken(command.db, dates);
  const free = dates.filter((date) => !taken.has(date));
  const made: Awaited<ReturnType<typeof insertSession>>[] = [];
  for (const sessionDate of free)
    made.push(await insertSession(command, shiftedOpening(draft, sessionDate), actor));
  const held = made.map((one) => one.held);
  await tellHolders(command, held);
  const created = made.map(({ session }) => session);
  return { created, skipped: dates.filter((date) => taken.has(date)) };
}

async function insertSession(
  command: Command,
  draft: SessionDraft,
  actor: Admin,
): Promise<{ session: Session; held: HeldInSession }> {
  const { db: tx } = command;
  const createdOn = command.clock.now();
  const values = valuesOf(draft);
  const settings = await readSettings(tx);
  const unopened = { startsAt: values.startsAt, settings, isMoved: true, opensAt: null, drawsAt: null };
  const [row] = await tx
    .insert(sessions)
    .values(
      valuesFor(sessions, {
        ...values,
        ...openingOf(draft, unopened, createdOn),
        status: SessionStatus.Open,
        createdOn,
        changedOn: createdOn,
      }),
    )
    .returning({ id: sessions.id });
  const locked = (await lockSession(tx, row?.id ?? '')) ?? refuse('sessionNotFound');
  const held = await openPlaces(command, locked);
  const session = await requireSession(tx, locked.id, command.clock.now());
  const after = auditable(session);
  await audit(tx, actor, { action: 'session.create', entityId: session.id, about: [], after });
  return { session, held };
}

/** Notifies everybody whose pass holds places in new sessions, in one e-mail each. */
async function tellHolders({ db: tx, emails }: Command, made: readonly HeldInSession[]): Promise<void> {
  for (const userId of new Set(made.flatMap((held) => [...held.keys()]))) {
    const theirs = made.flatMap((held) => held.get(userId) ?? []);
    const of = (isIn: boolean) => theirs.filter((one) => one.isIn === isIn).map(({ session }) => session);
    const user = await findUser(tx, userId);
    if (user) await emails.notify('places-held', { to: user, held: of(true), waiting: of(false) });
  }
}

/**
 * Changes a session. The form may set any status; an unchanged one still follows the number of players.
 * @param reason the administrator's message to the people concerned
 */
export async function changeSession(
  command: Command,
  id: string,
  change: Omit<SessionChange, 'reason'>,
  actor: Admin,
  reason: Message = {},
): Promise<Session> {
  const { db: tx, clock } = command;
  const { version: known, pendingDues, paid, status: chosen, ...draft } = change;
  const { dropInPrice } = draft;
  const now = clock.now();
  const locked = (await lockSession(tx, id)) ?? refuse('sessionNotFound');
  if (known !== undefined && known !== locked.version) return refuse('changedMeanwhile');
  const before = await requireSession(tx, id, now);
  const values = valuesOf(draft);
  const opening = openingOf(
    draft,
    {
      ...locked,
      startsAt: values.startsAt,
      isMoved: values.startsAt.getTime() !== locked.startsAt.getTime(),
      // It may have waited for the list to be published.
      isClosed: (await tx.$count(draws, eq(draws.sessionId, id))) > 0,
    },
    now,
  );
  const status = statusAfterEdit({ ...values, status: chosen ?? locked.status }, locked.endsAt, now);
  // The decision to play was for the former date.
  const goDecidedOn = values.sessionDate === before.sessionDate ? locked.goDecidedOn : null;
  const isOver = hasClosed({ startsAt: values.startsAt, settings: locked.settings }, now);
  const closedOn = !isOver ? null : hasClosed(locked, now) ? locked.closedOn : now;
  const isCancelled = status === SessionStatus.Cancelled;
  const cancelReason = isCancelled ? newest(reason, locked.cancelReason) : null;
  const isSameEntry =
    !hasMoved(before, { ...before, ...draft }) && isCancelled === (before.status === SessionStatus.Cancelled);
  const changedOn = isSameEntry ? locked.changedOn : now;
  const version = sql`${sessions.version} + 1`;
  const [row] = await tx
    .update(sessions)
    .set(
      valuesFor(sessions, {
        ...values,
        ...opening,
        status,
        goDecidedOn,
        closedOn,
        cancelReason,
        changedOn,
        version,
      }),
    )
    .where(eq(sessions.id, id))
    .returning();
  const changed = { ...locked, ...row };
  if (isCancelled) {
    await settleCancellation(command, { before: locked, session: changed, reason, paid });
  } else {
    await followChange(command, { before: locked, session: changed, reason });
    if (pendingDues === 'change' && dropInPrice !== before.dropInPrice)
      await reprice(command, { sessionId: id, cents: centsOf(dropInPrice) });
  }
  const after = await requireSession(tx, id, now);
  await announceChange(command, { before, after, reason });
  await audit(tx, actor, {
    action: 'session.update',
    entityId: id,
    about: [],
    before: auditable(before),
    after: { ...auditable(after), ...reasonOf(reason) },
  });
  return after;
}

/**
 * Deletes a session. An upcoming one is cancelled first, with all effects on people and money; for one that
 * has begun, payments stay and dues are withdrawn.
 * @param reason the administrator's message
 */
export async function deleteSession(
  command: Command,
  id: string,
  actor: Admin,
  { reason = {}, paid }: { reason?: Message; paid?: SessionChange['paid'] } = {},
): Promise<void> {
  const { db: tx, clock } = command;
  const locked = (await lockSession(tx, id)) ?? refuse('sessionNotFound');
  const before = await requireSession(tx, id, clock.now());
  if (locked.startsAt > clock.now()) {
    const session = { ...locked, status: SessionStatus.Cancelled };
    await settleCancellation(command, { before: locked, session, reason, paid });
  } else {
    const withdrawn = await withdraw(command, { sessionId: id }, 'keep');
    await mailCredited(command, withdrawn, before.sessionDate);
  }
  await announceChange(command, { before, after: null, reason });
  await tx.delete(sessions).where(eq(sessions.id, id));
  await audit(tx, actor, {
    action: 'session.delete',
    entityId: id,
    about: [],
    before: auditable(before),
    after: reasonOf(reason),
  });
}

/** The reason given now, or else the one from before. */
const newest = (reason: Message, before: Message | null): Message | null =>
  Object.keys(reason).length > 0 ? reason : before;

const requireSession = async (tx: Tx, id: string, now: Date): Promise<Session> =>
  (await findSession(tx, id, now, null)) ?? refuse('sessionNotFound');

/** A session's fields in the audit log, without players' names; the log has the reason of every change. */
function auditable(session: Session): object {
  const { participants, isAttending, waitingPosition, place, cancelReason, opening, ...facts } = session;
  return { ...facts, ...(opening && { opensAt: opening.opensAt, drawsAt: opening.drawsAt }) };
}
