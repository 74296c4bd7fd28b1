import { and, eq, gte, lte, sql } from 'drizzle-orm';
import { clubDate, isCalendarDate, noonOf } from 'shared-api/calendar';
import {
  type Season,
  type SeasonChange,
  type SeasonDraft,
  SeasonStatus,
  type SeasonUser,
} from 'shared-api/contract';
import { regionOf } from 'shared-api/format';
import { type Db, type Tx, valuesFor } from '../../data/rows';
import { seasons, subscriptions, users } from '../../data/schema';
import { shownEmail } from '../../data/users';
import { refuse, refuseField } from '../../errors/app-error';
import type { Admin } from '../../http/access';
import type { Command } from '../../http/perform';
import type { Route } from '../../http/route';
import type { Services } from '../../http/services';
import { formatMessage, formatters, type Locale, messagesIn } from '../../messages';
import { audit } from '../log/write';
import { passOpeningOf } from './rules';
import { currentSeason, findSeason, listSeasons, lockSeason } from './season-read';

/** Seasons and their pass holders; seasons are created in `change-session.ts`, with their sessions. */
export function seasonRoutes(route: Route, services: Services): void {
  const { db, clock } = services;

  route('GET /api/v1/Seasons', ({ query }) => listSeasons(db, query));

  route('GET /api/v1/Seasons/current', async () => {
    return (await currentSeason(db, clubDate(clock.now()))) ?? refuse('noCurrentSeason');
  });

  route('GET /api/v1/Seasons/{id}', async ({ params }) => {
    return (await findSeason(db, params.id)) ?? refuse('seasonNotFound');
  });

  route('GET /api/v1/Seasons/{id}/users', async ({ params }) => {
    if (!(await findSeason(db, params.id))) return refuse('seasonNotFound');
    return seasonUsers(db, params.id);
  });

  route('PUT /api/v1/Seasons/{id}', ({ services, params, body, caller, locale }) =>
    changeSeason(services, params.id, body, caller, locale),
  );

  route('PATCH /api/v1/Seasons/{id}/status', ({ services, params, body, caller }) =>
    setSeasonStatus(services, params.id, body.status, caller),
  );

  route('DELETE /api/v1/Seasons/{id}', ({ services, params, caller }) =>
    deleteSeason(services, params.id, caller),
  );
}

/** A season without its sessions. */
type SeasonFields = Omit<SeasonDraft, 'sessions'>;

/** Creates a season, active at once. @throws AppError `validation` */
export async function insertSeason(
  { db: tx, clock }: Command,
  draft: SeasonFields,
  actor: Admin,
  locale: Locale,
): Promise<Season> {
  const values = valuesOf(draft, locale);
  const opensAt = passOpeningOf(values, { opensAt: null, maxPasses: null }, clock.now());
  const [row] = await tx
    .insert(seasons)
    .values(valuesFor(seasons, { ...values, opensAt, status: SeasonStatus.Active }))
    .returning({ id: seasons.id });
  const after = await requireSeason(tx, row?.id ?? '');
  await audit(tx, actor, { action: 'season.create', entityId: after.id, about: [], after });
  return after;
}

/** Changes a season. */
async function changeSeason(
  { db: tx, clock }: Command,
  id: string,
  change: SeasonChange,
  actor: Admin,
  locale: Locale,
): Promise<Season> {
  const { version, ...draft } = change;
  const locked = (await lockSeason(tx, id)) ?? refuse('seasonNotFound');
  if (version !== undefined && version !== locked.version) return refuse('changedMeanwhile');
  // A client without names keeps the season's own.
  const named = { ...draft, name: draft.name ?? locked.name };
  const changed = valuesOf(named, locale);
  const opensAt = passOpeningOf(changed, locked, clock.now());
  const values = valuesFor(seasons, { ...changed, opensAt });
  return update(tx, id, values, actor, 'season.update');
}

/** Switches a season on or off. */
async function setSeasonStatus(
  { db: tx }: Command,
  id: string,
  status: SeasonStatus,
  actor: Admin,
): Promise<Season> {
  if (!(await lockSeason(tx, id))) return refuse('seasonNotFound');
  return update(tx, id, { status }, actor, 'season.status');
}

/** Deletes a season; passes bought for it stay, and so does the money. */
async function deleteSeason({ db: tx }: Command, id: string, actor: Admin): Promise<void> {
  await lockSeason(tx, id);
  const before = await requireSeason(tx, id);
  await tx.delete(seasons).where(eq(seasons.id, id));
  await audit(tx, actor, { action: 'season.delete', entityId: id, about: [], before });
}

async function update(
  tx: Tx,
  id: string,
  values: Partial<typeof seasons.$inferInsert>,
  actor: Admin,
  action: string,
): Promise<Season> {
  const before = await requireSeason(tx, id);
  await tx
    .update(seasons)
    .set({ ...values, version: sql`${seasons.version} + 1` })
    .where(eq(seasons.id, id));
  const after = await requireSeason(tx, id);
  await audit(tx, actor, { action, entityId: id, about: [], before, after });
  return after;
}

const requireSeason = async (tx: Tx, id: string): Promise<Season> =>
  (await findSeason(tx, id)) ?? refuse('seasonNotFound');

/** The stored form of a draft; of full ISO instants only the dates are kept. @throws AppError `validation` */
function valuesOf<Draft extends SeasonFields>(draft: Draft, locale: Locale) {
  const [startDate, endDate] = [draft.startDate.slice(0, 10), draft.endDate.slice(0, 10)];
  if (!isCalendarDate(startDate)) return refuseField('startDate', 'noSuchDate');
  if (!isCalendarDate(endDate)) return refuseField('endDate', 'noSuchDate');
  if (endDate <= startDate) return refuseField('endDate', 'endAfterStart');
  return {
    ...draft,
    name: draft.name?.trim() ?? nameByMonths(startDate, endDate, locale),
    startDate,
    endDate,
  };
}

/** "September to November 2026", « septembre à novembre 2026 ». */
function nameByMonths(startDate: string, endDate: string, locale: Locale): string {
  const month = (date: string) =>
    formatters.getDateTimeFormat(regionOf[locale], { month: 'long', timeZone: 'UTC' }).format(noonOf(date));
  const values = { from: month(startDate), to: month(endDate), year: endDate.slice(0, 4) };
  return formatMessage(messagesIn(locale).names.season, values, locale);
}

/** People whose pass reaches into a season, once each; as many as `registeredUsersCount`. */
async function seasonUsers(db: Db, seasonId: string): Promise<SeasonUser[]> {
  const since = sql<Date>`min(${subscriptions.createdOn})`;
  const rows = await db
    .select({
      userId: users.id,
      userName: sql<string>`rtrim(${users.firstName} || ' ' || ${users.lastName})`,
      email: shownEmail,
      registeredOn: since.mapWith(subscriptions.createdOn),
      status: subscriptions.status,
    })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .innerJoin(
      seasons,
      and(lte(subscriptions.startDate, seasons.endDate), gte(subscriptions.endDate, seasons.startDate)),
    )
    .where(and(eq(seasons.id, seasonId), eq(subscriptions.status, SeasonStatus.Active)))
    .groupBy(users.id, subscriptions.status)
    .orderBy(since, users.id);
  return rows.map((row) => ({ ...row, registeredOn: row.registeredOn.toISOString() }));
}
