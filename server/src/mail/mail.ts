import type { ReactNode } from 'react';
import type { EmailCategory, PushKind } from 'shared-api/contract';
import type { SessionFacts } from './facts';
import type { Texts } from './layout/texts';
import type { Localization } from './localization';
import type { sampleFacts } from './preview/facts';

/** One kind of e-mail: all that there is to it, in one file of `mails/`. */
export interface Mail<Props, Own extends Texts = Texts> {
  texts: Own;
  /**
   * Whether its reader or somebody else acted decides between `answers` and `spots`: its `by`.
   * @param props null once they are forgotten, or when each recipient's are still to be gathered
   */
  category: EmailCategory | 'answers or spots' | ((props: Props | null) => EmailCategory);
  /** In its usual form, and with parts missing; for previews and tests. */
  samples(facts: typeof sampleFacts): Record<string, Props>;
  /** By default the text `subject`, or that of every mail about its session, with `club` and the session's `date`. */
  subject?(props: Props, localization: Localization<keyof Own & string>): string;
  /** The headline; by default the text `title`, or the subject. */
  title?(props: Props, localization: Localization<keyof Own & string>): string;
  /** The content in one language, between greeting and closing. */
  Body(props: Props, localization: Localization<keyof Own & string>): ReactNode;
  /** The session that it is about; by default its `session`. All mails about one session are a thread. */
  session?(props: Props): SessionFacts | null;
  /** Whether it reports its reader's own state in the session, so that a later mail supersedes an earlier one. */
  isStanding?: true;
  /** What its reader's devices say of the same, under the mail's subject. */
  push?: {
    /** @param props as for `category`; null where they are not notified */
    kind: PushKind | ((props: Props | null) => PushKind | null);
    /** One sentence; null when there is nothing to say. */
    line(props: Props, localization: Localization<keyof Own & string>): string | null;
    /** The address that it opens, unless its session's. */
    page?(props: Props, localization: Localization<keyof Own & string>): string;
    /** Whether its reader is to answer: then the mail waits a little for who has seen it on a device. */
    asks?: true;
  };
  /** Whether it waits as long as the mail about an answer that its reader may undo. */
  awaitsUndo?: true;
  /** Its effect on the session's entry in its reader's calendar. */
  entry?(props: Props): 'publish' | 'cancel' | null;
  /** When it is no longer true, in milliseconds, by default once its session begins. @param madeOn when it became true */
  trueUntil?(props: Props, madeOn: number): number | null;
  /** Why its reader gets it, unless for having an account, or having had one. */
  why?: 'frame.whyInvited';
  /** Whether it is sent to who has left, and to nobody else after that. */
  isGoodbye?: true;
}

/** Declares a mail with these props. TypeScript infers all type arguments of a call or none: hence two calls. */
export const defineMail =
  <Props>() =>
  <const Own extends Texts>(mail: Mail<Props, Own>): Mail<Props, Own> =>
    mail;

/** When and where a session is, in one line. */
export const whenAndWhere = (
  { sessionDate, startTime, endTime, location }: SessionFacts,
  { t, day, time }: Pick<Localization, 't' | 'day' | 'time'>,
): string =>
  [day(sessionDate), t('session.time', { start: time(startTime), end: time(endTime) }), location].join(' · ');
