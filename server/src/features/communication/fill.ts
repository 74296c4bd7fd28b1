import { type EmailType, SessionStatus } from 'shared-api/contract';
import type { Db } from '../../db/types';
import type { Message, SessionFacts } from '../../emails/facts';
import type { EmailProps } from '../../emails/props';
import { clubDate } from '../../time/club-time';
import * as sessions from '../sessions/facts';
import * as facts from './facts';

/** What mailings send: what administrators choose, and what the clock asks for. */
export type MailingTemplate = EmailType | 'low-capacity-alert';

interface Recipient {
  id: string;
  firstName: string;
}

/** Some people to write to, and what about. */
interface Audience {
  db: Db;
  now: Date;
  recipients: readonly Recipient[];
  message?: Message | undefined;
  /** The session that the mailing is about; null for the next one. */
  sessionId: string | null;
  /** The session as it was before the change that is told. */
  former: SessionFacts | null;
}

type Filler<Name extends MailingTemplate> = (
  audience: Audience,
) => Promise<(to: Recipient) => EmailProps[Name]>;

const idsOf = ({ recipients }: Audience) => recipients.map(({ id }) => id);
const sessionOf = ({ db, now, sessionId }: Audience) =>
  sessionId ? sessions.sessionFacts(db, sessionId, now) : sessions.nextSession(db, now);

const personal = ({ message }: Audience, { id, firstName }: Recipient) => ({
  userId: id,
  firstName,
  message,
});
const addressed = ({ message }: Audience, { firstName }: Recipient) => ({ firstName, message });

/** Both of these say the same things. */
const answerMail =
  (which: 'soonest' | 'latest') =>
  async (audience: Audience): Promise<(to: Recipient) => EmailProps['attendance-confirmation']> => {
    const answers = await facts.comingAnswers(audience.db, idsOf(audience), audience.now, which);
    const dues = await facts.duesOf(audience.db, idsOf(audience));
    return (to) => {
      const answer = answers.get(to.id) ?? null;
      const due = dues.get(to.id)?.find(({ sessionId }) => answer && sessionId === answer.session.id);
      return { ...addressed(audience, to), answer, due: due ?? null };
    };
  };

/**
 * Gathers what a template says to some people: a few queries for all of them, so that a mailing to thousands costs
 * a few queries for each handful of them.
 */
export const fillers: { readonly [Name in MailingTemplate]: Filler<Name> } = {
  'payment-reminder': async (audience) => {
    const dues = await facts.duesOf(audience.db, idsOf(audience));
    return (to) => ({ ...addressed(audience, to), due: dues.get(to.id) ?? [] });
  },
  'payment-confirmation': async (audience) => {
    const paid = await facts.lastPayments(audience.db, idsOf(audience));
    return (to) => ({ ...addressed(audience, to), payment: paid.get(to.id) ?? null });
  },
  'attendance-reminder': async (audience) => {
    const session = await sessionOf(audience);
    const answers = session && (await facts.answersFor(audience.db, session.id, idsOf(audience)));
    return (to) => ({ ...personal(audience, to), session, answer: answers?.get(to.id) ?? null });
  },
  'attendance-confirmation': answerMail('soonest'),
  'attendance-update': answerMail('latest'),
  'season-registration-reminder': async (audience) => {
    const season = await facts.openSeason(audience.db, clubDate(audience.now));
    return (to) => ({ ...personal(audience, to), season });
  },
  'season-registration-confirmation': async (audience) => {
    const passes = await facts.passesOf(audience.db, idsOf(audience), clubDate(audience.now));
    const dues = await facts.duesOf(audience.db, idsOf(audience));
    return (to) => {
      const pass = passes.get(to.id) ?? null;
      const due = dues.get(to.id)?.find(({ subscriptionId }) => pass && subscriptionId === pass.id);
      return { ...addressed(audience, to), pass, due: due ?? null };
    };
  },
  'low-attendance-warning': async (audience) => {
    // A full session is not short of players.
    const session = await sessions.nextSession(audience.db, audience.now, [SessionStatus.Open]);
    return (to) => ({ ...personal(audience, to), session });
  },
  'facility-update': async (audience) => (to) => personal(audience, to),
  'schedule-change': async (audience) => {
    const { db, now, sessionId, former } = audience;
    // A session that has been deleted since is as good as cancelled to those who meant to play.
    const gone = former && { ...former, status: SessionStatus.Cancelled };
    const changed = sessionId ? await sessions.sessionFacts(db, sessionId, now) : gone;
    const coming = await sessions.comingSessions(db, now, 4);
    const others = coming.filter(({ id }) => id !== changed?.id);
    return (to) => ({ ...addressed(audience, to), changed, former, sessions: others });
  },
  announcement: async (audience) => (to) => personal(audience, to),
  'low-capacity-alert': async (audience) => {
    const session = await sessionOf(audience);
    if (!session) throw new Error('The session of this alert is gone');
    return (to) => ({ firstName: to.firstName, session });
  },
};
