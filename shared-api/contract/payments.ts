import { type Static, Type } from 'typebox';
import {
  ById,
  CalendarDate,
  Count,
  Id,
  Ids,
  Instant,
  Money,
  Nullable,
  Optional,
  PaymentMethodNumber,
  PaymentStatusNumber,
  PlanNumber,
  paging,
  Recipients,
  range,
  Sum,
  sortBy,
  strict,
  UserId,
  Version,
} from './atoms';
import { defineCalls } from './call';
import { PaymentStatus } from './enums';
import { rules } from './rules';

/** What a payment is for: a session, a guest's spot in it, or a pass with its period; and whether it was given up too late; or a balance from before. */
export const purpose = {
  plan: PlanNumber,
  sessionDate: Nullable(CalendarDate),
  guestName: Nullable(Type.String()),
  passStart: Nullable(CalendarDate),
  passEnd: Nullable(CalendarDate),
  late: Type.Boolean(),
  opening: Optional(Type.Boolean({ description: 'What was owed before the club kept its books here' })),
};
export const Purpose = strict(purpose, 'late: it is owed for a place that was given up too late');
export type Purpose = Static<typeof Purpose>;

export const Payment = strict(
  {
    id: Id,
    userId: Nullable(Id),
    userName: Type.String(),
    userEmail: Type.String(),
    amount: Money,
    ...purpose,
    method: PaymentMethodNumber,
    status: PaymentStatusNumber,
    paymentDate: Instant,
    reference: Type.String(),
    sessionId: Nullable(Id),
    paid: Sum,
    sentOn: Nullable(Instant),
    withdrawnOn: Nullable(Instant),
    version: Version,
  },
  'userId is null and the name anonymous once the player is deleted; plan Membership means a season pass; paid is what has come so ' +
    'far; late: it is owed for a place that was given up too late; withdrawnOn: since when it is no longer asked for, sentOn: when the payer said that they had sent it',
);
export type Payment = Static<typeof Payment>;

const amount = Type.Number({
  minimum: rules.payment.amount.min,
  maximum: rules.payment.amount.max,
  multipleOf: 0.01,
});
/** When the money came; today without one. */
const paymentDate = Optional(CalendarDate);
const { Pending, Completed } = PaymentStatus;

export const PaymentDraft = strict({
  userId: UserId,
  plan: PlanNumber,
  amount,
  method: Optional(PaymentMethodNumber),
  status: Optional(
    Type.Enum({ Pending, Completed }, { type: 'integer', description: 'Pending unless given' }),
  ),
  paymentDate,
});
export type PaymentDraft = Static<typeof PaymentDraft>;

export const PaymentChange = strict({
  plan: PlanNumber,
  amount,
  method: PaymentMethodNumber,
  status: PaymentStatusNumber,
  paymentDate,
  version: Optional(Version),
});
export type PaymentChange = Static<typeof PaymentChange>;

const filters = {
  search: paging.search,
  ...range,
  status: Optional(PaymentStatusNumber),
  plan: Optional(PlanNumber),
  userId: Optional(UserId),
};

export const PaymentSummary = strict(
  {
    totalRevenue: Sum,
    seasonRevenue: Sum,
    dropInRevenue: Sum,
    paymentsCount: Count,
    months: Type.Array(
      strict({ month: Type.String({ description: 'YYYY-MM in the club’s zone' }), total: Sum, count: Count }),
    ),
  },
  'Completed payments add, failed or refunded ones subtract, pending ones only count',
);
export type PaymentSummary = Static<typeof PaymentSummary>;

export const paymentCalls = defineCalls({
  'GET /api/v1/Payments': {
    summary:
      'Payments, newest first. `search` matches the user’s name or email, or the reference, which also finds withdrawn ones.',
    access: 'admin',
    query: strict({
      ...paging,
      ...filters,
      sort: sortBy('paymentDate', 'userName', 'userEmail', 'amount', 'plan', 'status'),
    }),
    replies: { 200: Type.Array(Payment) },
    paged: true,
  },
  'GET /api/v1/Payments/pending': {
    summary: 'Payments that have not arrived, oldest first.',
    access: 'admin',
    query: strict({ page: paging.page, pageSize: paging.pageSize }),
    replies: { 200: Type.Array(Payment) },
    paged: true,
  },
  'GET /api/v1/Payments/summary': {
    summary: 'Sums over the payments that the filters select, in all and by month.',
    access: 'admin',
    query: strict(filters),
    replies: { 200: PaymentSummary },
  },
  'GET /api/v1/Payments/mine': {
    summary: 'The caller’s own payments, newest first.',
    access: 'player',
    replies: { 200: Type.Array(Payment) },
  },
  'GET /api/v1/Payments/{id}': {
    summary: 'One payment.',
    access: 'admin',
    params: ById,
    replies: { 200: Payment },
    errors: ['paymentNotFound'],
  },
  'POST /api/v1/Payments': {
    summary: 'Records a payment, pending or already received.',
    access: 'admin',
    repeatable: true,
    body: PaymentDraft,
    replies: { 201: Payment },
    errors: ['userNotFound', 'monthClosed'],
  },
  'PUT /api/v1/Payments/{id}': {
    summary: 'Changes a payment; the form may set any status.',
    access: 'admin',
    repeatable: true,
    params: ById,
    body: PaymentChange,
    replies: { 200: Payment },
    errors: ['paymentNotFound', 'changedMeanwhile', 'monthClosed', 'alreadyRefunded'],
  },
  'PUT /api/v1/Payments/{id}/status': {
    summary:
      'Quick action: Pending to Completed or Failed, Completed to Refunded, and nothing else. The date and the method say when and how the money came.',
    access: 'admin',
    repeatable: true,
    params: ById,
    body: strict({ status: PaymentStatusNumber, paymentDate, method: Optional(PaymentMethodNumber) }),
    replies: { 200: Payment },
    errors: ['paymentNotFound', 'illegalTransition', 'monthClosed'],
  },
  'POST /api/v1/Payments/recipients': {
    summary:
      'How many people it would email to set the status of some payments, any status; changes nothing.',
    access: 'admin',
    body: strict({ ...Ids.properties, status: PaymentStatusNumber }),
    replies: { 200: Recipients },
    errors: ['paymentNotFound', 'monthClosed', 'alreadyRefunded'],
  },
});
