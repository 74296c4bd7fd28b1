import { clubDate } from 'shared-api/calendar';
import { type EmailType, SessionStatus } from 'shared-api/contract';
import type { Db } from '../../data/rows';
import { readSettings } from '../../data/settings';
import type { Services } from '../../http/services';
import { type SessionFacts, takesPlace } from '../../mail/facts';
import type { MailingName, MailProps } from '../../mail/list';
import { messageOf, subjectOf } from '../../mail/message';
import type { GatherProps, Receiver } from '../../mail/outbox/batch';
import type { Message } from '../../messages';
import { dueFacts, openDues } from '../money/dues';
import { seasonOnSale } from '../passes/offers';
import * as sessions from '../places/sessions';
import { isToBegin, takesAnswers } from '../places/store';
import * as facts from './facts';

/** Recipients and the mailing's subject. */
interface Audience {
  db: Db;
  now: Date;
  receivers: readonly Receiver[];
  message: Message;
  /** The session that the mailing is about; null for the next one. */
  sessionId: string | null;
  /** The session as it was before the change. */
  formerSession: SessionFacts | null;
  /** Whether all of them had a spot in it then. */
  toPlayers: boolean;
}

type Gatherer<Props> = (audience: Audience) => Promise<(to: Receiver) => Props>;

const idsOf = ({ receivers }: Audience) => receivers.map(({ id }) => id);
const sessionOf = ({ db, now, sessionId }: Audience) =>
  sessionId ? sessions.sessionFacts(db, sessionId, now) : sessions.nextSession(db, now);

/** Whose pass covers a session. */
const isIncludedFor = async (audience: Audience, session: SessionFacts | null) => {
  const covered = session && (await facts.coveredOn(audience.db, idsOf(audience), session.sessionDate));
  return ({ id }: Receiver): boolean => covered?.has(id) ?? false;
};

/** For `attendance-confirmation` and `attendance-update`, which have the same props. */
const answerMail =
  (which: 'soonest' | 'latest') =>
  async (audience: Audience): Promise<(to: Receiver) => MailProps['attendance-confirmation']> => {
    const answers = await facts.comingAnswers(audience.db, idsOf(audience), audience.now, which);
    const dues = await openDues(audience.db, idsOf(audience));
    return (to) => {
      const answer = answers.get(to.id) ?? null;
      const due = dues.get(to.id)?.find(({ sessionId }) => answer && sessionId === answer.session.id);
      return { message: audience.message, answer, due: due ? dueFacts(due) : null };
    };
  };

/**
 * Gathers a template's props for some people, with a few queries for all of them, so that a mailing to
 * thousands needs only a few per batch.
 */
export const gatherers: { readonly [Name in EmailType]: Gatherer<MailProps[Name]> } = {
  'payment-reminder': async (audience) => {
    const dues = await openDues(audience.db, idsOf(audience));
    return (to) => ({ message: audience.message, due: dues.get(to.id)?.map(dueFacts) ?? [] });
  },
  'payment-confirmation': async (audience) => {
    const receipts = await facts.lastReceipts(audience.db, idsOf(audience));
    return (to) => ({ message: audience.message, ...(receipts.get(to.id) ?? { payment: null }) });
  },
  'attendance-reminder': async (audience) => {
    const session = await sessionOf(audience);
    const answers = session && (await facts.answersFor(audience.db, session.id, idsOf(audience)));
    const isIncluded = await isIncludedFor(audience, session);
    return (to) => ({
      message: audience.message,
      session,
      answer: answers?.get(to.id) ?? null,
      isIncluded: isIncluded(to),
    });
  },
  'attendance-confirmation': answerMail('soonest'),
  'attendance-update': answerMail('latest'),
  'season-registration-reminder': async (audience) => {
    const season = await seasonOnSale(audience.db, audience.now);
    return () => ({ message: audience.message, season });
  },
  'season-registration-confirmation': async (audience) => {
    const passes = await facts.currentPasses(audience.db, idsOf(audience), clubDate(audience.now));
    const dues = await openDues(audience.db, idsOf(audience));
    return (to) => {
      const pass = passes.get(to.id) ?? null;
      const due = dues.get(to.id)?.find(({ passStart }) => pass && passStart === pass.startDate);
      return { message: audience.message, pass, due: due ? dueFacts(due) : null };
    };
  },
  'low-attendance-warning': async (audience) => {
    // A full session is not short of players.
    const session = audience.sessionId
      ? await sessionOf(audience)
      : await sessions.nextSession(audience.db, audience.now, [SessionStatus.Open]);
    const isIncluded = await isIncludedFor(audience, session);
    return (to) => ({ message: audience.message, session, isIncluded: isIncluded(to) });
  },
  'facility-update':
    async ({ message }) =>
    () => ({ message }),
  'schedule-change': async (audience) => {
    const { db, now, sessionId, formerSession: former, toPlayers } = audience;
    // For people who meant to play, a deleted session is the same as a cancelled one.
    const gone = former && { ...former, status: SessionStatus.Cancelled };
    const changed = sessionId ? await sessions.sessionFacts(db, sessionId, now) : gone;
    const coming = await sessions.comingSessions(db, now, 4);
    const others = coming.filter(({ id }) => id !== changed?.id);
    const answers = sessionId ? await facts.answersFor(db, sessionId, idsOf(audience)) : null;
    return (to) => {
      const hasSpot = answers ? answers.get(to.id) === true : toPlayers;
      return { message: audience.message, changed, former, hasSpot, sessions: others };
    };
  },
  announcement:
    async ({ message }) =>
    () => ({ message }),
};

/** The same for scheduled mailings; null when there is nothing left to report. */
const automatic: {
  readonly [Name in 'go-or-no-go' | 'low-capacity-alert']: Gatherer<MailProps[Name] | null>;
} = {
  'go-or-no-go': async ({ db, now, sessionId }) => {
    const session = sessionId ? await sessions.sessionFacts(db, sessionId, now) : null;
    const { minPlayers } = await readSettings(db);
    const isOpen = session !== null && takesPlace(session) && session.attending < minPlayers;
    return () => (isOpen ? { session, minPlayers } : null);
  },
  'low-capacity-alert': async (audience) => {
    const session = await sessionOf(audience);
    return () => session && { session };
  },
};

/** Adds the administrator's own subject to the props. */
export const withSubject =
  <Props extends object | null>(propsFor: (to: Receiver) => Props, draft: Parameters<typeof subjectOf>[0]) =>
  (to: Receiver): Props => {
    const props = propsFor(to);
    return props && { ...props, ownSubject: subjectOf(draft) };
  };

/** Gathers a mailing's current props for some people. */
export const gatherProps =
  ({ db, clock }: Pick<Services, 'db' | 'clock'>): GatherProps =>
  async ({ key, sessionId, formerSession, toPlayers, ...messages }, template, receivers) => {
    const now = clock.now();
    // A nudge about one session, too, is not sent once that is off.
    const asks = template === 'attendance-reminder' || template === 'low-attendance-warning';
    if (key !== null || (asks && sessionId)) {
      // Who is in is reminded, and administrators decide, also after answers have closed.
      const isStillOn =
        template === 'low-attendance-warning' ? takesAnswers(now, await readSettings(db)) : isToBegin(now);
      if (!sessionId || !(await sessions.isSession(db, sessionId, isStillOn))) return () => null;
    }
    const gather: Gatherer<MailProps[MailingName] | null> = { ...gatherers, ...automatic }[template];
    const message = messageOf(messages);
    const propsFor = await gather({ db, now, receivers, message, sessionId, formerSession, toPlayers });
    return withSubject(propsFor, messages);
  };
