import { rules } from 'shared-api';
import { boolean, count, money, object, requiredText } from 'shared-ui/forms';

/** The club's settings. */
export const settingsSchema = object({
  organizationName: requiredText(rules.organizationName.max),
  address: requiredText(rules.address.max),
  defaultPrice: money(rules.session.price),
  maxCapacity: count(rules.session.capacity),
  notifications: object({
    welcomeEmail: boolean().required(),
    sessionReminder: boolean().required(),
    lowCapacityAlert: boolean().required(),
  }),
});
