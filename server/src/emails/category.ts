import type { TemplateName } from './props';

/**
 * `service` messages are about the person's own account, money, place or security, or a session they may already be on
 * their way to: they are always sent. `news` invites or informs in general: it carries a way to unsubscribe
 * (RFC 8058), and stops when somebody takes it.
 */
const categories: Readonly<Record<TemplateName, 'service' | 'news'>> = {
  'account-deleted': 'service',
  'account-exists': 'service',
  'confirm-email': 'service',
  'email-changed': 'service',
  'password-changed': 'service',
  'place-free': 'service',
  'reset-password': 'service',
  welcome: 'service',
  // To administrators, as part of what they do; a setting of the club switches it off.
  'low-capacity-alert': 'service',

  'attendance-confirmation': 'service',
  'attendance-update': 'service',
  'payment-confirmation': 'service',
  'payment-reminder': 'service',
  'schedule-change': 'service',
  'season-registration-confirmation': 'service',

  announcement: 'news',
  'attendance-reminder': 'news',
  'facility-update': 'news',
  'low-attendance-warning': 'news',
  'season-registration-reminder': 'news',
};

/** Whether people may unsubscribe from this kind of e-mail. */
export const isNews = (template: TemplateName): boolean => categories[template] === 'news';
