import type {
  AnswerFacts,
  DueFacts,
  Message,
  PaidFacts,
  PassFacts,
  SeasonFacts,
  SessionFacts,
} from './facts';

interface Addressed {
  firstName: string;
}

/** A mail with links that act for its reader: unsubscribing, answering. */
interface Personal extends Addressed {
  userId: string;
}

/** The administrator's own words, above what the club knows. */
interface WithMessage {
  message?: Message | undefined;
}

/** The mails about somebody's account and place; features send them one by one. */
interface AccountProps {
  /** `isMoved`: an administrator gave an existing account this address. */
  'confirm-email': Addressed & { email: string; token: string; isMoved?: boolean };
  welcome: Addressed & { session: SessionFacts | null };
  'reset-password': Addressed & { email: string; token: string };
  'password-changed': Addressed & { isRecovery: boolean };
  /** To the new address of somebody who already has an account. */
  'confirm-new-email': Addressed & { email: string; token: string };
  /** To the old address, so that its owner notices, and can undo it unless that is what they have just done. */
  'email-changed': Addressed & { newEmail: string; wayBack: { email: string; token: string } | null };
  'account-deleted': Addressed & WithMessage;
  /** Instead of a confirmation, so that the register form never tells who has an account. */
  'account-exists': Addressed & { attempt: 'register' | 'change' };
  'place-free': Personal & { session: SessionFacts; due: DueFacts | null };
  /** Their passes, or a session's date, have changed. `included`: sessions that a pass covers now; `due`: those that none does. */
  'session-dues-changed': Addressed & { included: string[]; due: DueFacts[] };
  /** To administrators: few have signed up. */
  'low-capacity-alert': Addressed & { session: SessionFacts };
  /** To the team or the administrators: the server went back from a release of an app. */
  'release-withdrawn': Addressed & { app: string; from: string; to: string; views: number; failures: number };
}

/**
 * The e-mail types that an administrator can send (docs/product.md, E-mails). What is null is not there, and the mail says
 * something sensible without it.
 */
interface TypedProps {
  'payment-reminder': Addressed & WithMessage & { due: DueFacts[] };
  'payment-confirmation': Addressed & WithMessage & { payment: PaidFacts | null };
  'attendance-reminder': Personal & WithMessage & { session: SessionFacts | null; answer: boolean | null };
  'attendance-confirmation': Addressed & WithMessage & { answer: AnswerFacts | null; due: DueFacts | null };
  'season-registration-reminder': Personal & WithMessage & { season: SeasonFacts | null };
  'attendance-update': Addressed & WithMessage & { answer: AnswerFacts | null; due: DueFacts | null };
  'season-registration-confirmation': Addressed &
    WithMessage & { pass: PassFacts | null; due: DueFacts | null };
  'low-attendance-warning': Personal & WithMessage & { session: SessionFacts | null };
  'facility-update': Personal & WithMessage;
  'schedule-change': Addressed &
    WithMessage & {
      changed: SessionFacts | null;
      /** The same session as it was before. */
      former: SessionFacts | null;
      sessions: SessionFacts[];
    };
  announcement: Personal & WithMessage;
}

/** What each template is filled with. */
export type EmailProps = AccountProps & TypedProps;
export type TemplateName = keyof EmailProps;

/** What goes to many, or whose content is only known when it leaves. */
export type MailingTemplate = keyof TypedProps | 'low-capacity-alert' | 'place-free';
