import { and, eq, gt, sql } from 'drizzle-orm';
import { clubDate } from 'shared-api/calendar';
import {
  type Club,
  type FirstSteps,
  type Position,
  type Settings,
  type SettingsChange,
  UserStatus,
} from 'shared-api/contract';
import type { Config } from '../../config/config';
import { type Db, firstOf, type Tx, valuesFor } from '../../data/rows';
import { backups, seasons, sessions, settings, users } from '../../data/schema';
import {
  addressesOf,
  initial,
  lockSettings,
  logoPath,
  positionOf,
  readSettings,
  type SettingsRow,
} from '../../data/settings';
import { refuse } from '../../errors/app-error';
import type { Admin } from '../../http/access';
import type { Command } from '../../http/perform';
import type { Route } from '../../http/route';
import type { Services } from '../../http/services';
import { countUnsent } from '../../mail/outbox/store';
import { audit } from '../log/write';
import { soldBy } from '../passes/offers';
import { type OnSale, priceInForce } from '../places/rules';
import { seasonsOnSale } from '../schedule/season-read';
import { changeLogo, cleanLogo } from './logo';

/** The club's settings. */
export function settingsRoutes(route: Route): void {
  route('GET /api/v1/Settings', ({ services }) => showSettings(services));
  route('PUT /api/v1/Settings', ({ services, body, caller }) => changeSettings(services, body, caller));
  route('PUT /api/v1/Settings/logo', {
    before: ({ body }) => cleanLogo(body),
    perform: async ({ services, caller }, logo) => {
      await changeLogo(services.db, caller, logo);
      return showSettings(services);
    },
  });
  route('DELETE /api/v1/Settings/logo', async ({ services, caller }) => {
    await removeLogo(services.db, caller);
    return showSettings(services);
  });
  route('DELETE /api/v1/Settings/first-steps', async ({ services }) => {
    await closeFirstSteps(services.db);
    return showSettings(services);
  });
  route('GET /api/v1/Settings/club', ({ services }) => showClub(services));
}

/** Settings and current figures of the system. */
export async function showSettings(services: Services): Promise<Settings> {
  const { db, config } = services;
  const row = await readSettings(db);
  return {
    ...settingsOf(row, config),
    version: row.version,
    system: {
      version: config.version,
      ...(await backupsOf(db)),
      storageUsed: await databaseSize(db),
      activeUsers: await db.$count(users, eq(users.status, UserStatus.Active)),
      totalSessions: await db.$count(sessions),
      totalSeasons: await db.$count(seasons),
      firstSteps: await firstStepsOf(services, row),
    },
  };
}

/**
 * Saves the settings. Only somebody logged in by passkey can require passkeys, so that one administrator can
 * still log in.
 */
async function changeSettings(
  command: Command,
  { version, notifications, position, ...values }: SettingsChange,
  actor: Admin,
): Promise<Settings> {
  const { db: tx } = command;
  const before = await lockSettings(tx);
  if (version !== undefined && version !== before.version) return refuse('changedMeanwhile');
  const turnsOn = values.adminsNeedPasskey === true && !before.adminsNeedPasskey;
  if (turnsOn && !actor.login.withPasskey) return refuse('passkeyNeeded');
  const pin = positionAfter(
    { address: before.address, position: positionOf(before) },
    { address: values.address, position },
  );
  await tx.update(settings).set(
    valuesFor(settings, {
      ...values,
      ...notifications,
      latitude: pin?.latitude ?? null,
      longitude: pin?.longitude ?? null,
      // Nobody is held to a rule that was not there.
      ...(before.noShowLimit === 0 && values.noShowLimit && { noShowsSince: command.clock.now() }),
      version: sql`${settings.version} + 1`,
    }),
  );
  const after = await readSettings(tx);
  await audit(tx, actor, {
    action: 'settings.update',
    about: [],
    before: settingsOf(before, command.config),
    after: settingsOf(after, command.config),
  });
  return showSettings(command);
}

/** The club's public details, which every page asks for. */
async function showClub(services: Services): Promise<Club> {
  const { db, config, clock } = services;
  const onSale = await seasonsOnSale(db, clubDate(clock.now()));
  const row = await readSettings(db);
  return { ...clubOf(row, config, onSale), sellsPasses: soldBy(row, onSale, services).length > 0 };
}

function clubOf(row: SettingsRow, config: Config, { current, next }: OnSale): Omit<Club, 'sellsPasses'> {
  const { organizationName, sport, address, privacyOfficer, defaultPrice, socialLinks, logo } = row;
  const { answersCloseMinutes, answerDeadlineHours, guestsPerPlayer, minPlayers, noShowLimit } = row;
  const { lateNoCharged, creditReleasedDates, unpaidHoldHours } = row;
  const { weekday, startTime, endTime, opening } = row;
  return {
    organizationName,
    sport,
    logo: logo && logoPath(logo),
    address,
    position: positionOf(row),
    ...addressesOf(row, config),
    privacyOfficer,
    socialLinks,
    dropInPrice: defaultPrice,
    seasonPrice: priceInForce(current),
    nextSeason: next ?? null,
    answersCloseMinutes,
    answerDeadlineHours,
    lateNoCharged,
    creditReleasedDates,
    unpaidHoldHours,
    guestsPerPlayer,
    minPlayers,
    noShowLimit,
    weekday,
    startTime,
    endTime,
    opening,
  };
}

/** A row's settings in the API's form. */
function settingsOf(row: SettingsRow, config: Config) {
  const { id: _, version: __, latitude: ___, longitude: ____, ...shown } = row;
  const {
    logo: _____,
    logoPicture: ______,
    logoIcon: _______,
    firstStepsClosed: ________,
    noShowsSince: _________,
    opening: __________,
    monthsWithoutSeason: ___________,
    ...stored
  } = shown;
  const { welcomeEmail, sessionReminder, lowCapacityAlert, ...others } = stored;
  const { answerEmails, spotEmails, passEmails, ...settings } = others;
  return {
    ...settings,
    ...addressesOf(row, config),
    position: positionOf(row),
    notifications: {
      welcomeEmail,
      sessionReminder,
      lowCapacityAlert,
      answerEmails,
      spotEmails,
      passEmails,
    },
  };
}

async function databaseSize(db: Db): Promise<number> {
  const size = sql<number>`pg_database_size(current_database())`.mapWith(Number);
  const [row] = await db.select({ size }).from(sql`(select 1) as one`);
  return row?.size ?? 0;
}

/** When the backup program last succeeded, and when it failed since. */
async function backupsOf(db: Db): Promise<Pick<Settings['system'], 'lastBackup' | 'backupFailed'>> {
  const row = await firstOf(db.select().from(backups));
  return {
    lastBackup: row?.madeOn?.toISOString() ?? null,
    backupFailed: row?.failedOn?.toISOString() ?? null,
  };
}

/** What a new club has done of its first steps; null in the demo. */
export async function firstStepsOf(
  { db, config, clock }: Pick<Services, 'db' | 'config' | 'clock'>,
  row: SettingsRow,
): Promise<FirstSteps | null> {
  if (config.demoData) return null;
  const now = clock.now();
  return {
    mail: (await countUnsent(db, now)).waiting === 0,
    name: row.organizationName !== initial.organizationName,
    paymentEmail: addressesOf(row, config).paymentEmail !== '',
    privacyOfficer: row.privacyOfficer !== '',
    place: row.address !== '',
    when: row.weekday !== null,
    season: (await db.$count(seasons)) > 0,
    sessions: (await db.$count(sessions, gt(sessions.endsAt, now))) > 0,
    priced: await costs(db, row, now),
    invitation: (await db.$count(users, eq(users.isAdmin, false))) > 0,
    publicUrl: config.publicUrl,
    now: now.toISOString(),
    opening: row.opening,
    closed: row.firstStepsClosed,
  };
}

/** Whether anything costs money: what a session is planned at, one that is planned, or a season. */
export async function costs(db: Db, { defaultPrice }: SettingsRow, now: Date): Promise<boolean> {
  if (defaultPrice > 0) return true;
  const priced = and(gt(sessions.endsAt, now), gt(sessions.dropInPrice, 0));
  return (await db.$count(sessions, priced)) + (await db.$count(seasons, gt(seasons.price, 0))) > 0;
}

/** Closes the list for good. */
async function closeFirstSteps(tx: Tx): Promise<void> {
  await lockSettings(tx);
  await tx.update(settings).set({ firstStepsClosed: true });
}

/** The club's location. */
interface Place {
  address: string;
  position: Position | null;
}

const same = (one: Position | null, other: Position | null): boolean =>
  one?.latitude === other?.latitude && one?.longitude === other?.longitude;

/**
 * The pin's position after a change. It belongs to its address: a new address without a new position removes it, since
 * the map can search for an address but a pin in the wrong street misleads.
 */
export const positionAfter = (
  before: Place,
  { address, position }: { address: string; position?: Position | null | undefined },
): Position | null => {
  if (position !== undefined && !same(position, before.position)) return position;
  return address === before.address ? before.position : null;
};

/** Removes the logo. */
const removeLogo = (tx: Tx, actor: Admin): Promise<void> =>
  changeLogo(tx, actor, { logo: null, logoPicture: null, logoIcon: null });
