import { type Payment, type Refund, type Season, type Session, SessionStatus } from 'shared-api/contract';
import type { Message } from '../messages';

/** When and where. */
const placed = ['sessionDate', 'startTime', 'endTime', 'location'] as const;
type When = (typeof placed)[number];

/** A session in mails. Plain JSON, like all facts: props are stored in the mail's row. */
export interface SessionFacts extends Pick<Session, 'id' | When | 'status' | 'dropInPrice' | 'maxCapacity'> {
  /** How many are in, guests included. */
  attending: number;
}

/** Whether a session is at another time or place than before. */
export const hasMoved = (from: Pick<Session, When>, to: Pick<Session, When>): boolean =>
  placed.some((key) => from[key] !== to[key]);

/** Whether a session is going ahead, so that a mail may speak of playing in it. */
export const takesPlace = ({ status }: SessionFacts): boolean =>
  status === SessionStatus.Open || status === SessionStatus.Full;

export type SeasonFacts = Pick<Season, 'name' | 'startDate' | 'endDate' | 'price'>;

/** A season that passes are sold for, `opensAt` some moment or already. */
export type SeasonToSell = SeasonFacts & Pick<Season, 'opensAt'>;

/** A person's pass. */
export type PassFacts = Omit<SeasonFacts, 'name'>;

/** What a payment is for, and why. */
export interface PurposeFacts {
  /** The day of the session or the first day of the pass that it is for. */
  date: string | null;
  guestName?: string | null;
  /** It is owed for a place that was given up too late. */
  late?: boolean;
  /** It was owed before the club kept its books here. */
  opening?: boolean;
}

/** A pending payment. */
export interface DueFacts extends Pick<Payment, 'amount' | 'reference' | 'plan'>, PurposeFacts {
  /** When the payer said that they had sent it: then it is not asked for. */
  sentOn?: string | null;
}

/** Changes of somebody's credit, in dollars. */
export interface CreditFacts {
  /** What it has paid. */
  used: number;
  /** What they had paid for something that they no longer owe. */
  returned: number;
  /** Their balance now. */
  left: number;
}

/** A paid payment. */
export type PaidFacts = Pick<Payment, 'amount' | 'reference' | 'plan' | 'method' | 'paymentDate'> &
  Partial<PurposeFacts>;

/** A paid payment, and the part of it that its payer's credit has paid. */
export interface ReceiptFacts {
  payment: PaidFacts;
  credit?: Pick<CreditFacts, 'used' | 'left'> | undefined;
}

/** A refund; without a reference it was somebody's credit. */
export type RefundFacts = Pick<Refund, 'amount' | 'reference' | 'note'> & { sentOn: string };

/** Somebody's answer for a session. */
export interface AnswerFacts {
  isAttending: boolean;
  session: SessionFacts;
}

/** The administrator's message, above the club's data, and their subject instead of the usual one. */
export interface WithMessage {
  message?: Message | undefined;
  ownSubject?: Message | undefined;
}

/** The price of a late no: what is still due of it, or what was paid. */
export interface LateCosts {
  amount: number;
  isPaid: boolean;
}

/** The club's details in mails. */
export interface ClubFacts {
  name: string;
  address: string;
  /** The path of the logo's picture. */
  logo: string | null;
  /** Empty while the club has none, like the next. */
  contactEmail: string;
  paymentEmail: string;
  /** How many minutes before a session's start answers close. */
  answersCloseMinutes: number;
  /** Until how many hours before a session's start people are asked to cancel. */
  answerDeadlineHours: number;
  /** Whether a date of a pass that is released before then is credited. */
  creditReleasedDates: boolean;
  /** Whether the club sends mails about spots. */
  spotEmails: boolean;
}
