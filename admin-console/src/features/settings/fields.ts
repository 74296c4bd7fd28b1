import {
  type Network,
  networks,
  type Position,
  rules,
  type Settings,
  type SettingsChange,
  type SocialLinks,
} from 'shared-api';
import {
  email,
  type InferType,
  localNumber,
  mixed,
  requiredText,
  ruleMessage,
  string,
} from 'shared-ui/forms';
import {
  choiceField,
  countField,
  defineFields,
  type Field,
  moneyField,
  switchField,
  textField,
  timeField,
} from 'shared-ui/resource';

/** The settings as a flat list of inputs. */
type FlatSettings = Omit<Settings, 'socialLinks' | 'notifications'> &
  Settings['notifications'] &
  Record<Network, string>;

const pin = () => mixed<Position>().nullable().default(null);

/** The map's pin; its input, which reads a map's link, is `MapPin`. */
const position: Field<Position | null, Position | null, ReturnType<typeof pin>> = {
  label: 'settings.position',
  rule: pin(),
  initial: null,
  toValue: (stored) => stored,
  renderInput: () => null,
};

/** The address of the club's page on a social network; optional. */
const socialField = (network: Network) =>
  textField(
    'settings.socialLinks',
    string()
      .trim()
      .default('')
      .max(rules.socialLink.max)
      .matches(new RegExp(networks[network].pattern), {
        message: ruleMessage('settings.social.invalid', { network: networks[network].name }),
        excludeEmptyString: true,
      }),
  );

type Switch =
  | keyof Settings['notifications']
  | 'adminsNeedPasskey'
  | 'proRatePasses'
  | 'lateNoCharged'
  | 'creditReleasedDates';

const holdLimit = () =>
  localNumber().integer(ruleMessage('ui.rule.whole')).min(rules.unpaidHold.min).max(rules.unpaidHold.max);

/** Hours without payment after which a spot is offered to others; empty for never. */
const unpaidHoldHours: Field<number | null, string, ReturnType<typeof holdLimit>> = {
  ...textField('settings.unpaidHoldHours', string(), {
    help: 'settings.unpaidHoldHoursHint',
    input: { inputMode: 'numeric' },
    required: false,
  }),
  rule: holdLimit(),
  toValue: (stored) => String(stored ?? ''),
};

const settingSwitch = (name: Switch) => switchField(`settings.${name}`, { on: 'audit.yes', off: 'audit.no' });

const explained = <
  Name extends
    | 'lateNoCharged'
    | 'creditReleasedDates'
    | 'proRatePasses'
    | 'spotEmails'
    | 'passEmails'
    | 'adminsNeedPasskey',
>(
  name: Name,
) => ({ ...settingSwitch(name), help: `settings.${name}Hint` as const });

/** An e-mail address, or none. */
const addressField = (name: 'contactEmail' | 'paymentEmail') =>
  textField(`settings.${name}`, email().notRequired().nonNullable().default(''), {
    help: `settings.${name}Hint`,
    input: { type: 'email' },
    required: false,
  });

type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;
const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0];
const oneDay = choiceField<Weekday>(
  'settings.weekday',
  weekdays.map((day) => ({ value: day, label: `settings.weekday.${day}` as const })),
  rules.session.weekday,
);

/** The day on which the club plays; Saturday is proposed until it has said so. */
const weekday: Field<number | null, Weekday, typeof oneDay.rule> = {
  ...oneDay,
  toValue: (stored) => (stored ?? rules.session.weekday) as Weekday,
  format: (value, i18n) => oneDay.format?.(value as Weekday, i18n) ?? '',
};

/** The club's settings. */
export const settingsFields = defineFields<FlatSettings>()({
  organizationName: textField('settings.organizationName', requiredText(rules.organizationName.max)),
  sport: textField('settings.sport', requiredText(rules.sport.max), {
    initial: rules.sport.default,
    help: 'settings.sportHint',
    input: { autoCapitalize: 'none' },
  }),
  address: textField('settings.address', requiredText(rules.address.max)),
  position,
  contactEmail: addressField('contactEmail'),
  paymentEmail: addressField('paymentEmail'),
  privacyOfficer: textField(
    'settings.privacyOfficer',
    string().trim().default('').max(rules.privacyOfficer.max),
    { help: 'settings.privacyOfficerHint', required: false },
  ),
  facebook: socialField('facebook'),
  instagram: socialField('instagram'),
  youtube: socialField('youtube'),
  weekday,
  startTime: timeField('ui.field.startTime', { initial: rules.session.startTime, half: 'always' }),
  endTime: timeField('ui.field.endTime', {
    initial: rules.session.endTime,
    after: 'startTime',
    half: 'always',
  }),
  defaultLocation: textField('settings.defaultLocation', requiredText(rules.session.location.max)),
  defaultPrice: moneyField('settings.defaultPrice', rules.session.price, { half: 'always' }),
  maxCapacity: countField('settings.maxCapacity', rules.session.capacity, { half: 'always' }),
  welcomeEmail: settingSwitch('welcomeEmail'),
  sessionReminder: settingSwitch('sessionReminder'),
  lowCapacityAlert: settingSwitch('lowCapacityAlert'),
  answerEmails: settingSwitch('answerEmails'),
  spotEmails: explained('spotEmails'),
  passEmails: explained('passEmails'),
  answerDeadlineHours: countField('settings.answerDeadlineHours', rules.answerDeadline, {
    help: 'settings.answerDeadlineHoursHint',
  }),
  guestsPerPlayer: countField('settings.guestsPerPlayer', rules.guests, {
    help: 'settings.guestsPerPlayerHint',
  }),
  answersCloseMinutes: countField('settings.answersCloseMinutes', rules.answersClose, {
    help: 'settings.answersCloseMinutesHint',
  }),
  lateNoCharged: explained('lateNoCharged'),
  unpaidHoldHours,
  creditReleasedDates: explained('creditReleasedDates'),
  proRatePasses: explained('proRatePasses'),
  noShowLimit: countField('settings.noShowLimit', rules.noShows.limit, {
    help: 'settings.noShowLimitHint',
  }),
  minPlayers: countField('settings.minPlayers', rules.goOrNoGo.minPlayers, {
    help: 'settings.minPlayersHint',
  }),
  adminsNeedPasskey: explained('adminsNeedPasskey'),
});

export type SettingName = keyof typeof settingsFields.fields;
export type SettingValues = typeof settingsFields.initial;

/** The inputs' values: numbers as typed, empty where unset. */
export const valuesOf = ({ socialLinks, notifications, ...plain }: Settings) =>
  settingsFields.valuesOf({
    ...plain,
    ...notifications,
    facebook: socialLinks.facebook ?? '',
    instagram: socialLinks.instagram ?? '',
    youtube: socialLinks.youtube ?? '',
  });

/** Converts the inputs' values for saving. */
export const changeOf = ({
  position,
  facebook,
  instagram,
  youtube,
  welcomeEmail,
  sessionReminder,
  lowCapacityAlert,
  answerEmails,
  spotEmails,
  passEmails,
  unpaidHoldHours,
  ...plain
}: InferType<typeof settingsFields.schema>): SettingsChange => {
  const links: SocialLinks = { facebook, instagram, youtube };
  return {
    ...plain,
    position,
    unpaidHoldHours: unpaidHoldHours ?? null,
    socialLinks: Object.fromEntries(Object.entries(links).filter(([, url]) => url !== '')),
    notifications: {
      ...{ welcomeEmail, sessionReminder, lowCapacityAlert },
      ...{ answerEmails, spotEmails, passEmails },
    },
  };
};

/** The settings as they are, to send them back with some values changed. */
export const withChanged = (settings: Settings, values: Partial<SettingsChange>): SettingsChange => {
  const { organizationName, address, defaultLocation, defaultPrice, maxCapacity, notifications } = settings;
  const kept = { organizationName, address, defaultLocation, defaultPrice, maxCapacity, notifications };
  return withPlace({ ...kept, ...values }, settings);
};

/** Sessions are at the club's address, and stay there when it changes, unless another place is named. */
export const withPlace = (
  change: SettingsChange,
  before: Pick<Settings, 'address' | 'defaultLocation'>,
): SettingsChange => {
  const isNamed = ![before.address, rules.session.location.default].includes(before.defaultLocation);
  const isAtAddress = !isNamed && change.defaultLocation === before.defaultLocation;
  const fits = change.address.length <= rules.session.location.max;
  return isAtAddress && fits && change.address !== before.address
    ? { ...change, defaultLocation: change.address }
    : change;
};
