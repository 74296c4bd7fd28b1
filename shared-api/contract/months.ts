import { type Static, Type } from 'typebox';
import {
  CalendarDate,
  Count,
  Instant,
  Nullable,
  Optional,
  PaymentMethodNumber,
  PlanNumber,
  Sum,
  strict,
} from './atoms';
import { defineCalls } from './call';
import { entryKinds } from './enums';
import { Purpose } from './payments';

const Month = Type.String({
  pattern: '^(?:19|20|21)\\d{2}-(0[1-9]|1[0-2])$',
  description: 'YYYY-MM in the club’s zone',
});
const ByMonth = strict({ month: Month });

const status = {
  month: Month,
  isOver: Type.Boolean(),
  closedOn: Nullable(Instant),
  closedBy: Type.String({ description: 'Empty for a month that is open' }),
};

export const MonthStatus = strict(status, 'A month is closed when it, or one after it, has been closed');
export type MonthStatus = Static<typeof MonthStatus>;

/** A month's three opening and closing balances. */
const balances = { owed: Sum, credit: Sum, money: Sum };
export const Balances = strict(
  balances,
  'owed: by people, for what was charged; credit: of people; money: received, less what went back',
);
export type Balances = Static<typeof Balances>;

export const MonthReport = strict(
  {
    ...status,
    opening: Balances,
    changes: Type.Array(strict({ kind: Type.Enum([...entryKinds]), entries: Count, ...balances }), {
      description: 'What each kind of entry has changed',
    }),
    closing: Balances,
    received: Type.Array(
      strict({
        date: CalendarDate,
        plan: Nullable(PlanNumber),
        method: Nullable(PaymentMethodNumber),
        amount: Sum,
      }),
      { description: 'Money by day, plan (null: paid in advance) and method, with what corrects it' },
    ),
  },
  'Every figure is a sum of entries by their date: opening plus changes is closing',
);
export type MonthReport = Static<typeof MonthReport>;

export const LedgerLine = strict(
  {
    date: CalendarDate,
    kind: Type.Enum([...entryKinds]),
    userName: Type.String(),
    plan: Nullable(PlanNumber),
    method: Nullable(PaymentMethodNumber),
    reference: Nullable(Type.String()),
    sessionDate: Nullable(CalendarDate),
    purpose: Optional(Nullable(Purpose)),
    reason: Nullable(Type.String()),
    madeBy: Type.String(),
    ...balances,
  },
  'An entry with what it has changed of each balance',
);
export type LedgerLine = Static<typeof LedgerLine>;

export const monthCalls = defineCalls({
  'GET /api/v1/Months': {
    summary: 'The months of the club’s books, newest first.',
    access: 'admin',
    replies: { 200: Type.Array(MonthStatus) },
  },
  'GET /api/v1/Months/{month}': {
    summary: 'What a month has changed, and the balances before and after it.',
    access: 'admin',
    params: ByMonth,
    replies: { 200: MonthReport },
  },
  'GET /api/v1/Months/{month}/entries': {
    summary: 'Every entry of a month, oldest first: what an accountant’s file is made of.',
    access: 'admin',
    params: ByMonth,
    replies: { 200: Type.Array(LedgerLine) },
  },
  'PUT /api/v1/Months/{month}': {
    summary:
      'Closes a month and all before it, so that nothing is entered there any more, or opens the last closed one.',
    access: 'admin',
    repeatable: true,
    params: ByMonth,
    body: strict({ closed: Type.Boolean() }),
    replies: { 200: MonthStatus },
    errors: ['monthNotOver', 'laterMonthClosed'],
  },
});
