import { type Network, networks, rules, type Settings } from 'shared-api';
import { email, localNumber, requiredText, ruleMessage, string } from 'shared-ui/forms';
import { countField, defineFields, type Field, moneyField, switchField, textField } from 'shared-ui/resource';

/** The settings as a flat list of inputs. */
export type FlatSettings = Omit<Settings, 'position' | 'socialLinks' | 'notifications'> &
  Settings['notifications'] &
  Record<Network, string> &
  Record<'latitude' | 'longitude', number | null>;

type Axis = 'latitude' | 'longitude';

const degrees = (axis: Axis, other: Axis) =>
  localNumber()
    .min(rules.position[axis].minimum)
    .max(rules.position[axis].maximum)
    .test(
      'both',
      ruleMessage('settings.position.both'),
      (value, { parent }) => (value === undefined) === (parent[other] === undefined),
    );

const degreesField = (axis: Axis, other: Axis): Field<number | null, string, ReturnType<typeof degrees>> => ({
  ...textField(`settings.${axis}`, string(), { input: { inputMode: 'text' }, required: false, half: 'wide' }),
  rule: degrees(axis, other),
  toValue: (stored) => String(stored ?? ''),
});

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

const settingSwitch = (name: Switch) =>
  switchField(`settings.${name}`, { on: 'audit.yes', off: 'audit.no' }, { help: `settings.${name}Hint` });

/** The club's settings. */
export const settingsFields = defineFields<FlatSettings>()({
  organizationName: textField('settings.organizationName', requiredText(rules.organizationName.max)),
  defaultLocation: textField('settings.defaultLocation', requiredText(rules.session.location.max), {
    help: 'settings.defaultLocationHint',
  }),
  defaultPrice: moneyField('settings.defaultPrice', rules.session.price, {
    help: 'settings.defaultPriceHint',
    half: 'wide',
  }),
  maxCapacity: countField('settings.maxCapacity', rules.session.capacity, {
    help: 'settings.maxCapacityHint',
    half: 'wide',
  }),
  answersCloseMinutes: countField('settings.answersCloseMinutes', rules.answersClose, {
    help: 'settings.answersCloseMinutesHint',
  }),
  proRatePasses: settingSwitch('proRatePasses'),
  answerDeadlineHours: countField('settings.answerDeadlineHours', rules.answerDeadline, {
    help: 'settings.answerDeadlineHoursHint',
  }),
  lateNoCharged: settingSwitch('lateNoCharged'),
  creditReleasedDates: settingSwitch('creditReleasedDates'),
  unpaidHoldHours,
  guestsPerPlayer: countField('settings.guestsPerPlayer', rules.guests, {
    help: 'settings.guestsPerPlayerHint',
  }),
  minPlayers: countField('settings.minPlayers', rules.goOrNoGo.minPlayers, {
    help: 'settings.minPlayersHint',
  }),
  address: textField('settings.address', requiredText(rules.address.max)),
  latitude: degreesField('latitude', 'longitude'),
  longitude: degreesField('longitude', 'latitude'),
  contactEmail: textField('settings.contactEmail', email(), {
    help: 'settings.contactEmailHint',
    input: { type: 'email' },
  }),
  paymentEmail: textField('settings.paymentEmail', email(), {
    help: 'settings.paymentEmailHint',
    input: { type: 'email' },
  }),
  facebook: socialField('facebook'),
  instagram: socialField('instagram'),
  youtube: socialField('youtube'),
  welcomeEmail: settingSwitch('welcomeEmail'),
  sessionReminder: settingSwitch('sessionReminder'),
  lowCapacityAlert: settingSwitch('lowCapacityAlert'),
  answerEmails: settingSwitch('answerEmails'),
  spotEmails: settingSwitch('spotEmails'),
  passEmails: settingSwitch('passEmails'),
  adminsNeedPasskey: settingSwitch('adminsNeedPasskey'),
});
