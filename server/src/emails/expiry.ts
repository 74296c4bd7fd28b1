import { instantOf } from 'shared-api/instant';
import type { SessionFacts } from './facts';
import type { EmailProps, TemplateName } from './props';

const hour = 3_600_000;
const day = 24 * hour;

/** How long mailed links work, in milliseconds. */
export const linkLifetimes = {
  /** Confirms the address of an account. */
  confirm: day,
  reset: hour,
  /** Confirms an account's new address. */
  change: day,
  /** Restores the old address. */
  restore: 7 * day,
};

type Placed = Pick<SessionFacts, 'sessionDate' | 'startTime'>;
const startOf = ({ sessionDate, startTime }: Placed): number => instantOf(sessionDate, startTime).getTime();

/** When its session begins. */
const atStart = ({ session }: { session: Placed | null }) => session && startOf(session);
/** When its link no longer works. */
const after = (lifetime: number) => (_: unknown, madeOn: number) => madeOn + lifetime;
const until = (props: { until: string | null }) => (props.until === null ? null : Date.parse(props.until));

/** When each kind is no longer true, in milliseconds; the others stay true. */
const expiries: {
  readonly [Name in TemplateName]?: (props: EmailProps[Name], madeOn: number) => number | null;
} = {
  'account-exists': after(linkLifetimes.confirm),
  'confirm-email': after(linkLifetimes.confirm),
  'confirm-new-email': after(linkLifetimes.change),
  'reset-password': after(linkLifetimes.reset),
  welcome: atStart,

  'attendance-reminder': atStart,
  'go-or-no-go': atStart,
  'low-attendance-warning': atStart,
  'low-capacity-alert': atStart,
  // Whoever was away still learns of a session that has moved to a later day.
  'schedule-change': ({ changed, former }) =>
    Math.max(...[changed, former].map((session) => (session ? startOf(session) : 0))) || null,

  'guest-added': atStart,
  'guest-dropped': atStart,
  'late-no-forgiven': atStart,
  'offer-passed': atStart,
  'place-confirmed': atStart,
  'place-declined': atStart,
  'place-lapsed': atStart,
  'place-offered': until,
  'unpaid-reminder': until,
  'waiting-joined': atStart,
  'waiting-left': atStart,

  'pass-offer': until,
};

/** When an e-mail is no longer true; null if it stays true. @param madeOn when it became true */
export function expiryOf<Name extends TemplateName>(
  template: Name,
  props: EmailProps[Name],
  madeOn: Date,
): Date | null {
  const expiry = expiries[template]?.(props, madeOn.getTime()) ?? null;
  return expiry === null ? null : new Date(expiry);
}
