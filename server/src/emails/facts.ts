import { SessionStatus } from 'shared-api/contract';

/** What mails say about the club's data. Plain JSON: props travel in the job that sends the mail. */
export interface SessionFacts {
  id: string;
  /** `YYYY-MM-DD` at the club. */
  sessionDate: string;
  /** `HH:mm`; seconds are ignored. */
  startTime: string;
  endTime: string;
  location: string;
  status: number;
  dropInPrice: number;
  maxCapacity: number;
  /** How many have said yes. */
  attending: number;
}

/** Whether a session is to take place, so that a mail may speak of playing in it. */
export const takesPlace = ({ status }: SessionFacts): boolean =>
  status === SessionStatus.Open || status === SessionStatus.Full;

export interface SeasonFacts {
  name: string;
  startDate: string;
  endDate: string;
  price: number;
}

/** A pass somebody holds. */
export interface PassFacts {
  startDate: string;
  endDate: string;
  price: number;
}

/** A payment the club waits for. */
export interface DueFacts {
  amount: number;
  /** What to write in the Interac message. */
  reference: string;
  plan: number;
  /** The day of the session or the first day of the pass that it is for. */
  date: string | null;
}

/** A payment that has arrived. */
export interface PaidFacts {
  amount: number;
  reference: string;
  plan: number;
  method: number;
  /** ISO instant. */
  paymentDate: string;
}

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
}
