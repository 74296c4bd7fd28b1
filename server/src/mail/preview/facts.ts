import { PaymentMethod, Plan, SessionStatus } from 'shared-api/contract';
import { livePages, pagePaths } from '../../config/page-paths';
import type { DueFacts, PaidFacts, SessionFacts } from '../facts';
import type { MailContext, Reader } from '../localization';

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

const email = 'noemie@courtside.example';
const token = 'pU0pO3xX0e2kq8b1Jt7m0C5yVfWnZrLh4sDgQaTiEo8';
const message = {
  en: 'We had a wonderful autumn, thank you all.\n\nDoors open at 9:45. Please bring indoor shoes:\nthe floor has just been varnished.',
  fr: 'Nous avons eu un bel automne, merci à tous.\n\nLes portes ouvrent à 9 h 45. Apportez des souliers d’intérieur :\nle plancher vient d’être verni.',
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
  pathTo: pagePaths(livePages(''), () => undefined),
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

/** The reader of previews. */
export const sampleReader: Reader = { id: '01930c2e-7b6a-7c31-9f10-6d2f6a1c0a01', firstName: 'Noémie' };

/** What the mails' samples are made of. */
export const sampleFacts = {
  session,
  later,
  full,
  cancelled,
  reason,
  due,
  passDue,
  sentOn,
  season,
  pass,
  email,
  token,
  message,
  paid,
};
