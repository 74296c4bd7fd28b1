import { type Network, networks, rules } from 'shared-api';
import {
  boolean,
  count,
  email,
  localNumber,
  money,
  object,
  requiredText,
  ruleMessage,
  string,
} from 'shared-ui/forms';

const degrees = ({ minimum, maximum }: { minimum: number; maximum: number }, other: string) =>
  localNumber()
    .min(minimum)
    .max(maximum)
    .test(
      'both',
      ruleMessage('settings.position.both'),
      (value, { parent }) => (value === undefined) === (parent[other] === undefined),
    );

/** The address of a page of the club's on a social network; empty when it has none. */
const socialLink = (network: Network) =>
  string()
    .trim()
    .default('')
    .max(rules.socialLink.max)
    .matches(new RegExp(networks[network].pattern), {
      message: ruleMessage('settings.social.invalid', { network: networks[network].name }),
      excludeEmptyString: true,
    });

/** The club's settings. */
export const settingsSchema = object({
  organizationName: requiredText(rules.organizationName.max),
  address: requiredText(rules.address.max),
  latitude: degrees(rules.position.latitude, 'longitude'),
  longitude: degrees(rules.position.longitude, 'latitude'),
  defaultLocation: requiredText(rules.session.location.max),
  defaultPrice: money(rules.session.price),
  maxCapacity: count(rules.session.capacity),
  contactEmail: email(),
  paymentEmail: email(),
  facebook: socialLink('facebook'),
  instagram: socialLink('instagram'),
  youtube: socialLink('youtube'),
  adminsNeedPasskey: boolean().required(),
  notifications: object({
    welcomeEmail: boolean().required(),
    sessionReminder: boolean().required(),
    lowCapacityAlert: boolean().required(),
  }),
});
