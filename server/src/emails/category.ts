import { type EmailCategory, UserStatus } from 'shared-api/contract';
import type { EmailProps, TemplateName } from './props';

/**
 * `account` messages open, verify, secure or close an account: they are always sent. All others go to active members
 * whose address is confirmed, since an unconfirmed address may be a stranger's. `service` messages are about the
 * person's money, or a session they may already be on their way to: they cannot be switched off. `answers` result from
 * what the person has just done; `spots` offer, give or take a spot without their doing; `passes` are about their
 * season pass. `reminders` and `news` invite or inform in general: they carry an unsubscribe link (RFC 8058) and
 * respect it.
 */
const categories: Readonly<Record<TemplateName, EmailCategory>> = {
  'account-deleted': 'account',
  'account-exists': 'account',
  'confirm-email': 'account',
  'confirm-new-email': 'account',
  'email-changed': 'account',
  'password-changed': 'account',
  'reset-password': 'account',
  welcome: 'account',

  // To administrators as part of their work; a setting of the club switches it off.
  'go-or-no-go': 'service',
  'low-capacity-alert': 'service',
  'notice-mailbox': 'service',

  'late-no-forgiven': 'service',
  'payment-confirmation': 'service',
  'payment-credited': 'service',
  'payment-put-back': 'service',
  'payment-received': 'service',
  'payment-reminder': 'service',
  'place-lapsed': 'service',
  'refund-sent': 'service',
  'schedule-change': 'service',
  'session-dues-changed': 'service',
  'unpaid-reminder': 'service',

  'attendance-confirmation': 'answers',
  'attendance-update': 'answers',
  'guest-added': 'answers',
  'guest-dropped': 'answers',
  'place-confirmed': 'answers',
  'place-declined': 'answers',
  'waiting-joined': 'answers',
  'waiting-left': 'answers',

  'offer-passed': 'spots',
  'place-offered': 'spots',

  'pass-ended': 'passes',
  'pass-offer': 'passes',
  'places-held': 'passes',
  'season-registration-confirmation': 'passes',

  'attendance-reminder': 'reminders',
  'low-attendance-warning': 'reminders',

  announcement: 'news',
  'facility-update': 'news',
  'season-registration-reminder': 'news',
};

/** The e-mails that are sent to the address of an account, and to no other. */
export const accountTemplates = (Object.keys(categories) as TemplateName[]).filter(
  (name) => categories[name] === 'account',
);

/** The user's columns that switch off each optional category; all of them must be on. */
const wishes = {
  account: [],
  service: [],
  answers: ['wantsAnswers'],
  spots: ['wantsSpots'],
  passes: ['wantsPasses'],
  reminders: ['wantsNews', 'wantsReminders'],
  news: ['wantsNews'],
} as const satisfies Record<EmailCategory, readonly string[]>;

/** A person's choice about some of the e-mails. */
export type Preference = (typeof wishes)[EmailCategory][number];

interface Receiver extends Readonly<Record<Preference, boolean>> {
  status: UserStatus;
  emailConfirmedOn: Date | null;
}

/** An e-mail as known when it is queued: mailings are filled in at sending time. */
export interface Email {
  template: TemplateName;
  props: EmailProps[TemplateName] | null;
}

/** The category of an e-mail. One template may serve a person's own answer and somebody else's action. */
export function categoryOf({ template, props }: Email): EmailCategory {
  if (props === null) return categories[template];
  // A pass that ends with something to pay.
  if ('kept' in props && props.kept.length > 0) return 'service';
  const isOthersDoing = 'by' in props && props.by !== 'person';
  return isOthersDoing && categories[template] === 'answers' ? 'spots' : categories[template];
}

/** The switches that a recipient must have on to get an e-mail. */
export const preferencesFor = (email: Email): readonly Preference[] => wishes[categoryOf(email)];

/** Whether this e-mail may go to somebody, as they are now. @param to undefined when they have left the club */
export function mayReceive(email: Email, to: Receiver | undefined): boolean {
  const { template } = email;
  // An account's last mail is sent after its owner has left.
  if (!to) return template === 'account-deleted';
  if (categories[template] === 'account') return true;
  const isMember = to.status === UserStatus.Active && to.emailConfirmedOn !== null;
  return isMember && preferencesFor(email).every((wish) => to[wish]);
}

/** Whether people may unsubscribe from this kind of e-mail. */
export const isNews = (template: TemplateName): boolean =>
  categories[template] === 'news' || categories[template] === 'reminders';
