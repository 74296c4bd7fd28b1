import { type Static, Type } from 'typebox';
import {
  Count,
  EmailOrNone,
  Instant,
  Money,
  Nullable,
  Optional,
  strict,
  Version,
  VisibleText,
  WallTime,
} from './atoms';
import { defineCalls } from './call';
import { type Network, networks } from './networks';
import { rules } from './rules';
import { Season } from './seasons';

const { latitude, longitude } = rules.position;

/** The map's pin, in degrees (WGS 84). */
export const Position = strict({ latitude: Type.Number(latitude), longitude: Type.Number(longitude) });
export type Position = Static<typeof Position>;

const page = (network: Network) =>
  Optional(Type.String({ maxLength: rules.socialLink.max, pattern: networks[network].pattern }));

/** The club's pages on social networks. */
export const SocialLinks = strict({
  facebook: page('facebook'),
  instagram: page('instagram'),
  youtube: page('youtube'),
});
export type SocialLinks = Static<typeof SocialLinks>;

const switches = {
  welcomeEmail: Type.Boolean(),
  sessionReminder: Type.Boolean(),
  lowCapacityAlert: Type.Boolean(),
};

/** Switches added later, which a change may omit. E-mails about payments are always sent. */
const laterSwitches = {
  answerEmails: Type.Boolean({ description: 'What follows from a person’s own answers' }),
  spotEmails: Type.Boolean({ description: 'A spot offered, given or taken without their doing' }),
  passEmails: Type.Boolean({ description: 'A season pass bought or ended, and the spots that it holds' }),
};

const fields = {
  organizationName: VisibleText(rules.organizationName.max),
  defaultPrice: Type.Number({
    minimum: rules.session.price.min,
    maximum: rules.session.price.max,
    multipleOf: 0.01,
  }),
  maxCapacity: Type.Integer({ minimum: rules.session.capacity.min, maximum: rules.session.capacity.max }),
  address: Type.String({
    maxLength: rules.address.max,
    pattern: `^$|${rules.visible}`,
    description: 'Empty while the club has none',
  }),
};

/** Added after the fields above, so that a change may omit them. */
const details = {
  contactEmail: EmailOrNone,
  paymentEmail: EmailOrNone,
  sport: VisibleText(rules.sport.max),
  privacyOfficer: Type.String({
    maxLength: rules.privacyOfficer.max,
    pattern: `^$|${rules.visible}`,
    description:
      'Who is in charge of personal information (CQLR c. P-39.1, s. 3.1); empty while nobody is named',
  }),
  defaultLocation: VisibleText(rules.session.location.max),
  weekday: Nullable(
    Type.Integer({
      minimum: 0,
      maximum: 6,
      description: 'The day on which the club plays, counted from Sunday, 0; null until it has said so',
    }),
  ),
  startTime: WallTime,
  endTime: WallTime,
  position: Nullable(Position),
  socialLinks: SocialLinks,
  answersCloseMinutes: Type.Integer({
    minimum: rules.answersClose.min,
    maximum: rules.answersClose.max,
    description: 'How many minutes before a session’s start answers close; 0: when it starts',
  }),
  proRatePasses: Type.Boolean({
    description: 'A season’s pass costs only the game days that are left of it',
  }),
  answerDeadlineHours: Type.Integer({
    minimum: rules.answerDeadline.min,
    maximum: rules.answerDeadline.max,
    description:
      'How many hours before a session’s start players are asked to cancel; until then, a place that comes free goes to the first in line at once',
  }),
  lateNoCharged: Type.Boolean({
    description: 'A no after the deadline leaves the price owed, unless somebody takes the place',
  }),
  creditReleasedDates: Type.Boolean({
    description: 'A date of a season pass that is released before the deadline is credited',
  }),
  unpaidHoldHours: Nullable(
    Type.Integer({
      minimum: rules.unpaidHold.min,
      maximum: rules.unpaidHold.max,
      description: 'After how many hours without money a place is offered on; null: never',
    }),
  ),
  guestsPerPlayer: Type.Integer({
    minimum: rules.guests.min,
    maximum: rules.guests.max,
    description: 'How many guests a player may bring',
  }),
  noShowLimit: Type.Integer({
    minimum: rules.noShows.limit.min,
    maximum: rules.noShows.limit.max,
    description:
      'Whoever misses so many sessions within 60 days may, for 30 days, say yes only in the last 24 hours; 0: anybody at any time',
  }),
  minPlayers: Type.Integer({
    minimum: rules.goOrNoGo.minPlayers.min,
    maximum: rules.goOrNoGo.minPlayers.max,
    description:
      'With fewer, somebody decides 36 hours before whether a session is played; 0: any number will do',
  }),
  adminsNeedPasskey: Type.Boolean({
    description: 'Administrators’ rights need a login by passkey; only such a login turns it on',
  }),
};

/** Omitted fields stay as they are; a new address without a new position removes the position. */
export const SettingsChange = strict({
  ...fields,
  notifications: strict({
    ...switches,
    answerEmails: Optional(laterSwitches.answerEmails),
    spotEmails: Optional(laterSwitches.spotEmails),
    passEmails: Optional(laterSwitches.passEmails),
  }),
  contactEmail: Optional(details.contactEmail),
  paymentEmail: Optional(details.paymentEmail),
  sport: Optional(details.sport),
  privacyOfficer: Optional(details.privacyOfficer),
  defaultLocation: Optional(details.defaultLocation),
  weekday: Optional(details.weekday),
  startTime: Optional(details.startTime),
  endTime: Optional(details.endTime),
  position: Optional(details.position),
  socialLinks: Optional(details.socialLinks),
  answersCloseMinutes: Optional(details.answersCloseMinutes),
  proRatePasses: Optional(details.proRatePasses),
  answerDeadlineHours: Optional(details.answerDeadlineHours),
  lateNoCharged: Optional(details.lateNoCharged),
  creditReleasedDates: Optional(details.creditReleasedDates),
  unpaidHoldHours: Optional(details.unpaidHoldHours),
  guestsPerPlayer: Optional(details.guestsPerPlayer),
  minPlayers: Optional(details.minPlayers),
  noShowLimit: Optional(details.noShowLimit),
  adminsNeedPasskey: Optional(details.adminsNeedPasskey),
  version: Optional(Version),
});
export type SettingsChange = Static<typeof SettingsChange>;

/** A file in base64. */
const LogoFile = Type.String({
  minLength: 1,
  maxLength: Math.ceil(rules.logo.max / 3) * 4,
  pattern: '^[A-Za-z0-9+/]+={0,2}$',
});

/** The logo, and pictures of it in the sizes of mails and phones. */
export const LogoChange = strict({
  file: LogoFile,
  picture: Optional(LogoFile),
  icon: Optional(LogoFile),
});
export type LogoChange = Static<typeof LogoChange>;

/** Where the logo is. */
const logo = Nullable(Type.String({ description: 'The logo’s address on this server; null: none' }));

/** What a new club has done, by step, and what a browser needs to check the rest. */
const FirstSteps = strict({
  mail: Type.Boolean({ description: 'No email waits in vain; the first administrator came by one' }),
  name: Type.Boolean(),
  paymentEmail: Type.Boolean(),
  privacyOfficer: Type.Boolean(),
  place: Type.Boolean(),
  when: Type.Boolean(),
  season: Type.Boolean(),
  sessions: Type.Boolean({ description: 'One that is still to be played' }),
  priced: Type.Boolean({ description: 'Something costs money, so that a payment address is needed' }),
  invitation: Type.Boolean(),
  publicUrl: Type.String({ description: 'Where links in emails lead' }),
  now: Instant,
  opening: Type.Boolean({ description: 'The club has not opened yet' }),
  closed: Type.Boolean({ description: 'An administrator has closed the list' }),
});
export type FirstSteps = Static<typeof FirstSteps>;

export const Settings = strict({
  ...fields,
  notifications: strict({ ...switches, ...laterSwitches }),
  ...details,
  version: Version,
  system: strict({
    version: Type.String(),
    lastBackup: Nullable(Instant),
    /** When a backup has failed since the last good one. */
    backupFailed: Nullable(Instant),
    storageUsed: Type.Integer({ minimum: 0, description: 'Bytes of the database' }),
    activeUsers: Count,
    totalSessions: Count,
    totalSeasons: Count,
    /** Null in the demo. */
    firstSteps: Nullable(FirstSteps),
  }),
});
export type Settings = Static<typeof Settings>;

/** The club's public details. */
export const Club = strict({
  organizationName: Type.String(),
  logo,
  address: Type.String({ description: 'Empty while the club has none' }),
  contactEmail: Type.String({ description: 'Empty while the club has none' }),
  paymentEmail: Type.String({ description: 'Empty while the club has none' }),
  sport: details.sport,
  privacyOfficer: details.privacyOfficer,
  position: Nullable(Position),
  socialLinks: SocialLinks,
  dropInPrice: Money,
  seasonPrice: Money,
  nextSeason: Nullable(Season),
  answersCloseMinutes: details.answersCloseMinutes,
  answerDeadlineHours: details.answerDeadlineHours,
  lateNoCharged: details.lateNoCharged,
  creditReleasedDates: details.creditReleasedDates,
  unpaidHoldHours: details.unpaidHoldHours,
  guestsPerPlayer: details.guestsPerPlayer,
  minPlayers: details.minPlayers,
  noShowLimit: details.noShowLimit,
  weekday: details.weekday,
  startTime: details.startTime,
  endTime: details.endTime,
  opening: Type.Boolean({ description: 'A new club that has not opened yet' }),
  sellsPasses: Type.Boolean({ description: 'Somebody can buy a season pass' }),
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
    repeatable: true,
    body: SettingsChange,
    replies: { 200: Settings },
    errors: ['changedMeanwhile', 'passkeyNeeded'],
  },
  'PUT /api/v1/Settings/logo': {
    summary: 'Replaces the club’s logo, a PNG file, of which only the picture is kept.',
    access: 'admin',
    body: LogoChange,
    replies: { 200: Settings },
    errors: ['unreadableLogo'],
  },
  'DELETE /api/v1/Settings/logo': {
    summary: 'Removes the club’s logo.',
    access: 'admin',
    replies: { 200: Settings },
  },
  'DELETE /api/v1/Settings/first-steps': {
    summary: 'Closes the list of a new club’s first steps.',
    access: 'admin',
    replies: { 200: Settings },
  },
  'POST /api/v1/Settings/opening': {
    summary: 'Opens a new club, and mails the invitations that have waited for it.',
    access: 'admin',
    replies: { 200: Settings },
    errors: ['placeMissing', 'paymentAddressMissing'],
  },
  'GET /api/v1/Settings/club': {
    summary:
      'Name, address, contact, prices, when answers close, and the next season, which is on early sale.',
    access: 'anyone',
    replies: { 200: Club },
  },
});
