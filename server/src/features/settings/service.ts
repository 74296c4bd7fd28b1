import { eq, sql } from 'drizzle-orm';
import { clubDate } from 'shared-api/calendar';
import { type Club, type Settings, type SettingsChange, UserStatus } from 'shared-api/contract';
import type { Command } from '../../commands/perform';
import type { Config } from '../../config/config';
import { firstOf } from '../../db/rows';
import { backups, seasons, sessions, settings, users } from '../../db/schema';
import type { Db } from '../../db/types';
import { valuesFor } from '../../db/values';
import { refuse } from '../../errors/app-error';
import type { Admin } from '../../security/caller';
import type { Services } from '../../services';
import { audit } from '../audit/store';
import { type OnSale, priceInForce } from '../seasons/policy';
import { seasonsOnSale } from '../seasons/store';
import { firstStepsOf } from './first-steps';
import { positionAfter } from './policy';
import { addressesOf, lockSettings, logoPath, positionOf, readSettings, type SettingsRow } from './store';

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
export async function changeSettings(
  services: Command,
  { version, notifications, position, ...values }: SettingsChange,
  actor: Admin,
): Promise<Settings> {
  const { db: tx } = services;
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
      ...(before.noShowLimit === 0 && values.noShowLimit && { noShowsSince: services.clock.now() }),
      version: sql`${settings.version} + 1`,
    }),
  );
  const after = await readSettings(tx);
  await audit(tx, actor, {
    action: 'settings.update',
    about: [],
    before: settingsOf(before, services.config),
    after: settingsOf(after, services.config),
  });
  return showSettings(services);
}

/** The club's public details, which every page asks for. */
export async function showClub({ db, config, clock }: Services): Promise<Club> {
  const onSale = await seasonsOnSale(db, clubDate(clock.now()));
  return clubOf(await readSettings(db), config, onSale);
}

function clubOf(row: SettingsRow, config: Config, { current, next }: OnSale): Club {
  const { organizationName, address, defaultPrice, socialLinks, logo } = row;
  const { answersCloseMinutes, answerDeadlineHours, guestsPerPlayer, minPlayers, noShowLimit } = row;
  const { lateNoCharged, creditReleasedDates, unpaidHoldHours } = row;
  return {
    organizationName,
    logo: logo && logoPath(logo),
    address,
    position: positionOf(row),
    ...addressesOf(row, config),
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
