import { asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { fullName, type LedgerLine } from 'shared-api/contract';
import { entries, payments, sessions, subscriptions, users } from '../../db/schema';
import type { Db } from '../../db/types';
import { type Locale, messagesIn } from '../../messages';
import { reasonIn } from '../ledger/reasons';
import { ofItsPass, ofItsSession, purpose } from '../payments/purpose';
import { effects, inMonth } from './months';

const makers = alias(users, 'makers');

/** Every entry of a month, oldest first, with its effects: their sums are the month's figures. */
export async function linesOfMonth(db: Db, month: string, locale: Locale): Promise<LedgerLine[]> {
  const rows = await db
    .select({
      date: entries.date,
      kind: entries.kind,
      method: entries.method,
      reason: entries.reason,
      plan: payments.plan,
      reference: payments.reference,
      sessionDate: sessions.sessionDate,
      ...effects,
      purpose,
      person: { firstName: users.firstName, lastName: users.lastName },
      maker: { firstName: makers.firstName, lastName: makers.lastName },
    })
    .from(entries)
    .leftJoin(payments, eq(payments.id, entries.paymentId))
    .leftJoin(sessions, ofItsSession)
    .leftJoin(subscriptions, ofItsPass)
    .leftJoin(users, eq(users.id, entries.accountId))
    .leftJoin(makers, eq(makers.id, entries.madeBy))
    .where(inMonth(month))
    .orderBy(asc(entries.date), asc(entries.createdOn), asc(entries.id));
  return rows.map(({ person, maker, owed, credit, money, purpose: what, ...line }) => ({
    ...line,
    purpose: line.plan === null ? null : { ...what, plan: line.plan },
    reason: reasonIn(locale, line.reason),
    userName: person ? fullName(person) : messagesIn(locale).names.formerMember,
    madeBy: maker ? fullName(maker) : '',
    owed: owed / 100,
    credit: credit / 100,
    money: money / 100,
  }));
}
