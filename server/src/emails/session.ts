import { SessionStatus } from 'shared-api/contract';
import type { SessionFacts } from './facts';
import type { EmailProps, TemplateName } from './props';

/** A mail's effect on the reader's calendar: an entry to add or replace, or to remove. */
type Entry = 'publish' | 'cancel';

interface About<Props> {
  session(props: Props): SessionFacts | null;
  /** Whether it reports the reader's own state, so that a later mail supersedes an earlier one. */
  isStanding?: true;
  entry?(props: Props): Entry | null;
}

const add = () => 'publish' as const;
const itsSession = { session: ({ session }: { session: SessionFacts | null }) => session };
const standing = { ...itsSession, isStanding: true } as const;
const itsAnswer = {
  session: ({ answer }: EmailProps['attendance-confirmation']) => answer?.session ?? null,
};

/** Mails about one session; all others are about none. */
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
      // Also sent to people who wait or have not answered, who have no entry.
      if (!hasSpot) return null;
      return changed?.status === SessionStatus.Cancelled ? 'cancel' : 'publish';
    },
  },
  'unpaid-reminder': itsSession,
  'waiting-joined': standing,
  'waiting-left': standing,
};

/** The session that a mail is about, and its effect on calendars; null for other mails. */
export function sessionOf<Name extends TemplateName>(
  template: Name,
  props: EmailProps[Name],
): { session: SessionFacts; entry: Entry | null } | null {
  const one: About<EmailProps[Name]> | undefined = about[template];
  const session = one?.session(props);
  return session ? { session, entry: one?.entry?.(props) ?? null } : null;
}

/** What an e-mail reports the latest state of; null if a later e-mail does not supersede it. */
export function topicOf<Name extends TemplateName>(template: Name, props: EmailProps[Name]): string | null {
  const one: About<EmailProps[Name]> | undefined = about[template];
  const session = one?.isStanding && one.session(props);
  return session ? `place ${session.id}` : null;
}
