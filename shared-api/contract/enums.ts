/** Enumerations are numbers in JSON, which never change. */

export const Plan = { Membership: 0, DropIn: 1 } as const;
export type Plan = (typeof Plan)[keyof typeof Plan];

export const SessionStatus = { Open: 0, Full: 1, Cancelled: 2, Completed: 3 } as const;
export type SessionStatus = (typeof SessionStatus)[keyof typeof SessionStatus];

export const PaymentStatus = { Pending: 0, Completed: 1, Failed: 2, Refunded: 3 } as const;
export type PaymentStatus = (typeof PaymentStatus)[keyof typeof PaymentStatus];

/** How a payment was made. */
export const PaymentMethod = { Interac: 0, CreditCard: 1, PayPal: 2, Other: 3, Cash: 4 } as const;
export type PaymentMethod = (typeof PaymentMethod)[keyof typeof PaymentMethod];

/**
 * Kinds of ledger entries: a charge and its reversal; money received and sent; credit that pays for something; credit
 * given by the club; a correction; what somebody owed or had before the club kept its books here.
 */
export const entryKinds = [
  'charge',
  'reversal',
  'received',
  'refund',
  'applied',
  'credit',
  'correction',
  'opening',
] as const;
export type EntryKind = (typeof entryKinds)[number];

export const SeasonStatus = { Active: 0, Inactive: 1, Cancelled: 2 } as const;
export type SeasonStatus = (typeof SeasonStatus)[keyof typeof SeasonStatus];

/** A subscription has the same status numbers as a season. */
export const SubscriptionStatus = SeasonStatus;
export type SubscriptionStatus = SeasonStatus;

export const UserStatus = { Active: 0, Suspended: 1, Pending: 2 } as const;
export type UserStatus = (typeof UserStatus)[keyof typeof UserStatus];

export const Language = { English: 0, French: 1, Bilingual: 2 } as const;
export type Language = (typeof Language)[keyof typeof Language];

/** Languages of pages and messages. */
export const locales = ['en', 'fr'] as const;
export type Locale = (typeof locales)[number];

/** What e-mails are about. */
export const emailCategories = [
  'account',
  'service',
  'answers',
  'spots',
  'passes',
  'reminders',
  'news',
] as const;
export type EmailCategory = (typeof emailCategories)[number];

/**
 * What kept an e-mail from leaving: no mail server, or one that refuses the club's login; a reply that this e-mail may be
 * tried later; one that it is refused for good; a fault of the product.
 */
export const mailProblems = ['unreachable', 'login', 'postponed', 'refused', 'defect'] as const;
export type MailProblem = (typeof mailProblems)[number];

/** The last path segment of `POST /api/v1/Communication/{emailType}`. */
export const emailTypes = [
  'payment-reminder',
  'payment-confirmation',
  'attendance-reminder',
  'attendance-confirmation',
  'season-registration-reminder',
  'attendance-update',
  'season-registration-confirmation',
  'low-attendance-warning',
  'facility-update',
  'schedule-change',
  'announcement',
] as const;
export type EmailType = (typeof emailTypes)[number];

/** Allowed quick actions on a payment (docs/product.md, Payments); the edit form may set any status. */
export const paymentTransitions: Record<PaymentStatus, readonly PaymentStatus[]> = {
  [PaymentStatus.Pending]: [PaymentStatus.Completed, PaymentStatus.Failed],
  [PaymentStatus.Completed]: [PaymentStatus.Refunded],
  [PaymentStatus.Failed]: [],
  [PaymentStatus.Refunded]: [],
};

/** What happens at the door; `absent` and `excused` are said when the morning is closed, or corrected later. */
export const doorEventKinds = [
  'here',
  'undo',
  'late',
  'paid',
  'undo-paid',
  'walk-in',
  'replaced',
  'absent',
  'excused',
  'closed',
] as const;
export type DoorEventKind = (typeof doorEventKinds)[number];

/** Whether somebody came to a session. */
export const doorMarks = ['here', 'late', 'absent', 'excused'] as const;
export type DoorMark = (typeof doorMarks)[number];

/** How somebody paid at the door; `account`: not now, they go on owing it. */
export const doorMethods = ['cash', 'interac', 'account'] as const;
export type DoorMethod = (typeof doorMethods)[number];

/** Why the desk should look at an event. What happened counts nevertheless, unless it came before the session's day. */
export const doorRemarks = [
  /** Came before the session's day: it is kept, and changes nothing. */
  'early',
  /** The session is cancelled: nobody owes for it. */
  'cancelled',
  /** More people than spots. */
  'overCapacity',
  /** Several people who are here count on one spot: who was replaced has come after all, or two took it. */
  'twoForOne',
  /** The same mark again, or an undo of nothing: the first one counts. */
  'alreadyMarked',
  /** Paid again: the first one counts. */
  'alreadyPaid',
  /** Nothing is owed for this session, and no cash came: nothing is entered. */
  'nothingOwed',
  /** Nothing is owed for this session: the cash is credit. */
  'becameCredit',
  /** Cash is taken back that pays nothing here any more: it is credit, or was given back. */
  'moneyStays',
  /** The person, or the guest's spot, does not exist any more. */
  'personGone',
  /** The day's books are closed: the money is entered on the first open day. */
  'monthClosed',
  /** Happened after the morning was closed. */
  'afterClose',
  /** Somebody has the walk-in's address already. Administrators only. */
  'emailKnown',
] as const;
export type DoorRemark = (typeof doorRemarks)[number];
