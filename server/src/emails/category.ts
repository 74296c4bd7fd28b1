import { UserStatus } from 'shared-api/contract';
import type { TemplateName } from './props';

/**
 * `account` messages open, prove, secure or close an account: they are always sent. All others go to active members
 * whose address is confirmed, since an address that nobody has confirmed may be a stranger's.
 * `service` messages are about the person's own money or place, or a session they may already be on their way to.
 * `news` invites or informs in general: it carries a way to unsubscribe (RFC 8058), and stops when somebody takes it.
 */
const categories: Readonly<Record<TemplateName, 'account' | 'service' | 'news'>> = {
  'account-deleted': 'account',
  'account-exists': 'account',
  'confirm-email': 'account',
  'confirm-new-email': 'account',
  'email-changed': 'account',
  'password-changed': 'account',
  'reset-password': 'account',
  welcome: 'account',

  'guest-added': 'service',
  'guest-dropped': 'service',
  'offer-passed': 'service',
  'pass-ended': 'service',
  'pass-offer': 'service',
  'place-confirmed': 'service',
  'place-declined': 'service',
  'place-free': 'service',
  'place-lost': 'service',
  'place-offered': 'service',
  'places-held': 'service',
  'waiting-joined': 'service',
  'waiting-left': 'service',
  // To administrators, as part of what they do; a setting of the club switches it off.
  'low-capacity-alert': 'service',
  'release-withdrawn': 'service',

  'attendance-confirmation': 'service',
  'attendance-update': 'service',
  'payment-confirmation': 'service',
  'payment-reminder': 'service',
  'schedule-change': 'service',
  'season-registration-confirmation': 'service',
  'session-dues-changed': 'service',

  announcement: 'news',
  'attendance-reminder': 'news',
  'facility-update': 'news',
  'low-attendance-warning': 'news',
  'season-registration-reminder': 'news',
};

interface Receiver {
  status: UserStatus;
  emailConfirmedOn: Date | null;
  wantsNews: boolean;
}

/**
 * Whether this kind of e-mail may go to somebody, as they are now.
 * @param to undefined when they have left the club
 */
export function mayReceive(template: TemplateName, to: Receiver | undefined): boolean {
  // The last mail of an account leaves when its owner already has; the team's address may be nobody's.
  if (!to) return template === 'account-deleted' || template === 'release-withdrawn';
  if (categories[template] === 'account') return true;
  const isMember = to.status === UserStatus.Active && to.emailConfirmedOn !== null;
  return isMember && (to.wantsNews || !isNews(template));
}

/** Whether people may unsubscribe from this kind of e-mail. */
export const isNews = (template: TemplateName): boolean => categories[template] === 'news';
