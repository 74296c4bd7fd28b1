import { sql } from 'drizzle-orm';
import { clubDate } from 'shared-api/calendar';
import {
  type Calls,
  rules,
  type Shape,
  type StatementImport,
  type StatementMapping,
  type StatementPreview,
  type TransferState,
  transferStates,
} from 'shared-api/contract';
import type { Db, Tx } from '../../data/rows';
import { newId, statementMappings, transfers } from '../../data/schema';
import { addressesOf, readSettings } from '../../data/settings';
import { refuse } from '../../errors/app-error';
import type { Admin } from '../../http/access';
import { type Command, perform } from '../../http/perform';
import type { Services } from '../../http/services';
import { inThread } from '../../threads/in-thread';
import { audit } from '../log/write';
import type { PaymentRow } from '../money/ledger';
import type { Actor } from '../money/payments';
import { findTransfers, payersOf, peopleOf } from './list';
import { createMatcher, type Match } from './match';
import { type ReadFile, readFile } from './read-file';
import { inPortions, type ReadTransfer } from './reading';
import { credit, settleTransfers } from './settle';
import { readFacts, type TransferRow, updateTransfer } from './store';

type Statement = Shape<Calls['POST /api/v1/Transfers/preview']>['body'];

const readFileApart = inThread('readFile', readFile);

/** Transfers per transaction: limits how long others wait for its locks. */
const portionSize = 500;

/** Previews an import. */
export async function previewStatement(
  services: Services,
  statement: Statement,
  { locale }: Pick<Actor, 'locale'>,
): Promise<StatementPreview> {
  const { source, table, sheets, transfers, unreadableRows } = await read(services, statement);
  const { facts } = await readFacts(services.db, transfers);
  const match = createMatcher(facts, keysOf(transfers));
  const matches = await inPortions(transfers, portionSize, (portion) => portion.map(match));
  const shown = matches.slice(0, rules.statement.shown);
  const paymentIds = shown.flatMap(({ paymentId }) => paymentId ?? []);
  const payments = await payersOf(services.db, paymentIds, locale);
  const userIds = shown.flatMap(({ userId }) => userId ?? []);
  const people = await peopleOf(services.db, userIds);
  return {
    source,
    mapping: table?.mapping ?? null,
    isRemembered: table?.isRemembered ?? false,
    asked: table?.asked ?? null,
    sample: table?.sample ?? [],
    sheets,
    counts: countStates(matches),
    unreadableRows,
    transfers: shown.map(({ paymentId, userId, ...match }, index) => {
      const { date, cents, currency, sender, message, dkim } = transfers[index] as ReadTransfer;
      const payment = payments.get(paymentId ?? '') ?? null;
      const person = people.get(userId ?? '') ?? null;
      return {
        ...match,
        source,
        date,
        amount: cents / 100,
        currency,
        sender,
        message,
        dkim,
        payment,
        person,
      };
    }),
  };
}

/**
 * Stores a statement's deposits and settles what can be settled automatically. Each portion is committed, so
 * that an interrupted import continues where it stopped when repeated.
 * @throws AppError `unreadableStatement`, `unreadableWorkbook`, `takesTooLong`; `unclearColumns` when somebody has to choose the columns first
 */
export async function importStatement(
  services: Services,
  statement: Statement,
  actor: Actor,
): Promise<StatementImport> {
  const { db } = services;
  const { source, table, transfers, unreadableRows } = await read(services, statement);
  if (table?.mapping === null) return refuse('unclearColumns');
  const kept = await importTransfers(services, transfers, actor.caller);
  const counts = countStates(kept);
  await perform(services, async ({ db: tx }) => {
    // Only what somebody chose, and only if it read something.
    if (table && statement.mapping && transfers.length > 0) {
      await saveMapping(tx, table.form, statement.mapping);
    }
    await audit(tx, actor.caller, { action: 'transfer.import', about: [], after: { source, ...counts } });
  });
  const show = (states: readonly TransferState[]) => {
    const ids = kept.filter(({ id, state }) => id && states.includes(state)).map(({ id }) => id ?? '');
    return findTransfers(db, ids.slice(0, rules.statement.shown), actor.locale);
  };
  const [settled, asked] = await Promise.all([show(['settled']), show(['unmatched', 'partly', 'over'])]);
  return { source, counts, unreadableRows, settled, asked };
}

/**
 * Stores parsed transfers and settles what can be settled automatically, in portions.
 * @param caller for the log; null for notices fetched from the mailbox
 * @returns each one's outcome, in order
 */
export const importTransfers = (
  services: Services,
  transfers: readonly ReadTransfer[],
  caller: Admin | null,
): Promise<Kept[]> => {
  const file = keysOf(transfers);
  return inPortions(transfers, portionSize, (portion) =>
    perform(services, (command) => importPortion(command, portion, file, caller)),
  );
};

const keysOf = (transfers: readonly ReadTransfer[]): Set<string> => new Set(transfers.map(({ key }) => key));

/** A transfer after its import; without an id it was already known, or is a debit. */
interface Kept {
  id: string | null;
  state: TransferState;
}

async function importPortion(
  command: Command,
  portion: ReadTransfer[],
  file: ReadonlySet<string>,
  caller: Admin | null,
): Promise<Kept[]> {
  const { db: tx, clock } = command;
  // Under the locks of payments and accounts, so that the outcome still holds when it is written.
  const { facts, rows } = await readFacts(tx, portion, tx);
  const matches = portion.map(createMatcher(facts, file));
  const judged = portion.map((transfer, index) => {
    const match = matches[index] as Match;
    return { transfer, match, payment: rows.get(match.paymentId ?? '') };
  });
  const fresh = judged.filter(({ match: { reason } }) => reason !== 'debit' && reason !== 'seenBefore');
  const now = clock.now();
  const added = fresh.filter(({ match }) => !match.replaces).map((one) => valuesOf(one, now));
  const kept = await insertTransfers(tx, added);
  const ids = new Map(kept.map(({ key, id }) => [key, id]));
  for (const one of fresh) {
    const { replaces, deposits } = one.match;
    if (deposits) await updateTransfer(tx, deposits, { state: 'duplicate', reason: 'readElsewhere' });
    if (!replaces) continue;
    await updateTransfer(tx, replaces, { ...valuesOf(one, now), decidedBy: null, note: '' });
    ids.set(one.transfer.key, replaces);
  }
  const settled = fresh.flatMap(({ transfer: { key, date, cents: amountCents }, match, payment }) => {
    const id = ids.get(key);
    return id && match.state === 'settled'
      ? { transfer: { id, date, amountCents }, payment, userId: match.userId }
      : [];
  });
  const settlings = settled.flatMap(({ transfer, payment }) => (payment ? { transfer, payment } : []));
  await settleTransfers(command, settlings, caller);
  // Last, because credit pays what is still open.
  const creditings = settled.flatMap(({ transfer, userId }) => (userId ? { transfer, userId } : []));
  await credit(command, creditings, caller);
  return judged.map(({ transfer, match }) => ({
    id: match.reason === 'seenBefore' ? null : (ids.get(transfer.key) ?? null),
    state: match.state,
  }));
}

interface Judged {
  transfer: ReadTransfer;
  match: Match;
  payment: PaymentRow | undefined;
}

/** The initially stored fields of a transfer. */
type NewTransfer = Omit<TransferRow, 'id' | 'decidedBy' | 'note' | 'createdOn' | 'version'>;

/** The stored form of a transfer. */
const valuesOf = (
  {
    transfer: { key, source, date, cents, currency, sender, message, dkim },
    match: { state, reason, doubt, paymentId, userId },
    payment,
  }: Judged,
  now: Date,
): NewTransfer => ({
  key,
  source,
  date,
  amountCents: cents,
  currency,
  sender,
  message,
  dkim,
  state,
  reason,
  doubt,
  paymentId,
  userId,
  decidedOn: state === 'settled' ? now : null,
  owedSince: state === 'settled' && payment ? clubDate(payment.paymentDate) : null,
});

/** Counts by state. */
export function countStates(matches: readonly { state: TransferState }[]): Record<TransferState, number> {
  const counts = Object.fromEntries(transferStates.map((state) => [state, 0])) as Record<
    TransferState,
    number
  >;
  for (const { state } of matches) counts[state]++;
  return counts;
}

async function read(
  { db, config, clock }: Services,
  { content, mapping, sheet }: Statement,
): Promise<ReadFile & { transfers: ReadTransfer[] }> {
  const file = await readFileApart(Buffer.from(content, 'base64'), {
    mapping,
    sheet,
    remembered: await findMappings(db),
    trustedServer: config.mail.trustedServer,
    clubAddress: addressesOf(await readSettings(db), config).paymentEmail,
    today: clubDate(clock.now()),
  });
  return file && (file.transfers.length > 0 || file.unreadableRows.length > 0 || file.table?.mapping === null)
    ? file
    : refuse('unreadableStatement');
}

/**
 * Stores new transfers. The rows are sent as one parameter: building a statement with a parameter for each field of
 * thousands of rows takes longer than running it.
 * @returns those that were stored
 */
async function insertTransfers(
  tx: Tx,
  rows: readonly NewTransfer[],
): Promise<Pick<TransferRow, 'id' | 'key'>[]> {
  const values = JSON.stringify(rows.map((row) => ({ id: newId(), ...row })));
  const { rows: stored } = await tx.execute<Pick<TransferRow, 'id' | 'key'>>(sql`
    insert into ${transfers} (id, key, source, date, amount_cents, currency, sender, message, dkim, state, reason, doubt,
      payment_id, user_id, owed_since, decided_on)
    select * from jsonb_to_recordset(${values}::jsonb) as new (id uuid, key text, source text, date date,
      "amountCents" int, currency text, sender text, message text, dkim text, state text, reason text, doubt text,
      "paymentId" uuid, "userId" uuid, "owedSince" date, "decidedOn" timestamptz)
    on conflict (key) do nothing returning id, key`);
  return stored;
}

/** The mapping that somebody last chose for statements of a form. */
const findMappings = async (db: Db): Promise<Map<string, StatementMapping>> =>
  new Map(
    (await db.select().from(statementMappings)).map(({ fingerprint, mapping }) => [fingerprint, mapping]),
  );

/**
 * Remembers the column mapping of statements of one form, replacing an earlier one.
 * @param form by `understand`
 */
const saveMapping = (tx: Tx, form: string, mapping: StatementMapping): Promise<unknown> =>
  tx
    .insert(statementMappings)
    .values({ fingerprint: form, mapping })
    .onConflictDoUpdate({ target: statementMappings.fingerprint, set: { mapping } });
