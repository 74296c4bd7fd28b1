import { type Payment, type Refund, type Season, type Session, SessionStatus } from 'shared-api/contract';

/** When and where: what people plan by. */
const placed = ['sessionDate', 'startTime', 'endTime', 'location'] as const;
type When = (typeof placed)[number];

/** What mails say about the club's data. Plain JSON: props travel in the row of the mail. */
export interface SessionFacts extends Pick<Session, 'id' | When | 'status' | 'dropInPrice' | 'maxCapacity'> {
  /** How many have said yes. */
  attending: number;
}

/** Whether a session is at another time or place than before. */
export const hasMoved = (from: Pick<Session, When>, to: Pick<Session, When>): boolean =>
  placed.some((key) => from[key] !== to[key]);

/** Whether a session is to take place, so that a mail may speak of playing in it. */
export const takesPlace = ({ status }: SessionFacts): boolean =>
  status === SessionStatus.Open || status === SessionStatus.Full;

export type SeasonFacts = Pick<Season, 'name' | 'startDate' | 'endDate' | 'price'>;

/** A pass somebody holds. */
export type PassFacts = Omit<SeasonFacts, 'name'>;

/** A payment the club waits for. */
export interface DueFacts extends Pick<Payment, 'amount' | 'reference' | 'plan'> {
  /** The day of the session or the first day of the pass that it is for. */
  date: string | null;
}

/** What has become of somebody's credit, in dollars. */
export interface CreditFacts {
  /** What it has paid. */
  used: number;
  /** What was paid for something that they do not owe any more. */
  returned: number;
  /** What they have now. */
  left: number;
}

/** A payment that has arrived. */
export type PaidFacts = Pick<Payment, 'amount' | 'reference' | 'plan' | 'method' | 'paymentDate'>;

/** Money that was sent back; without a reference it was somebody's credit. */
export type RefundFacts = Pick<Refund, 'amount' | 'reference' | 'note'> & { sentOn: string };

/** Somebody's answer for a session. */
export interface AnswerFacts {
  isAttending: boolean;
  session: SessionFacts;
}

/** What an administrator wrote, per language. */
export interface Message {
  en?: string;
  fr?: string;
}

/** The club as mails name it. */
export interface ClubFacts {
  name: string;
  address: string;
  contactEmail: string;
  paymentEmail: string;
  /** How many minutes before a session's start answers close. */
  answersCloseMinutes: number;
  /** How many hours before a session's start people are asked to say that they are not going. */
  answerDeadlineHours: number;
  /** Whether a date of a pass that is released before then is credited. */
  creditReleasedDates: boolean;
}
