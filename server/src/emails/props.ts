import type {
  AnswerFacts,
  CreditFacts,
  DueFacts,
  Message,
  PaidFacts,
  PassFacts,
  RefundFacts,
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
  /** Their passes, or a session's date, have changed. `included`: sessions that a pass covers now; `due`: those that none does. */
  'refund-sent': Addressed & { refund: RefundFacts };
  'session-dues-changed': Addressed & { included: string[]; due: DueFacts[] };
  /** Money has come that was a part, too much or in advance: what it has paid, what it has begun to pay, and the credit now. */
  'payment-received': Addressed & {
    amount: number;
    date: string;
    paid: DueFacts[];
    begun: (DueFacts & { paid: number })[];
    credit: number;
  };
  /** A transfer that had been matched to the reader is nobody's again; `credit`: theirs now, null where none of it was credit. */
  'payment-put-back': Addressed & { amount: number; date: string; due: DueFacts[]; credit: number | null };
  /** What somebody has paid for a session is their credit, by no doing of theirs. */
  'payment-credited': Addressed & { date: string; credit: Pick<CreditFacts, 'returned' | 'left'> };
  /** A pass is kept for whoever is first in the queue; `until` is null once that is over. */
  'pass-offer': Addressed & { season: SeasonFacts; until: string | null };
  /** To administrators: few have signed up. */
  'low-capacity-alert': Addressed & { session: SessionFacts };
  /** To administrators, who decide whether a session is played with fewer than `minPlayers`. */
  'go-or-no-go': Addressed & { session: SessionFacts; minPlayers: number };
  /** To administrators: the mailbox of Interac's notices cannot be read, since an instant, or is read again. */
  'notice-mailbox': Addressed & { isRead: boolean; since: string | null };
  /** To the team or the administrators: the server went back from a release of an app. */
  'release-withdrawn': Addressed & { app: string; from: string; to: string; views: number; failures: number };
}

/** Why somebody has a spot: their own answer, their pass, an administrator, or their turn on the waiting list. */
type ConfirmedBy = 'person' | 'pass' | 'administrator' | 'line';

/** What stays owed for a no from an instant on. */
type NoCosts = { amount: number; until: string };

/** What a late no leaves owed, or has been paid already. */
type LateCosts = { amount: number; isPaid: boolean };

/** The mails that follow from answers and from the waiting list, each about one session. */
interface PlaceProps {
  'place-confirmed': Personal & {
    session: SessionFacts;
    by: ConfirmedBy;
    due: DueFacts | null;
    /** Whether the reader's pass covers the session's date. */
    isIncluded: boolean;
    /** What their credit has paid of it. */
    credit?: Pick<CreditFacts, 'used' | 'left'>;
    /** First names of the guests that they bring. */
    guests: string[];
    /** What stays owed after a late no, and from when on. */
    noCosts?: NoCosts | null;
    reason?: Message;
  };
  /** `pass`: it no longer covers the date. `hadSpot`: false for a no that gives nothing back. */
  'place-declined': Personal & {
    session: SessionFacts;
    by: 'person' | 'administrator' | 'pass';
    reason?: Message;
    hadSpot?: boolean;
    /** What they had paid, and is their credit now. */
    credit?: Pick<CreditFacts, 'returned' | 'left'>;
    late?: LateCosts | null;
    /** First names of the guests whose spots went with it. */
    guests?: string[];
  };
  'place-offered': Personal & {
    session: SessionFacts;
    /** The instant until which the spot is held, or the call runs. */
    until: string;
    /** Whether everybody who waits is asked, and the first to say yes is in. */
    isCall: boolean;
    /** What a yes would cost; null for nothing. */
    due: Pick<DueFacts, 'amount'> | null;
  };
  'offer-passed': Personal & { session: SessionFacts; isCall: boolean };
  'waiting-joined': Personal & { session: SessionFacts; position: number };
  'waiting-left': Personal & { session: SessionFacts; by: 'person' | 'administrator' };
  'guest-added': Personal & {
    session: SessionFacts;
    guest: string;
    due: DueFacts | null;
    credit?: Pick<CreditFacts, 'used' | 'left'>;
  };
  'guest-dropped': Personal & {
    session: SessionFacts;
    guest: string;
    late?: LateCosts | null;
    by?: 'person' | 'administrator' | 'pass';
    reason?: Message;
  };
  /** A late no, one's own or for a guest, costs nothing any more. */
  'late-no-forgiven': Personal & {
    session: SessionFacts;
    by: 'taken' | 'club';
    guest: string | null;
    reason?: Message;
  };
  /** No money has come; from `until` on the spot may go to who waits. */
  'unpaid-reminder': Personal & { session: SessionFacts; due: DueFacts; until: string };
  'place-lapsed': Personal & { session: SessionFacts; guests?: string[] };
}

/** The mails about what a pass covers. */
interface PassProps {
  /** New sessions that the reader's pass covers: `held` a spot, `waiting` first in line of a full one. */
  'places-held': Personal & { held: SessionFacts[]; waiting: SessionFacts[] };
  'pass-ended': Addressed & {
    pass: PassFacts;
    /** Those that have ended with it. */
    others?: PassFacts[];
    /** Dates whose spot is given back. */
    released: string[];
    /** First names of guests whose spots went along. */
    guests?: string[];
    /** Sessions that the reader had said yes to, at the drop-in price from now on. */
    kept: DueFacts[];
  };
}

/**
 * The e-mail types that an administrator can send (docs/product.md, E-mails). What is null is not there, and the mail says
 * something sensible without it.
 */
interface TypedProps {
  'payment-reminder': Addressed & WithMessage & { due: DueFacts[] };
  /** `creditLeft`: it was paid with credit, of which so much is left. */
  'payment-confirmation': Addressed & WithMessage & { payment: PaidFacts | null; creditLeft?: number };
  'attendance-reminder': Personal & WithMessage & { session: SessionFacts | null; answer: boolean | null };
  'attendance-confirmation': Addressed & WithMessage & { answer: AnswerFacts | null; due: DueFacts | null };
  'season-registration-reminder': Personal & WithMessage & { season: SeasonFacts | null };
  'attendance-update': Addressed & WithMessage & { answer: AnswerFacts | null; due: DueFacts | null };
  'season-registration-confirmation': Addressed &
    WithMessage & {
      pass: PassFacts | null;
      due: DueFacts | null;
      /** Dates at which the pass holds a spot, and those at which its holder is first in line. */
      held?: string[];
      waiting?: string[];
      /** Names of the seasons whose queues the holder has left by it, and of those whose queues they are still in. */
      leftQueues?: string[];
      keptQueues?: string[];
    };
  'low-attendance-warning': Personal & WithMessage & { session: SessionFacts | null };
  'facility-update': Personal & WithMessage;
  'schedule-change': Addressed &
    WithMessage & {
      changed: SessionFacts | null;
      /** The same session as it was before. */
      former: SessionFacts | null;
      /** Whether the reader has a spot at it. */
      hasSpot?: boolean;
      sessions: SessionFacts[];
    };
  announcement: Personal & WithMessage;
}

/** What each template is filled with. */
export type EmailProps = AccountProps & PlaceProps & PassProps & TypedProps;
export type TemplateName = keyof EmailProps;

/** What goes to many, or whose content is only known when it leaves. */
export type MailingTemplate = keyof TypedProps | 'go-or-no-go' | 'low-capacity-alert';
