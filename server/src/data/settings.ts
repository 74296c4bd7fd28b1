import { type Position, rules } from 'shared-api/contract';
import type { Config } from '../config/config';
import { builtOnce, type Db, firstOf, type Tx } from './rows';
import { sessions, settings, users } from './schema';

export type SettingsRow = typeof settings.$inferSelect;

/** The defaults of a new club. */
export const initial: Omit<SettingsRow, 'id'> = {
  organizationName: 'Courtside',
  defaultPrice: rules.session.price.default,
  maxCapacity: rules.session.capacity.default,
  address: '',
  latitude: null,
  longitude: null,
  contactEmail: null,
  paymentEmail: null,
  sport: rules.sport.default,
  privacyOfficer: '',
  defaultLocation: rules.session.location.default,
  socialLinks: {},
  welcomeEmail: true,
  sessionReminder: true,
  lowCapacityAlert: true,
  answerEmails: true,
  spotEmails: true,
  passEmails: true,
  answersCloseMinutes: rules.answersClose.default,
  proRatePasses: false,
  answerDeadlineHours: rules.answerDeadline.default,
  lateNoCharged: false,
  creditReleasedDates: false,
  unpaidHoldHours: null,
  guestsPerPlayer: rules.guests.default,
  minPlayers: rules.goOrNoGo.minPlayers.default,
  noShowLimit: rules.noShows.limit.default,
  noShowsSince: null,
  adminsNeedPasskey: false,
  logo: null,
  logoPicture: null,
  logoIcon: null,
  firstStepsClosed: false,
  opening: false,
  monthsWithoutSeason: true,
  weekday: rules.session.weekday,
  startTime: rules.session.startTime,
  endTime: rules.session.endTime,
  version: 1,
};

/** What is stored or, in a new club, the defaults. */
export const orInitial = (stored: SettingsRow | null | undefined): SettingsRow =>
  stored ?? { id: 1, ...initial };

const storedSettings = builtOnce((db) => db.select().from(settings).prepare('settings'));

/** The club's settings; defaults until some are saved. */
export const readSettings = async (db: Db): Promise<SettingsRow> =>
  orInitial(await firstOf(storedSettings(db).execute()));

/** Locks the settings' only row, creating it in a new club. */
export async function lockSettings(tx: Tx): Promise<SettingsRow> {
  await tx.insert(settings).values(initial).onConflictDoNothing();
  const [row] = await tx.select().from(settings).for('update');
  return row as SettingsRow;
}

/**
 * Makes the club one that has not opened yet, if it is new: nobody and nothing is in it. Then it has no day and no
 * three months for sale until somebody says so.
 */
export async function beginOpening(tx: Tx): Promise<void> {
  if ((await tx.$count(users)) + (await tx.$count(sessions)) > 0) return;
  await lockSettings(tx);
  await tx.update(settings).set({ opening: true, monthsWithoutSeason: false, weekday: null });
}

/** From how many absences on the no-show rule holds, of those since it was set. */
export interface NoShowRule {
  limit: number;
  since: Date;
}

/** The no-show rule; null while it is off. */
export const noShowRuleOf = ({ noShowLimit: limit, noShowsSince: since }: SettingsRow): NoShowRule | null =>
  limit > 0 && since ? { limit, since } : null;

/** Addresses for questions and transfers: the saved ones, or the environment's; empty while the club has none. */
export const addressesOf = (
  row: SettingsRow,
  config: Pick<Config, 'contactEmail' | 'paymentEmail'>,
): { contactEmail: string; paymentEmail: string } => ({
  contactEmail: row.contactEmail ?? config.contactEmail,
  paymentEmail: row.paymentEmail ?? config.paymentEmail,
});

/** Where a file of the logo is on this server. */
export const logoPath = (file: string): string => `/api/logo/${file}`;

/** The pin on the map; null when not set. */
export const positionOf = ({ latitude, longitude }: SettingsRow): Position | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };
