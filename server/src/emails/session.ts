import { SessionStatus } from 'shared-api/contract';
import type { SessionFacts } from './facts';
import type { EmailProps, TemplateName } from './props';

/** What a mail is to somebody's calendar: an entry to add or replace, or one to take away. */
type Entry = 'publish' | 'cancel';

interface About<Props> {
  session(props: Props): SessionFacts | null;
  /** Whether it says how its reader stands with the session: a later one makes an earlier one untrue. */
  isStanding?: true;
  entry?(props: Props): Entry | null;
}

const add = () => 'publish' as const;
const itsSession = { session: ({ session }: { session: SessionFacts | null }) => session };
const standing = { ...itsSession, isStanding: true } as const;
const itsAnswer = {
  session: ({ answer }: EmailProps['attendance-confirmation']) => answer?.session ?? null,
};

/** The mails that are about one session; all others are about none. */
const about: { readonly [Name in TemplateName]?: About<EmailProps[Name]> } = {
  'attendance-confirmation': itsAnswer,
  'attendance-reminder': itsSession,
  'attendance-update': itsAnswer,
  'go-or-no-go': itsSession,
  'guest-added': itsSession,
  'guest-dropped': itsSession,
  'late-no-forgiven': itsSession,
  'low-attendance-warning': itsSession,
  'low-capacity-alert': itsSession,
  'offer-passed': standing,
  'place-confirmed': { ...standing, entry: add },
  'place-declined': { ...standing, entry: ({ hadSpot = true }) => (hadSpot ? 'cancel' : null) },
  'place-lapsed': { ...standing, entry: () => 'cancel' },
  'place-offered': standing,
  'schedule-change': {
    session: ({ changed }) => changed,
    entry: ({ changed, hasSpot = false }) => {
      if (changed?.status === SessionStatus.Cancelled) return 'cancel';
      // Those who wait are told, too, and have no entry.
      return hasSpot ? 'publish' : null;
    },
  },
  'unpaid-reminder': itsSession,
  'waiting-joined': standing,
  'waiting-left': standing,
};

/** The session that a mail is about, and what the mail is to calendars; null where it is about none. */
export function sessionOf<Name extends TemplateName>(
  template: Name,
  props: EmailProps[Name],
): { session: SessionFacts; entry: Entry | null } | null {
  const one: About<EmailProps[Name]> | undefined = about[template];
  const session = one?.session(props);
  return session ? { session, entry: one?.entry?.(props) ?? null } : null;
}

/** What an e-mail says the newest of; null where a later one takes nothing back. */
export function topicOf<Name extends TemplateName>(template: Name, props: EmailProps[Name]): string | null {
  const one: About<EmailProps[Name]> | undefined = about[template];
  const session = one?.isStanding && one.session(props);
  return session ? `place ${session.id}` : null;
}
