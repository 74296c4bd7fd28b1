import { timeZone } from './time-zone';
import { usualFacts } from './usual-facts';

/** Control characters, line breaks, and characters that are invisible or change text direction (Unicode 17, UAX #44). */
const unseen = '\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800';
const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
/** Of a domain, in any alphabet: mails to it have it in ASCII (`xn--`). */
const domainLabel = '[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}]*(?:-+[\\p{L}\\p{M}\\p{N}]+)*';

/** What counts as a special character in a password. */
const special = '@$!%*?&';

/** Limits and constants of docs/product.md that browser and server share. Plain data: safe for any bundle. */
export const rules = {
  /** Letters, digits, underscore and dash. */
  username: { min: 3, max: 40, pattern: '^[A-Za-z0-9_-]+$' },
  /** First and last names have two characters or more. */
  name: {
    min: 2,
    max: 80,
    unseen: `[${unseen}]`,
  },
  /** What a required text has at least one of. */
  visible: `[^\\s${unseen}]`,
  /** 254 is the longest address that SMTP supports (RFC 5321 §4.5.3.1). */
  email: {
    max: 254,
    pattern: `^${atom}(?:\\.${atom})*@${domainLabel}(?:\\.${domainLabel})+$`,
  },
  /**
   * An upper case letter and a lower case letter of any alphabet, a digit and one of @$!%*?&, in the text's normal form
   * (NFKC), of whose characters each may be typed as up to four.
   */
  password: {
    min: 8,
    max: 128,
    typedMax: 512,
    special,
    pattern: `^(?=.*\\p{Ll})(?=.*\\p{Lu})(?=.*\\p{Nd})(?=.*[${special}]).*$`,
  },
  /** A page of this site with its query, and never another site's: every slash is followed by a letter or digit. */
  pagePath: { max: 300, pattern: '^/(?:\\w[\\w-]*(?:/\\w[\\w-]*)*)?(?:\\?[!$-;=?-Z_a-z~]*)?(?:#[\\w-]*)?$' },
  /** By default 20 places, 10 dollars. */
  session: {
    capacity: { min: 1, max: 500, default: 20 },
    price: { min: 0, max: 1000, default: 10, step: 0.01 },
    /** Saturday: days of the week are counted from Sunday, 0. */
    weekday: usualFacts.weekday,
    startTime: usualFacts.startTime,
    endTime: usualFacts.endTime,
    location: { max: 160, default: 'Centre communautaire, Montréal' },
    seriesMax: 52,
  },
  /** 95 on the plan card for 3 months; the new-season form proposes 100. */
  season: {
    price: { min: 0, max: 10_000, default: 100 },
    planCardPrice: 95,
    months: 3,
    uncountedWeeks: 2,
    maxPasses: { min: 1, max: 500 },
    /** Percent; claimed only of passes that save this much. */
    savesOver: 40,
  },
  /** The minimum time between two payment reminders. */
  paymentReminderHours: 12,
  /**
   * Events that a phone sends at a time, and that a session takes from its links together, or from one account: ten taps
   * for each of the most people that it can have. Marks with which a morning is closed, and hours that a link works after
   * the session.
   */
  door: { events: 100, eventsKept: 5000, marks: 500, linkHours: 12, searchLetters: 3, remarkDays: 30 },
  /** Greater than 0. */
  payment: { amount: { min: 0.01, max: 100_000 } },
  /** A bank statement or transfer notice: base64 characters (3 MB), rows, columns, transfers per answer. */
  statement: { characters: 4_000_000, rows: 20_000, columns: 40, shown: 200 },
  /** A list of people to invite: base64 characters (1 MB), people at a time, columns, and columns with addresses. */
  invitation: { characters: 1_400_000, people: 500, columns: 200, emails: 4 },
  /** Balances that a club brings along: lines at a time, characters of a reason, and hours to take them back. */
  opening: { lines: 500, reason: 200, takeBackHours: 24 },
  /**
   * The mailbox of Interac's notices: messages read at a time, the longest message in bytes, how many days back, and
   * after how many hours of failures administrators are e-mailed.
   */
  noticeMailbox: {
    host: { max: 253, pattern: '^[A-Za-z0-9:]([A-Za-z0-9.:-]*[A-Za-z0-9])?$' },
    port: { min: 1, max: 65_535, default: 993 },
    text: { max: 200 },
    messages: 200,
    messageBytes: 256 * 1024,
    bytes: 10 * 1024 * 1024,
    days: 60,
    reportHours: 24,
  },
  notes: { max: 500 },
  message: { max: 5000 },
  subject: { max: 150 },
  organizationName: { max: 120 },
  sport: { max: 40, default: usualFacts.sport },
  privacyOfficer: { max: 120 },
  /** Days within which a request about personal information is answered (CQLR c. P-39.1, s. 32). */
  privacyRequest: { answerDays: 30, name: { max: 120 } },
  /**
   * Whole years, in months, for which something about people may be kept: people since they were last seen, the log, and
   * the words of transfers. These belong to the books: six years from the end of the year that they concern (Income Tax
   * Act, s. 230(4); Tax Administration Act, CQLR c., s. 35.1). Days for which people are told beforehand.
   */
  retention: {
    people: [12, 24, 36, 60, 120],
    log: [12, 24, 36, 60, 84, 120],
    transfers: [84, 120],
    booksMonths: 84,
    noticeDays: 30,
  },
  /** Years for which an incident stays in the register (c. P-39.1, r. 3.1, s. 8). */
  incident: {
    keptYears: 5,
    happened: { max: 120 },
    what: { max: 2000 },
    information: { max: 500 },
    people: { max: 1_000_000 },
    whom: { max: 500 },
    reasons: { max: 1000 },
    measures: { max: 2000 },
  },
  address: { max: 200 },
  socialLink: { max: 200 },
  /** Bytes of the logo's file, and of each picture made of it; pixels of the square icon. */
  logo: { max: 102_400, icon: 512 },
  /** Degrees of WGS 84. */
  position: { latitude: { minimum: -90, maximum: 90 }, longitude: { minimum: -180, maximum: 180 } },
  /** Minutes before a session's start at which answers close: at the start by default, at most a week before. */
  answersClose: { min: 0, max: 10_080, default: 0 },
  /**
   * Hours before a session's start until which players are asked to cancel, and until which the waiting list moves up
   * automatically.
   */
  answerDeadline: { min: 0, max: 168, default: 24 },
  /**
   * How a place freed after the deadline is offered to people who wait: to one after the other, for the
   * minutes of the first row with fewer hours than remain; in the last `callHours`, by one call to all; not
   * at night, unless fewer hours remain than in the first row.
   */
  offers: {
    holds: [
      { moreThanHours: 16, minutes: 120 },
      { moreThanHours: 1, minutes: 30 },
      { moreThanHours: 0, minutes: 10 },
    ],
    callHours: 2,
    night: { from: 23, until: 8 },
  },
  /** A no after the deadline is free for this many minutes after one's own yes, or after a change of time or place. */
  lateNo: { graceMinutes: 10, movedMinutes: 1440 },
  /** Hours after which an unpaid place may go to people who wait, and the latest reminder before that. */
  /** How long after its moment a draw's entries are closed, how long they are published before it is made, and how long before answers close it is at the latest. */
  draw: { graceSeconds: 5, publishedSeconds: 60, leadMinutes: 10 },
  unpaidHold: { min: 12, max: 336, noticeHours: 6, sentDays: 2 },
  /**
   * From how many missed sessions within some days on (0: never) somebody may, for some days, say yes only in the last
   * hours before answers close.
   */
  noShows: { limit: { min: 0, max: 10, default: 0 }, withinDays: 60, days: 30, lastHours: 24 },
  /** How strong somebody plays; the middle for whoever is not rated. */
  rating: { min: 1, max: 5, default: 3 },
  /** Guests that a player may bring. */
  guests: { min: 0, max: 5, default: 1 },
  /** Below this many players somebody must decide whether to play (0: never); how long before the start. */
  goOrNoGo: { minPlayers: { min: 0, max: 500, default: 0 }, hoursBefore: 36 },
  search: { max: 100 },
  page: { schedule: 3, sessions: 12, users: [5, 10, 15, 20], max: 1000 },
  /** Default range of the administrators' lists. */
  defaultRangeDays: 30,
  /** Red at 90 % or more, yellow at 75 % or more. */
  capacityBar: { red: 90, yellow: 75 },
  /** The number of days in the dashboard's charts. */
  dashboardDays: 90,
  /** Percentages of the capacity from which attendance is high or medium. */
  attendanceLevel: { high: 90, medium: 50 },
  resetRedirectMs: 3000,
  biometricTimeoutMs: 60_000,
  timeZone,
} as const;
