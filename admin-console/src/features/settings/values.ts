import type { Settings, SettingsChange, SocialLinks } from 'shared-api';
import type { InferType } from 'shared-ui/forms';
import { settingsFields } from './fields';

/** The inputs' values: numbers as typed, empty where unset. */
export const valuesOf = ({ position, socialLinks, notifications, ...plain }: Settings) =>
  settingsFields.valuesOf({
    ...plain,
    ...notifications,
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
    facebook: socialLinks.facebook ?? '',
    instagram: socialLinks.instagram ?? '',
    youtube: socialLinks.youtube ?? '',
  });

/** Converts the inputs' values for saving. */
export const changeOf = ({
  latitude,
  longitude,
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
    unpaidHoldHours: unpaidHoldHours ?? null,
    position: latitude === undefined || longitude === undefined ? null : { latitude, longitude },
    socialLinks: Object.fromEntries(Object.entries(links).filter(([, url]) => url !== '')),
    notifications: {
      ...{ welcomeEmail, sessionReminder, lowCapacityAlert },
      ...{ answerEmails, spotEmails, passEmails },
    },
  };
};
