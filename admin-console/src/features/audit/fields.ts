import {
  emailTypes,
  Language,
  PaymentMethod,
  PaymentStatus,
  Plan,
  SeasonStatus,
  SessionStatus,
  UserStatus,
} from 'shared-api';
import type { MessageId } from 'shared-ui';
import { statuses } from 'shared-ui';

/** How the fields are called that an administrator knows; others keep the name that the API has for them. */
const labels: Record<string, MessageId> = {
  sessionDate: 'ui.field.date',
  startTime: 'ui.field.startTime',
  endTime: 'ui.field.endTime',
  startDate: 'ui.field.startDate',
  endDate: 'ui.field.endDate',
  location: 'ui.field.location',
  maxCapacity: 'ui.field.capacity',
  dropInPrice: 'ui.session.price',
  price: 'ui.field.price',
  status: 'ui.field.status',
  name: 'seasons.field.name',
  notes: 'ui.field.notes',
  reason: 'audit.field.reason',
  username: 'ui.field.username',
  firstName: 'ui.field.firstName',
  lastName: 'ui.field.lastName',
  email: 'ui.field.email',
  paymentPlan: 'ui.field.plan',
  plan: 'ui.field.plan',
  isAdmin: 'users.field.isAdmin',
  amount: 'ui.field.amount',
  method: 'payments.field.method',
  userName: 'payments.column.user',
  paymentDate: 'payments.column.date',
  reference: 'audit.field.reference',
  emailConfirmed: 'audit.field.emailConfirmed',
  by: 'audit.field.by',
  from: 'audit.field.from',
  to: 'audit.field.to',
  networkAddress: 'audit.field.networkAddress',
  browser: 'audit.field.browser',
  platform: 'audit.field.platform',
  recipients: 'communication.recipients',
  skipped: 'audit.field.skipped',
  organizationName: 'settings.organizationName',
  defaultPrice: 'settings.defaultPrice',
  address: 'settings.address',
  defaultLocation: 'settings.defaultLocation',
  contactEmail: 'settings.contactEmail',
  paymentEmail: 'settings.paymentEmail',
  position: 'settings.position',
  'position.latitude': 'settings.latitude',
  'position.longitude': 'settings.longitude',
  'socialLinks.facebook': 'settings.socialLinks',
  'socialLinks.instagram': 'settings.socialLinks',
  'socialLinks.youtube': 'settings.socialLinks',
  'notifications.welcomeEmail': 'settings.welcomeEmail',
  'notifications.sessionReminder': 'settings.sessionReminder',
  'notifications.lowCapacityAlert': 'settings.lowCapacityAlert',
  adminsNeedPasskey: 'settings.adminsNeedPasskey',
  emailType: 'communication.type',
  language: 'communication.language',
  customMessage: 'communication.messageEn',
  customMessageFr: 'communication.messageFr',
};

/** @returns how a field is called; nothing for one that only the API has a name for */
export const fieldLabel = (field: string): MessageId | undefined => labels[field];

const named = <Value extends number>(
  values: Record<string, Value>,
  label: (value: Value) => MessageId,
): Record<number, MessageId> =>
  Object.fromEntries(Object.values(values).map((value) => [value, label(value)]));

const statusLabels: Record<string, Record<number, MessageId>> = {
  session: named(SessionStatus, (value) => statuses.session[value].label),
  season: named(SeasonStatus, (value) => statuses.season[value].label),
  subscription: named(SeasonStatus, (value) => statuses.season[value].label),
  user: named(UserStatus, (value) => statuses.user[value].label),
  payment: named(PaymentStatus, (value) => statuses.payment[value].label),
};

const plans: Record<number, MessageId> = {
  [Plan.Membership]: 'users.filter.membership',
  [Plan.DropIn]: 'users.filter.dropIn',
};

const methods: Record<number, MessageId> = {
  [PaymentMethod.Interac]: 'ui.paymentMethod.interac',
  [PaymentMethod.CreditCard]: 'ui.paymentMethod.creditCard',
  [PaymentMethod.PayPal]: 'ui.paymentMethod.payPal',
  [PaymentMethod.Other]: 'ui.paymentMethod.other',
};

const languages: Record<number, MessageId> = {
  [Language.English]: 'communication.language.english',
  [Language.French]: 'communication.language.french',
  [Language.Bilingual]: 'communication.language.bilingual',
};

/**
 * What a number, or a word of the API, stands for.
 * @param entity what was changed: `status` means another thing for each
 */
export const valueLabel = (entity: string, field: string, value: unknown): MessageId | undefined => {
  if (field === 'emailType') {
    const type = emailTypes.find((one) => one === value);
    return type && `communication.type.${type}`;
  }
  if (field === 'by') return value === 'passkey' ? 'audit.passkey' : 'ui.field.password';
  if (typeof value !== 'number') return undefined;
  if (field === 'language') return languages[value];
  if (field === 'status') return statusLabels[entity]?.[value];
  if (field === 'plan' || field === 'paymentPlan') return plans[value];
  return field === 'method' ? methods[value] : undefined;
};
