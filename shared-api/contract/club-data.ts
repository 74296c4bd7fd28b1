import { type Static, Type } from 'typebox';
import {
  CalendarDate,
  Count,
  LanguageNumber,
  Money,
  SessionStatusNumber,
  Sum,
  strict,
  WallTime,
} from './atoms';
import { defineCalls } from './call';
import { LedgerLine } from './months';

const person = {
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String({ description: 'Empty for somebody without an address' }),
};

/** Everything that a club takes along, for a workbook that its people can read and other programs, too. */
export const ClubData = strict({
  people: Type.Array(strict({ ...person, language: LanguageNumber, isAdmin: Type.Boolean() })),
  sessions: Type.Array(
    strict({
      sessionDate: CalendarDate,
      startTime: WallTime,
      endTime: WallTime,
      location: Type.String(),
      maxCapacity: Count,
      dropInPrice: Money,
      status: SessionStatusNumber,
    }),
  ),
  attendance: Type.Array(
    strict({ ...person, sessionDate: CalendarDate, came: Type.Boolean(), guests: Count }),
    { description: 'Of past sessions: who had a spot, or came' },
  ),
  passes: Type.Array(
    strict({
      ...person,
      season: Type.String({ description: 'Empty for a pass without one' }),
      startDate: CalendarDate,
      endDate: CalendarDate,
      price: Money,
      paid: Sum,
      owes: Sum,
      isEnded: Type.Boolean({ description: 'Ended before its time' }),
    }),
  ),
  balances: Type.Array(strict({ ...person, owed: Sum, credit: Sum }), {
    description: 'Of whom owes something, or has credit; what is left to pay for a pass is there',
  }),
  entries: Type.Array(LedgerLine, { description: 'Every entry of the books, oldest first' }),
});
export type ClubData = Static<typeof ClubData>;

export const clubDataCalls = defineCalls({
  'GET /api/v1/Settings/data': {
    summary:
      'Everything that the club takes along: people, sessions, attendance, passes, balances and the books. Each time, the security log says so.',
    access: 'admin',
    replies: { 200: ClubData },
  },
});
