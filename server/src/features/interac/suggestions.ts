import { and, desc, eq, inArray, or } from 'drizzle-orm';
import { clubDate } from 'shared-api/calendar';
import { fullName, type TransferSuggestion } from 'shared-api/contract';
import { payments, sessions, subscriptions, users } from '../../db/schema';
import { finds } from '../../db/search';
import type { Db } from '../../db/types';
import { type Locale, messagesIn } from '../../messages';
import { isDue, owedSince } from '../ledger/store';
import { ofItsPass, ofItsSession, purpose } from '../payments/purpose';
import { matching } from '../payments/store';
import { fitOf, wordsOf } from './policy';
import type { TransferRow } from './store';

/** The most suggestions shown, the most candidates read per condition, and the lowest score. */
const [shownSuggestions, readCandidates, leastScore] = [5, 200, 30];

/**
 * Pending payments that a transfer may be for, likeliest first: with the same amount, or of somebody whose name is in
 * it; or matching a search by name or reference.
 */
export async function suggestPayments(
  db: Db,
  transfer: TransferRow,
  { search = '', locale }: { search?: string | undefined; locale: Locale },
): Promise<TransferSuggestion[]> {
  const words = wordsOf(`${transfer.sender} ${transfer.message}`)
    .filter((word) => word.length > 2)
    .slice(0, 12);
  const ofAmount = eq(payments.openCents, transfer.amountCents);
  const named = words.map((word) => finds(users.searchText, word));
  const ofPeople = inArray(
    payments.userId,
    db
      .select({ id: users.id })
      .from(users)
      .where(or(...named))
      .limit(readCandidates),
  );
  const likely = [ofAmount, ...(words.length > 0 ? [ofPeople] : [])];
  const isSearch = search.trim() !== '';
  const found = await Promise.all(
    (isSearch ? [matching(db, { search })] : likely).map((condition) =>
      db
        .select({
          payment: payments,
          owedSince,
          purpose,
          firstName: users.firstName,
          lastName: users.lastName,
        })
        .from(payments)
        .leftJoin(users, eq(users.id, payments.userId))
        .leftJoin(sessions, ofItsSession)
        .leftJoin(subscriptions, ofItsPass)
        .where(and(isDue, condition))
        .orderBy(desc(owedSince))
        .limit(readCandidates),
    ),
  );
  const candidates = new Map(found.flat().map((row) => [row.payment.id, row]));
  return [...candidates.values()]
    .map(({ payment, owedSince: since, purpose: what, firstName, lastName }) => {
      const name = firstName === null ? '' : fullName({ firstName, lastName });
      const { id: paymentId, reference, amount, openCents: cents } = payment;
      const candidate = { name, cents, since: clubDate(since) };
      const fit = fitOf({ ...transfer, cents: transfer.amountCents }, candidate);
      const userName = name || messagesIn(locale).names.formerMember;
      return { paymentId, userName, reference, amount, since: since.toISOString(), ...what, ...fit };
    })
    .filter(({ score }) => isSearch || score >= leastScore)
    .sort((a, b) => b.score - a.score || a.since.localeCompare(b.since))
    .slice(0, shownSuggestions);
}
