import { type Static, Type } from 'typebox';
import {
  ById,
  CalendarDate,
  Id,
  Instant,
  Money,
  Nullable,
  PaymentMethodNumber,
  paging,
  Sum,
  strict,
} from './atoms';
import { defineCalls } from './call';
import { entryKinds } from './enums';
import { Payment, purpose } from './payments';

export const OpenPayment = strict({
  paymentId: Id,
  ...purpose,
  sessionId: Nullable(Id),
  reference: Type.String(),
  amount: Money,
  paid: Sum,
  due: Sum,
  since: Instant,
  sentOn: Nullable(Instant),
});
export type OpenPayment = Static<typeof OpenPayment>;

export const Balance = strict(
  {
    credit: Sum,
    owed: Sum,
    payTo: Type.String({ description: 'Empty while the club has no address for payments' }),
    reference: Type.String({
      description: 'The person’s own: what comes with it is credit, which pays what is open, oldest first',
    }),
    open: Type.Array(OpenPayment, { description: 'What is still to be paid, oldest first' }),
  },
  'paid is what has come for a payment so far, due the rest; sentOn: when the payer said that they had sent it',
);
export type Balance = Static<typeof Balance>;

export const BalanceEntry = strict(
  {
    id: Id,
    date: CalendarDate,
    kind: Type.Enum([...entryKinds]),
    amount: Sum,
    balance: Sum,
    method: Nullable(PaymentMethodNumber),
    reason: Nullable(Type.String()),
    payment: Nullable(strict({ id: Id, reference: Type.String(), isPaid: Type.Boolean(), ...purpose })),
  },
  'Amounts above zero are in the person’s favour, and so is the balance after the entry. applied: credit that pays for ' +
    'something or, below zero, money for something that became credit; neither changes the balance',
);
export type BalanceEntry = Static<typeof BalanceEntry>;

export const Receipt = strict(
  {
    personName: Type.String(),
    ...purpose,
    amount: Money,
    fromCredit: Sum,
    method: PaymentMethodNumber,
    paymentDate: Instant,
    reference: Type.String(),
  },
  'fromCredit: how much of the amount the person’s credit has paid; the rest came by the method',
);
export type Receipt = Static<typeof Receipt>;

export const balanceCalls = defineCalls({
  'GET /api/v1/Balances/mine': {
    summary: 'What the caller owes and has to their credit, and where to send money.',
    access: 'player',
    followed: true,
    replies: { 200: Balance },
  },
  'GET /api/v1/Balances/mine/entries': {
    summary: 'What has moved the caller’s balance, newest first.',
    access: 'player',
    query: strict({ page: paging.page, pageSize: paging.pageSize }),
    replies: { 200: Type.Array(BalanceEntry) },
    paged: true,
  },
  'PUT /api/v1/Payments/{id}/sent': {
    summary:
      'Notes that the caller has sent the money for a payment of theirs, or not after all; settles nothing.',
    access: 'player',
    repeatable: true,
    params: ById,
    body: strict({ sent: Type.Boolean() }),
    replies: { 200: Payment },
    errors: ['paymentNotFound', 'nothingDue'],
  },
  'GET /api/v1/Payments/{id}/receipt': {
    summary: 'The receipt for a completed payment of the caller’s.',
    access: 'player',
    params: ById,
    replies: { 200: Receipt },
    errors: ['paymentNotFound'],
  },
});
