import type {
  AnswerFacts,
  CreditFacts,
  DueFacts,
  Message,
  PassFacts,
  ReceiptFacts,
  RefundFacts,
  SeasonFacts,
  SessionFacts,
} from './facts';

interface Addressed {
  firstName: string;
}

/** A mail with personal links: unsubscribing, answering. */
interface Personal extends Addressed {
  userId: string;
}

/** The administrator's message, above the club's data. */
interface WithMessage {
  message?: Message | undefined;
}

/** Mails about an account or a place; features send them one by one. */
interface AccountProps {
  /** `isMoved`: an administrator changed an existing account's address. */
  'confirm-email': Addressed & {
    email: string;
    token: string;
    isMoved?: boolean;
    returnTo?: string | undefined;
  };
  welcome: Addressed & { session: SessionFacts | null };
  'reset-password': Addressed & { email: string; token: string };
  'password-changed': Addressed & { isRecovery: boolean };
  /** To the new address of somebody who already has an account. */
  'confirm-new-email': Addressed & { email: string; token: string };
  /** To the old address, so that its owner notices and can undo it, unless they have just done that. */
  'email-changed': Addressed & { newEmail: string; wayBack: { email: string; token: string } | null };
  'account-deleted': Addressed & WithMessage;
  /** Instead of a confirmation, so that the register form does not reveal who has an account. */
  'account-exists': Addressed & { attempt: 'register' | 'change'; returnTo?: string | undefined };
  'refund-sent': Addressed & { refund: RefundFacts };
  /**
   * Their passes, or a session's date, have changed. `included`: sessions newly covered by a pass; `due`:
   * sessions no longer covered.
   */
  'session-dues-changed': Addressed & { included: string[]; due: DueFacts[] };
  /**
   * Money that was too little, too much or in advance: payments completed or begun with it, and the credit.
   */
  'payment-received': Addressed & {
    amount: number;
    date: string;
    paid: DueFacts[];
    begun: (DueFacts & { paid: number })[];
    credit: number;
  };
  /** A transfer matched to the reader was undone; `credit`: theirs now, null if none of it was credit. */
  'payment-put-back': Addressed & { amount: number; date: string; due: DueFacts[]; credit: number | null };
  /** A payment for a session became credit, without the person's doing. */
  'payment-credited': Addressed & { date: string; credit: Pick<CreditFacts, 'returned' | 'left'> };
  /** A pass is reserved for the first in the queue; `until` is null once that is over. */
  'pass-offer': Addressed & { season: SeasonFacts; until: string | null };
  /** To administrators: few have signed up. */
  'low-capacity-alert': Addressed & { session: SessionFacts };
  /** To administrators, who decide whether to play a session with fewer than `minPlayers`. */
  'go-or-no-go': Addressed & { session: SessionFacts; minPlayers: number };
  /** To administrators: the mailbox of Interac's notices has been unreadable for a while, or works again. */
  'notice-mailbox': Addressed & { isRead: boolean; since: string | null };
}

/** Why somebody has a spot: their own answer, their pass, an administrator, or the waiting list. */
type ConfirmedBy = 'person' | 'pass' | 'administrator' | 'line';

/** The price that a no still costs, from `until` on. */
type NoCosts = { amount: number; until: string };

/** The price of a late no: what is still due of it, or what was paid. */
type LateCosts = { amount: number; isPaid: boolean };

/** A mail about its reader's place, or their guest's, in one session. */
interface OfSession extends Personal {
  session: SessionFacts;
}

/** Mails about answers and the waiting list, each for one session. */
interface PlaceProps {
  'place-confirmed': OfSession & {
    by: ConfirmedBy;
    due: DueFacts | null;
    /** Whether the reader's pass covers the date. */
    isIncluded: boolean;
    /** The part paid by their credit. */
    credit?: Pick<CreditFacts, 'used' | 'left'> | undefined;
    /** First names of their guests. */
    guests: string[];
    noCosts?: NoCosts | null;
    reason?: Message | undefined;
  };
  /** `pass`: it no longer covers the date. `hadSpot`: false if the no freed no spot. */
  'place-declined': OfSession & {
    by: 'person' | 'administrator' | 'pass';
    reason?: Message | undefined;
    hadSpot?: boolean;
    /** The amount that became credit. */
    credit?: Pick<CreditFacts, 'returned' | 'left'> | undefined;
    late?: LateCosts | undefined;
    /** First names of the guests whose spots are given up too. */
    guests?: string[];
  };
  'place-offered': OfSession & {
    /** The instant until which the spot is held, or the call runs. */
    until: string;
    /** Whether everybody who waits is asked, and the first to accept is in. */
    isCall: boolean;
    /** The price of a yes; null when free. */
    due: Pick<DueFacts, 'amount'> | null;
    /** What the reader owes for a late no, which a yes would not charge again. */
    late?: LateCosts | undefined;
  };
  'offer-passed': OfSession & {
    /** Whether it was a call, after which the reader keeps waiting. */
    isCall: boolean;
    /** Somebody was quicker; nobody answered a call, so the spot is open to all; or the spot is gone. */
    because?: 'taken' | 'unanswered' | 'withdrawn';
  };
  /** `wantsSpots`: false when the reader gets no mail about their turn. */
  'waiting-joined': OfSession & { position: number; wantsSpots?: boolean };
  'waiting-left': OfSession & { by: 'person' | 'administrator' | 'pass'; reason?: Message | undefined };
  'guest-added': OfSession & {
    guest: string;
    due: DueFacts | null;
    credit?: Pick<CreditFacts, 'used' | 'left'> | undefined;
  };
  'guest-dropped': OfSession & {
    guest: string;
    late?: LateCosts | undefined;
    by?: 'person' | 'administrator' | 'pass';
    reason?: Message | undefined;
  };
  /** A late no, the reader's or for a guest, is free after all. */
  'late-no-forgiven': OfSession & {
    by: 'taken' | 'club';
    guest: string | null;
    reason?: Message | undefined;
  };
  /** The spot is unpaid; from `until` on it may go to people who wait. */
  'unpaid-reminder': OfSession & { due: DueFacts; until: string };
  'place-lapsed': OfSession & { guests?: string[] };
}

/** Mails about what a pass covers. */
interface PassProps {
  /** New sessions covered by the reader's pass: `held` a spot, `waiting` for one in a full session. */
  'places-held': Personal & { held: SessionFacts[]; waiting: SessionFacts[] };
  'pass-ended': Addressed & {
    pass: PassFacts;
    /** The passes that ended with it. */
    others?: PassFacts[];
    /** Dates whose spot is given back. */
    released: string[];
    /** First names of guests who lost their spots with it. */
    guests?: string[];
    /** Upcoming and played sessions that are due at the drop-in price now. */
    kept: DueFacts[];
  };
}

/**
 * The e-mail types that an administrator can send (docs/product.md, E-mails). Null values are missing, and the mail
 * still makes sense without them.
 */
interface TypedProps {
  'payment-reminder': Addressed & WithMessage & { due: DueFacts[] };
  'payment-confirmation': Addressed & WithMessage & (ReceiptFacts | { payment: null; credit?: undefined });
  'attendance-reminder': Personal & WithMessage & { session: SessionFacts | null; answer: boolean | null };
  'attendance-confirmation': Addressed & WithMessage & { answer: AnswerFacts | null; due: DueFacts | null };
  'season-registration-reminder': Personal & WithMessage & { season: SeasonFacts | null };
  'attendance-update': Addressed & WithMessage & { answer: AnswerFacts | null; due: DueFacts | null };
  'season-registration-confirmation': Addressed &
    WithMessage & {
      pass: PassFacts | null;
      due: DueFacts | null;
      /** Dates at which the pass holds a spot, and those at which its holder waits for one. */
      held?: string[];
      waiting?: string[];
      /** Names of the seasons whose queues the holder left by buying it, and of those whose queues they are still in. */
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
      /** Whether the reader has a spot in it, and so an entry in their calendar. */
      hasSpot?: boolean;
      sessions: SessionFacts[];
    };
  announcement: Personal & WithMessage;
}

/** Each template's props. */
export type EmailProps = AccountProps & PlaceProps & PassProps & TypedProps;
export type TemplateName = keyof EmailProps;

/** Mailings, or e-mails whose content is only known at sending time. */
export type MailingTemplate = keyof TypedProps | 'go-or-no-go' | 'low-capacity-alert';
