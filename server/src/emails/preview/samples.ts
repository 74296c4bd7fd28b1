import { PaymentMethod, Plan, SessionStatus } from 'shared-api/contract';
import { pagePaths } from '../../config/page-paths';
import type { DueFacts, PaidFacts, SessionFacts } from '../facts';
import type { MailContext } from '../localization';
import type { EmailProps, TemplateName } from '../props';

const session: SessionFacts = {
  id: '01930c2e-7b6a-7c31-9f10-6d2f6a1c0b01',
  sessionDate: '2026-11-28',
  startTime: '10:00',
  endTime: '12:00',
  location: 'Centre communautaire, Montréal',
  status: SessionStatus.Open,
  dropInPrice: 10,
  maxCapacity: 20,
  attending: 13,
};
const later = {
  ...session,
  id: '01930c2e-7b6a-7c31-9f10-6d2f6a1c0b02',
  sessionDate: '2026-12-05',
  attending: 4,
};
const full = { ...session, status: SessionStatus.Full, attending: 20 };
const cancelled = { ...session, status: SessionStatus.Cancelled };
const reason = 'The heating has failed.';
const due: DueFacts = { amount: 10, reference: 'CS-7K2M-9QXA', plan: Plan.DropIn, date: '2026-11-28' };
const passDue: DueFacts = {
  amount: 95,
  reference: 'CS-4HTP-W8RN',
  plan: Plan.Membership,
  date: '2026-12-01',
};
const sentOn = '2026-11-18T15:00:00Z';
const season = { name: 'Hiver 2027', startDate: '2027-01-01', endDate: '2027-03-27', price: 95 };
const pass = { startDate: '2026-12-01', endDate: '2027-02-28', price: 95 };

const firstName = 'Noémie';
const userId = '01930c2e-7b6a-7c31-9f10-6d2f6a1c0a01';
const email = 'noemie@courtside.example';
const token = 'pU0pO3xX0e2kq8b1Jt7m0C5yVfWnZrLh4sDgQaTiEo8';
const message = {
  en: 'We had a wonderful autumn, thank you all.\n\nDoors open at 9:45. Please bring indoor shoes:\nthe floor has just been varnished.',
  fr: 'Nous avons eu un bel automne, merci à tous.\n\nLes portes ouvrent à 9 h 45. Apportez des souliers d’intérieur :\nle plancher vient d’être verni.',
};

const place = { firstName, userId, session };
const confirmed: EmailProps['place-confirmed'] = {
  ...place,
  by: 'person',
  due,
  isIncluded: false,
  guests: [],
};
const offered: EmailProps['place-offered'] = {
  ...place,
  until: '2026-11-21T17:00:00Z',
  isCall: false,
  due: null,
};
const paid: PaidFacts = {
  amount: 95,
  reference: passDue.reference,
  plan: Plan.Membership,
  method: PaymentMethod.Interac,
  paymentDate: '2026-11-21T15:04:00Z',
  date: '2026-12-01',
};

/** The club in previews and tests. */
export const sampleContext: MailContext = {
  now: new Date('2026-11-21T15:00:00Z'),
  publicUrl: 'https://club.example',
  pathTo: pagePaths('', () => undefined),
  from: 'no-reply@courtside.example',
  club: {
    name: 'Courtside',
    address: '6100, avenue du Parc, Montréal (Québec) H2V 4H6',
    logo: null,
    contactEmail: 'hello@courtside.example',
    paymentEmail: 'payments@courtside.example',
    answersCloseMinutes: 0,
    answerDeadlineHours: 24,
    creditReleasedDates: true,
    spotEmails: true,
  },
  signAnswer: () => 'jX2mE9wQvB7tYcUoLk5sRz0aHn4dGf8pIi1eTb6uMq3',
  unsubscribeToken: (id) => `${id}.vN8rKc2tWq5yBz0uHs7mXd4eJp1gLf9oQa3iTb6nEw8`,
};

/** Each template in its usual form, and its variants with parts missing. */
export const samples: { [Name in TemplateName]: Record<string, EmailProps[Name]> } = {
  'confirm-email': { usual: { firstName, email, token }, moved: { firstName, email, token, isMoved: true } },
  'confirm-new-email': { usual: { firstName, email, token } },
  'account-exists': { usual: { firstName, attempt: 'register' }, moving: { firstName, attempt: 'change' } },
  welcome: { usual: { firstName, session }, 'no session': { firstName, session: null } },
  'reset-password': { usual: { firstName, email, token } },
  'password-changed': { usual: { firstName, isRecovery: false }, recovery: { firstName, isRecovery: true } },
  'email-changed': {
    usual: { firstName, newEmail: 'noemie.new@courtside.example', wayBack: { email, token } },
    'taken back': { firstName, newEmail: 'noemie.old@courtside.example', wayBack: null },
  },
  'account-deleted': { usual: { firstName }, 'with a reason': { firstName, message } },
  'place-confirmed': {
    usual: confirmed,
    'by a pass': { ...confirmed, by: 'pass', due: null, isIncluded: true },
    'by an administrator, with guests': {
      ...confirmed,
      by: 'administrator',
      due: { ...due, amount: 30 },
      guests: ['Malik', 'Zoé'],
      reason: message,
    },
    'by the line': { ...confirmed, by: 'line' },
    'paid with credit': { ...confirmed, due: null, credit: { used: 10, left: 30 } },
    'partly paid with credit': { ...confirmed, due: { ...due, amount: 6 }, credit: { used: 4, left: 0 } },
    'where a late no costs': { ...confirmed, noCosts: { amount: 10, until: '2026-11-27T15:00:00Z' } },
    'where a no costs by now': { ...confirmed, noCosts: { amount: 10, until: '2026-11-20T15:00:00Z' } },
    'after the deadline': {
      ...confirmed,
      session: { ...session, sessionDate: '2026-11-22', startTime: '09:00', endTime: '11:00' },
      by: 'line',
      due: null,
      isIncluded: true,
    },
  },
  'place-declined': {
    usual: { ...place, by: 'person' },
    'by an administrator': { ...place, by: 'administrator', reason: { en: reason } },
    'by a pass': { ...place, by: 'pass' },
    'with a guest': { ...place, by: 'person', guests: ['Camille'] },
    'with guests': { ...place, by: 'administrator', guests: ['Camille', 'Malik'] },
    paid: { ...place, by: 'person', credit: { returned: 10, left: 40 } },
    'too late': { ...place, by: 'person', late: { amount: 10, isPaid: false } },
    'too late, and paid': { ...place, by: 'person', late: { amount: 20, isPaid: true } },
  },
  'place-offered': {
    usual: { ...offered, due: { amount: 10 } },
    'until another day': { ...offered, until: '2026-11-22T15:00:00Z' },
    call: { ...offered, isCall: true, due: { amount: 10 } },
    'after a late no': { ...offered, late: { amount: 10, isPaid: false } },
    'after a late no, paid': { ...offered, late: { amount: 10, isPaid: true } },
  },
  'offer-passed': {
    usual: { ...place, isCall: false },
    call: { ...place, isCall: true },
    'nobody answered': { ...place, isCall: true, because: 'unanswered' },
    'taken back': { ...place, isCall: true, because: 'withdrawn' },
  },
  'waiting-joined': {
    usual: { ...place, session: full, position: 1 },
    'not the first': { ...place, session: full, position: 4 },
    'without a mail': { ...place, session: full, position: 1, wantsSpots: false },
  },
  'waiting-left': {
    usual: { ...place, session: full, by: 'person' },
    'by an administrator': { ...place, session: full, by: 'administrator', reason: message },
    'by a pass': { ...place, session: full, by: 'pass' },
  },
  'guest-added': {
    usual: { ...place, guest: 'Malik', due },
    'nothing due': { ...place, guest: 'Malik', due: null },
    'paid with credit': { ...place, guest: 'Malik', due: null, credit: { used: 10, left: 0 } },
  },
  'guest-dropped': {
    usual: { ...place, guest: 'Malik' },
    'too late': { ...place, guest: 'Malik', late: { amount: 10, isPaid: false } },
    'by an administrator': { ...place, guest: 'Malik', by: 'administrator', reason: message },
  },
  'late-no-forgiven': {
    usual: { ...place, by: 'taken', guest: null },
    'of a guest': { ...place, by: 'taken', guest: 'Malik' },
    'by the club': { ...place, by: 'club', guest: null, reason: message },
    'of a guest, by the club': { ...place, by: 'club', guest: 'Malik' },
  },
  'unpaid-reminder': {
    usual: { ...place, due, until: '2026-11-22T17:00:00Z' },
    sent: { ...place, due: { ...due, sentOn }, until: '2026-11-22T17:00:00Z' },
  },
  'place-lapsed': { usual: place },
  'places-held': {
    usual: { firstName, userId, held: [session, later], waiting: [] },
    'some are full': { firstName, userId, held: [session], waiting: [{ ...later, status: full.status }] },
    'all are full': { firstName, userId, held: [], waiting: [full] },
  },
  'pass-ended': {
    usual: { firstName, pass, released: ['2026-12-05', '2026-12-12'], kept: [due] },
    'with a guest': { firstName, pass, released: ['2026-12-05'], guests: ['Noé'], kept: [] },
    'no dates': { firstName, pass, released: [], kept: [] },
    'two at once': {
      ...{ firstName, pass, released: [], kept: [] },
      others: [{ startDate: '2027-03-06', endDate: '2027-05-29', price: 95 }],
    },
  },
  'session-dues-changed': {
    usual: { firstName, included: [], due: [due, { ...due, reference: 'CS-3MWD-6TRK', date: '2026-12-05' }] },
    covered: { firstName, included: ['2026-11-28', '2026-12-05'], due: [] },
    both: { firstName, included: ['2026-12-05'], due: [due] },
  },
  'pass-offer': {
    usual: { firstName, season, until: '2026-11-23T15:04:00Z' },
    'offer over': { firstName, season, until: null },
  },
  'notice-mailbox': {
    'not read': { firstName, isRead: false, since: '2026-11-20T15:04:00Z' },
    'read again': { firstName, isRead: true, since: null },
  },
  'go-or-no-go': { usual: { firstName, session: later, minPlayers: 8 } },
  'low-capacity-alert': { usual: { firstName, session: later } },

  'payment-reminder': {
    usual: { firstName, due: [due] },
    'several, with a message': { firstName, message, due: [due, passDue] },
    'some sent, and why': {
      firstName,
      due: [
        { ...due, sentOn },
        { ...due, reference: 'CS-3MWD-6TRK', date: '2026-11-14', guestName: 'Camille', late: true },
      ],
    },
    'all sent': { firstName, due: [{ ...due, sentOn }] },
    'nothing due': { firstName, due: [] },
  },
  'payment-confirmation': {
    usual: { firstName, payment: paid },
    'with credit': {
      firstName,
      credit: { used: 10, left: 30 },
      payment: {
        ...paid,
        amount: 10,
        reference: due.reference,
        plan: Plan.DropIn,
        date: due.date,
        late: true,
      },
    },
    'partly with credit': { firstName, payment: paid, credit: { used: 20, left: 0 } },
    'no payment': { firstName, message, payment: null },
  },
  'refund-sent': {
    usual: {
      firstName,
      refund: { amount: 10, reference: due.reference, sentOn: '2026-11-20', note: 'Session of November 14' },
    },
    'of credit': { firstName, refund: { amount: 25, reference: null, sentOn: '2026-11-20', note: '' } },
  },
  'payment-received': {
    usual: { firstName, amount: 5, date: '2026-11-20', paid: [], begun: [{ ...due, paid: 5 }], credit: 0 },
    'too much': { firstName, amount: 15, date: '2026-11-20', paid: [due], begun: [], credit: 5 },
    'in advance': { firstName, amount: 50, date: '2026-11-20', paid: [], begun: [], credit: 50 },
    'in advance, with dues': {
      ...{ firstName, amount: 100, date: '2026-11-20', credit: 0 },
      ...{ paid: [due], begun: [{ ...passDue, paid: 90 }] },
    },
  },
  'payment-put-back': {
    usual: { firstName, amount: 10, date: '2026-11-20', due: [due], credit: null },
    'of credit': { firstName, amount: 50, date: '2026-11-20', due: [], credit: 0 },
  },
  'payment-credited': {
    usual: { firstName, date: '2026-11-28', credit: { returned: 10, left: 40 } },
    'spent at once': { firstName, date: '2026-11-28', credit: { returned: 10, left: 0 } },
  },
  'attendance-reminder': {
    usual: { ...place, answer: null },
    'said yes': { ...place, answer: true },
    full: { ...place, session: full, answer: null },
    'full, with a spot held': { ...place, session: { ...full, attending: 19 }, answer: null },
    'no session': { firstName, userId, message, session: null, answer: null },
  },
  'attendance-confirmation': {
    usual: { firstName, answer: { isAttending: true, session }, due },
    'said no': { firstName, answer: { isAttending: false, session }, due: null },
    'no answer': { firstName, message, answer: null, due: null },
  },
  'season-registration-reminder': {
    usual: { firstName, userId, season },
    'no season': { firstName, userId, message, season: null },
  },
  'attendance-update': {
    usual: { firstName, answer: { isAttending: true, session }, due },
    'said no': { firstName, message, answer: { isAttending: false, session }, due: null },
    'no answer': { firstName, answer: null, due: null },
  },
  'season-registration-confirmation': {
    usual: { firstName, pass, due: passDue, leftQueues: ['Winter 2027'], keptQueues: ['Spring 2027'] },
    'with dates': { firstName, pass, due: null, held: ['2026-12-05', '2026-12-12'], waiting: [] },
    'some are full': { firstName, pass, due: passDue, held: ['2026-12-05'], waiting: ['2026-12-12'] },
    'a gift': { firstName, pass: { ...pass, price: 0 }, due: null },
    'no pass': { firstName, message, pass: null, due: null },
  },
  'low-attendance-warning': {
    usual: { ...place, session: later },
    'no session': { firstName, userId, message, session: null },
  },
  'facility-update': { usual: { firstName, userId, message } },
  'schedule-change': {
    usual: { firstName, message, changed: null, former: null, sessions: [session, later] },
    cancelled: {
      firstName,
      message: { en: reason },
      changed: cancelled,
      former: session,
      hasSpot: true,
      sessions: [later],
    },
    reopened: { firstName, changed: session, former: cancelled, sessions: [] },
    moved: {
      firstName,
      changed: { ...session, startTime: '13:30', endTime: '15:30' },
      former: session,
      hasSpot: true,
      sessions: [],
    },
    'nothing planned': { firstName, changed: null, former: null, sessions: [] },
  },
  announcement: {
    usual: { firstName, userId, message },
    'in French only': { firstName, userId, message: { fr: message.fr } },
    'no message': { firstName, userId },
  },
};
