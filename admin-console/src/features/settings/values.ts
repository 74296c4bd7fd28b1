import type { Settings, SettingsChange, SocialLinks } from 'shared-api';
import type { InferType } from 'shared-ui/forms';
import type { settingsSchema } from './schema';

/** What the inputs hold: numbers as they are typed, and nothing where there is nothing. */
export const valuesOf = (settings: Settings) => {
  const { organizationName, address, position, defaultLocation, defaultPrice, maxCapacity } = settings;
  const { contactEmail, paymentEmail, socialLinks, adminsNeedPasskey, notifications } = settings;
  return {
    organizationName,
    address,
    latitude: position ? String(position.latitude) : '',
    longitude: position ? String(position.longitude) : '',
    defaultLocation,
    defaultPrice: String(defaultPrice),
    maxCapacity: String(maxCapacity),
    contactEmail,
    paymentEmail,
    facebook: socialLinks.facebook ?? '',
    instagram: socialLinks.instagram ?? '',
    youtube: socialLinks.youtube ?? '',
    adminsNeedPasskey,
    notifications,
  };
};

/** What is saved of the inputs. */
export const changeOf = ({
  latitude,
  longitude,
  facebook,
  instagram,
  youtube,
  ...plain
}: InferType<typeof settingsSchema>): SettingsChange => {
  const links: SocialLinks = { facebook, instagram, youtube };
  return {
    ...plain,
    position: latitude === undefined || longitude === undefined ? null : { latitude, longitude },
    socialLinks: Object.fromEntries(Object.entries(links).filter(([, url]) => url !== '')),
  };
};
