import { SessionStatus } from 'shared-api/contract';
import type { SessionFacts } from './facts';
import type { EmailProps, TemplateName } from './props';

/** What a mail is to somebody's calendar: an entry to add or replace, or one to take away. */
type Entry = 'publish' | 'cancel';

interface About<Props> {
  session(props: Props): SessionFacts | null;
  entry?(props: Props): Entry | null;
}

const add = () => 'publish' as const;
const remove = () => 'cancel' as const;
const itsSession = { session: ({ session }: { session: SessionFacts | null }) => session };
const itsAnswer = {
  session: ({ answer }: EmailProps['attendance-confirmation']) => answer?.session ?? null,
};

/** The mails that are about one session; all others are about none. */
const about: { readonly [Name in TemplateName]?: About<EmailProps[Name]> } = {
  'attendance-confirmation': itsAnswer,
  'attendance-reminder': itsSession,
  'attendance-update': itsAnswer,
  'guest-added': itsSession,
  'guest-dropped': itsSession,
  'low-attendance-warning': itsSession,
  'low-capacity-alert': itsSession,
  'offer-passed': itsSession,
  'place-confirmed': { ...itsSession, entry: add },
  'place-declined': { ...itsSession, entry: ({ hadSpot = true }) => (hadSpot ? 'cancel' : null) },
  'place-free': { ...itsSession, entry: add },
  'place-lost': { ...itsSession, entry: remove },
  'place-offered': itsSession,
  'schedule-change': {
    session: ({ changed }) => changed,
    // One that is moved or reopened concerns those who wait as well, who have no entry.
    entry: ({ changed }) => (changed?.status === SessionStatus.Cancelled ? 'cancel' : null),
  },
  'waiting-joined': itsSession,
  'waiting-left': itsSession,
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
