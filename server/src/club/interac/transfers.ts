import { and, desc, eq, inArray, or } from 'drizzle-orm';
import { clubDate } from 'shared-api/calendar';
import { fullName, type Transfer, type TransferDecision, type TransferSuggestion } from 'shared-api/contract';
import { clubCurrency } from 'shared-api/money';
import { type Db, firstOf, type Tx } from '../../data/rows';
import { payments, sessions, subscriptions, transfers, users } from '../../data/schema';
import { finds } from '../../data/search';
import { findUser } from '../../data/users';
import { refuse } from '../../errors/app-error';
import type { Admin } from '../../http/access';
import type { Command } from '../../http/perform';
import type { Route } from '../../http/route';
import type { Services } from '../../http/services';
import { type Locale, messagesIn } from '../../messages';
import type { Feature } from '../feature';
import { audit } from '../log/write';
import { reverse } from '../money/correct';
import { isDue, ofItsPass, ofItsSession, owedSince, purpose } from '../money/dues';
import { lockPayment } from '../money/ledger';
import { mailReceipts, mailReversal } from '../money/mails';
import type { Actor } from '../money/payments';
import { matching } from '../money/read';
import { importStatement, previewStatement } from './import';
import { findTransfers, listTransfers } from './list';
import { fetchBySchedule, fetchNotices } from './mailbox/fetch';
import { changeMailbox, showMailbox } from './mailbox/mailbox';
import { amountMatch, fitOf, wordsOf } from './match';
import { credit, settleTransfers } from './settle';
import { forgetSender, hasSettled, type TransferRow, transfersOf, updateTransfer } from './store';

export const interac: Feature = {
  routes: transferRoutes,
  timers: { notices: { seconds: 240, run: fetchBySchedule } },
  forget: forgetSender,
  exportData: async (db, userId) => ({ transfers: await transfersOf(db, userId) }),
};

/** Transfers received on the club's account. */
function transferRoutes(route: Route, services: Services): void {
  const { db } = services;

  route('POST /api/v1/Transfers/preview', {
    apart: ({ services, body, locale }) => previewStatement(services, body, { locale }),
  });
  route('POST /api/v1/Transfers/import', {
    apart: ({ services, body, caller, locale }) => importStatement(services, body, { caller, locale }),
  });

  route('GET /api/v1/Transfers/mailbox', () => showMailbox(services));
  route('PUT /api/v1/Transfers/mailbox', ({ services, body, caller }) =>
    changeMailbox(services, body, caller),
  );
  route('POST /api/v1/Transfers/mailbox/fetch', {
    apart: async ({ services }) => {
      await fetchNotices(services);
      return showMailbox(services);
    },
  });

  route('GET /api/v1/Transfers', ({ query, locale }) => listTransfers(db, query, locale));
  route('GET /api/v1/Transfers/{id}/suggestions', async ({ params, query, locale }) => {
    const transfer = (await findTransfer(db, params.id)) ?? refuse('transferNotFound');
    return suggestPayments(db, transfer, { ...query, locale });
  });

  route('PUT /api/v1/Transfers/{id}/decision', ({ services, params, body, caller, locale }) =>
    decideTransfer(services, params.id, body, { caller, locale }),
  );
}

/** Carries out an administrator's decision about a transfer. */
async function decideTransfer(
  command: Command,
  id: string,
  { decision, paymentId, userId, note = '', version }: TransferDecision,
  actor: Actor,
): Promise<Transfer> {
  const { db: tx } = command;
  const row = (await lockTransfer(tx, id)) ?? refuse('transferNotFound');
  if (version !== undefined && version !== row.version) return refuse('changedMeanwhile');
  const before = await shown(tx, id, actor);
  if (decision === 'undo' && !row.decidedOn) return before;
  if (decision !== 'undo' && row.decidedOn) return refuse('transferDecided');
  const isMoney = decision === 'settle' || decision === 'credit';
  if (isMoney && row.currency !== clubCurrency) return refuse('illegalTransition');
  const decidedBy = actor.caller.id;
  if (decision === 'settle') {
    const owed = paymentId ?? row.paymentId ?? refuse('paymentNotFound');
    await settleByHand(command, row, { paymentId: owed, note }, actor.caller);
  } else if (decision === 'credit') {
    const owner = userId ?? before.person?.id ?? before.payment?.userId ?? refuse('userNotFound');
    await creditByHand(command, row, { userId: owner, note }, actor.caller);
  } else {
    if (hasSettled(row)) await putBack(command, row, actor.caller);
    const put =
      decision === 'undo'
        ? ({ state: 'unmatched', reason: 'undone', decidedOn: null } as const)
        : ({ state: 'notOurs', reason: 'byHand', decidedOn: command.clock.now() } as const);
    await updateTransfer(tx, id, { ...put, note, decidedBy, owedSince: null });
  }
  const after = await shown(tx, id, actor);
  const action = `transfer.${decision}`;
  await audit(tx, actor.caller, {
    action,
    entityId: id,
    about: [before, after].flatMap(({ payment, person }) => [payment?.userId, person?.id]),
    before: auditable(before),
    after: auditable(after),
  });
  return after;
}

/**
 * Settles a payment with a transfer by somebody's decision. After a part, the payment stays pending for the rest; an
 * excess becomes the payer's credit.
 * @throws AppError `paymentNotFound`, `illegalTransition` for a payment that is not pending
 */
async function settleByHand(
  command: Command,
  transfer: TransferRow,
  { paymentId, note }: { paymentId: string; note: string },
  caller: Admin,
): Promise<void> {
  const payment = (await lockPayment(command.db, paymentId)) ?? refuse('paymentNotFound');
  if (payment.openCents <= 0) return refuse('illegalTransition');
  const { state } = amountMatch(transfer.amountCents, payment.openCents);
  await updateTransfer(command.db, transfer.id, {
    state,
    reason: 'byHand',
    note,
    paymentId,
    userId: null,
    decidedBy: caller.id,
    decidedOn: command.clock.now(),
    owedSince: clubDate(payment.paymentDate),
  });
  await settleTransfers(command, [{ transfer, payment }], caller);
}

/**
 * Credits a transfer to a person's balance by somebody's decision.
 * @throws AppError `userNotFound`
 */
async function creditByHand(
  command: Command,
  transfer: TransferRow,
  { userId, note }: { userId: string; note: string },
  caller: Admin,
): Promise<void> {
  if (!(await findUser(command.db, userId))) return refuse('userNotFound');
  await updateTransfer(command.db, transfer.id, {
    state: 'settled',
    reason: 'byHand',
    note,
    paymentId: null,
    userId,
    decidedBy: caller.id,
    decidedOn: command.clock.now(),
    owedSince: null,
  });
  await credit(command, [{ transfer, userId }], caller);
}

/**
 * Puts a transfer's money back by somebody's decision, and notifies the payer.
 * @throws AppError `creditSpent`, `illegalTransition`
 */
async function putBack(command: Command, transfer: TransferRow, caller: Admin): Promise<void> {
  const reversed = await reverse(command, transfer, caller);
  if (!reversed) return;
  await mailReceipts(command, reversed.completed);
  const { date, amountCents: cents } = transfer;
  await mailReversal(command, { ...reversed, cents, date });
}

const shown = async (tx: Tx, id: string, { locale }: Actor): Promise<Transfer> =>
  (await findTransfers(tx, [id], locale))[0] ?? refuse('transferNotFound');

/** The log names neither the sender nor the payment's owner. */
const auditable = ({ state, reason, amount, date, note, payment }: Transfer): object => ({
  state,
  reason,
  amount,
  date,
  note,
  reference: payment?.reference ?? null,
});

/** @returns the transfer, or undefined */
const findTransfer = (db: Db, id: string): Promise<TransferRow | undefined> =>
  firstOf(db.select().from(transfers).where(eq(transfers.id, id)));

/** Locks a transfer until the transaction ends. */
const lockTransfer = (tx: Tx, id: string): Promise<TransferRow | undefined> =>
  firstOf(tx.select().from(transfers).where(eq(transfers.id, id)).for('update'));

/** The most suggestions shown, the most candidates read per condition, and the lowest score. */
const [shownSuggestions, readCandidates, leastScore] = [5, 200, 30];

/**
 * Pending payments that a transfer may be for, likeliest first: with the same amount, or of somebody whose name is in
 * it; or matching a search by name or reference.
 */
async function suggestPayments(
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
