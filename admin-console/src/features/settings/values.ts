import { rules, type Settings, type SettingsChange, type SocialLinks } from 'shared-api';
import type { InferType } from 'shared-ui/forms';
import { settingsFields } from './fields';

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
