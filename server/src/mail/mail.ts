import type { ReactNode } from 'react';
import type { EmailCategory } from 'shared-api/contract';
import type { SessionFacts } from './facts';
import type { Texts } from './layout/texts';
import type { Localization } from './localization';
import type { sampleFacts } from './preview/facts';

/** One kind of e-mail: all that there is to it, in one file of `mails/`. */
export interface Mail<Props, Own extends Texts = Texts> {
  texts: Own;
  /** @param props null once they are forgotten, or when each recipient's are still to be gathered */
  category: EmailCategory | ((props: Props | null) => EmailCategory);
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

/** The category of a mail about the reader's own answer, or about what somebody else did to it. */
export const answerOrSpot = (props: { by?: string | undefined } | null): EmailCategory =>
  props?.by === undefined || props.by === 'person' ? 'answers' : 'spots';
