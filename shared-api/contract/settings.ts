import { type Static, Type } from 'typebox';
import { Count, Instant, Money, Nullable, Optional, strict, Version } from './atoms';
import { defineCalls } from './call';
import { rules } from './rules';
import { Season } from './seasons';

const fields = {
  organizationName: Type.String({ minLength: 1, maxLength: rules.organizationName.max, pattern: '\\S' }),
  defaultPrice: Type.Number({
    minimum: rules.session.price.min,
    maximum: rules.session.price.max,
    multipleOf: 0.01,
  }),
  maxCapacity: Type.Integer({ minimum: rules.session.capacity.min, maximum: rules.session.capacity.max }),
  address: Type.String({ minLength: 1, maxLength: rules.address.max, pattern: '\\S' }),
  notifications: strict({
    welcomeEmail: Type.Boolean(),
    sessionReminder: Type.Boolean(),
    lowCapacityAlert: Type.Boolean(),
  }),
};

export const SettingsChange = strict({ ...fields, version: Optional(Version) });
export type SettingsChange = Static<typeof SettingsChange>;

export const Settings = strict({
  ...fields,
  version: Version,
  system: strict({
    version: Type.String(),
    lastBackup: Nullable(Instant),
    storageUsed: Type.Integer({ minimum: 0, description: 'Bytes of the database' }),
    activeUsers: Count,
    totalSessions: Count,
    totalSeasons: Count,
  }),
});
export type Settings = Static<typeof Settings>;

/** What every page may show of the club. */
export const Club = strict({
  organizationName: Type.String(),
  address: Type.String(),
  contactEmail: Type.String(),
  paymentEmail: Type.String(),
  dropInPrice: Money,
  seasonPrice: Money,
  nextSeason: Nullable(Season),
});
export type Club = Static<typeof Club>;

export const settingsCalls = defineCalls({
  'GET /api/v1/Settings': {
    summary: 'Settings and true figures of the system.',
    access: 'admin',
    replies: { 200: Settings },
  },
  'PUT /api/v1/Settings': {
    summary: 'Saves the settings.',
    access: 'admin',
    body: SettingsChange,
    replies: { 200: Settings },
    errors: ['changedMeanwhile'],
  },
  'GET /api/v1/Settings/club': {
    summary: 'Name, address, contact, prices, and the next season, which is on early sale.',
    access: 'anyone',
    replies: { 200: Club },
  },
});
