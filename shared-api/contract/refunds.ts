import { type Static, Type } from 'typebox';
import {
  ById,
  CalendarDate,
  Count,
  Id,
  Money,
  Notes,
  Nullable,
  Optional,
  paging,
  Sum,
  sortBy,
  strict,
  Version,
} from './atoms';
import { defineCalls } from './call';
import { Purpose } from './payments';

/** A refund's state: to be sent, sent, or turned back into credit. */
export const refundStates = ['due', 'sent', 'dropped'] as const;
export type RefundState = (typeof refundStates)[number];

export const Refund = strict({
  id: Id,
  userId: Nullable(Id),
  userName: Type.String(),
  userEmail: Type.String(),
  amount: Money,
  date: CalendarDate,
  reason: Nullable(Type.String()),
  reference: Nullable(Type.String({ description: 'Of the payment that is given back; null for credit' })),
  sessionDate: Nullable(CalendarDate),
  purpose: Nullable(Purpose),
  state: Type.Enum([...refundStates]),
  sentOn: Nullable(CalendarDate),
  note: Type.String(),
  decidedBy: Type.String({ description: 'Who sent or dropped it' }),
  version: Version,
});
export type Refund = Static<typeof Refund>;

export const RefundDecision = strict(
  {
    decision: Type.Enum(['send', 'drop', 'undo']),
    sentOn: Optional(CalendarDate),
    note: Optional(Notes),
    version: Optional(Version),
  },
  'send: the money has left, today unless given; drop: it is the person’s credit after all; undo: it has not left',
);
export type RefundDecision = Static<typeof RefundDecision>;

export const refundCalls = defineCalls({
  'GET /api/v1/Refunds': {
    summary:
      'Money to be sent back, or that was: what is due first, then the oldest. `search` matches the name, the email or the reference.',
    access: 'admin',
    query: strict({
      ...paging,
      state: Optional(Type.Enum([...refundStates])),
      sort: sortBy('date', 'amount'),
    }),
    replies: { 200: Type.Array(Refund) },
    paged: true,
  },
  'GET /api/v1/Refunds/summary': {
    summary: 'How many refunds are still to be sent, and how much together.',
    access: 'admin',
    replies: { 200: strict({ count: Count, total: Sum }) },
  },
  'PUT /api/v1/Refunds/{id}/decision': {
    summary: 'Notes that a refund was sent, drops it, or takes that it was sent back.',
    access: 'admin',
    repeatable: true,
    params: ById,
    body: RefundDecision,
    replies: { 200: Refund },
    errors: ['refundNotFound', 'refundDecided', 'changedMeanwhile'],
  },
});
