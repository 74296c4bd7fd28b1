import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { type Club, type Settings, type SettingsChange, UserStatus } from 'shared-api/contract';
import { seasons, sessions, settings, users } from '../../db/schema';
import type { Db } from '../../db/types';
import { refuse } from '../../http/refusal';
import type { AdminId, Caller } from '../../security/caller';
import type { Services } from '../../services';
import { clubDate } from '../../time/club-time';
import { audit } from '../audit/store';
import { currentSeason, nextSeason } from '../seasons/store';
import { priceInForce } from '../subscriptions/policy';
import { lockSettings, readSettings, type SettingsRow } from './store';

/** Settings, and figures of the system as they are. */
export async function showSettings({ db, config }: Services): Promise<Settings> {
  const row = await readSettings(db);
  return {
    ...toChange(row),
    version: row.version,
    system: {
      version: config.version,
      lastBackup: await lastBackup(config.dataDir),
      storageUsed: await databaseSize(db),
      activeUsers: await db.$count(users, eq(users.status, UserStatus.Active)),
      totalSessions: await db.$count(sessions),
      totalSeasons: await db.$count(seasons),
    },
  };
}

/** Saves the settings. @throws Refusal `changedMeanwhile` */
export async function changeSettings(
  services: Services,
  { version, notifications, ...values }: SettingsChange,
  actor: Caller<AdminId>,
): Promise<Settings> {
  await services.db.transaction(async (tx) => {
    const before = await lockSettings(tx);
    if (version !== undefined && version !== before.version) return refuse('changedMeanwhile');
    await tx.update(settings).set({ ...values, ...notifications, version: sql`${settings.version} + 1` });
    const after = await readSettings(tx);
    await audit(tx, actor, { action: 'settings.update', before: toChange(before), after: toChange(after) });
  });
  return showSettings(services);
}

/** What every page may show of the club. */
export async function showClub({ db, config, clock }: Services): Promise<Club> {
  const { organizationName, address, defaultPrice } = await readSettings(db);
  const today = clubDate(clock.now());
  const { contactEmail, paymentEmail } = config;
  return {
    organizationName,
    address,
    contactEmail,
    paymentEmail,
    dropInPrice: defaultPrice,
    seasonPrice: priceInForce(await currentSeason(db, today)),
    nextSeason: (await nextSeason(db, today)) ?? null,
  };
}

function toChange({ welcomeEmail, sessionReminder, lowCapacityAlert, ...row }: SettingsRow) {
  const { organizationName, defaultPrice, maxCapacity, address } = row;
  const notifications = { welcomeEmail, sessionReminder, lowCapacityAlert };
  return { organizationName, defaultPrice, maxCapacity, address, notifications };
}

async function databaseSize(db: Db): Promise<number> {
  const size = sql<number>`pg_database_size(current_database())`.mapWith(Number);
  const [row] = await db.select({ size }).from(sql`(select 1) as one`);
  return row?.size ?? 0;
}

/** When `npm run backup` last succeeded with this data folder; null when it never did. */
async function lastBackup(dataDir: string): Promise<string | null> {
  const told = await readFile(join(dataDir, 'last-backup'), 'utf8').catch(() => '');
  return Number.isNaN(Date.parse(told)) ? null : new Date(told).toISOString();
}
