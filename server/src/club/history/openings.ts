import { and, desc, eq, inArray, notExists, type SQL, sql } from 'drizzle-orm';
import { type Calls, type Opening, type OpeningPreview, rules, type Shape } from 'shared-api/contract';
import type { Db, Tx } from '../../data/rows';
import { openings, passImports } from '../../data/schema';
import { refuse } from '../../errors/app-error';
import type { Admin } from '../../http/access';
import type { Command } from '../../http/perform';
import type { Route } from '../../http/route';
import type { Services } from '../../http/services';
import { inThread } from '../../threads/in-thread';
import type { Feature } from '../feature';
import { audit } from '../log/write';
import { closedUntil, lockAccounts } from '../money/ledger';
import { bringIn, forgetOpenings, takeBack } from '../money/openings';
import { type BalanceList, readBalances } from './balances';
import { type Judged, judge, totalsOf } from './fates';
import { assertMayTakeBack, readable, sayingOfImports } from './imports';
import { finderAmong, readKnown, shownPerson } from './people';

/** What people owed or had before the club kept its books here. */
export const openingsFeature: Feature = {
  routes: openingRoutes,
  forget: forgetOpenings,
  exportData: async (db, userId) => ({
    openings: await db
      .select({
        amountCents: openings.amountCents,
        broughtOn: openings.broughtOn,
        takenBackOn: openings.takenBackOn,
      })
      .from(openings)
      .where(eq(openings.accountId, userId)),
  }),
};

type List = Shape<Calls['POST /api/v1/Openings/preview']>['body'];

function openingRoutes(route: Route, services: Services): void {
  route('GET /api/v1/Openings', () => listOpenings(services.db));
  route('POST /api/v1/Openings/preview', {
    apart: ({ services, body }) => previewOpenings(services, body),
  });
  route('POST /api/v1/Openings', {
    before: ({ body }) => read(body),
    perform: ({ services, body, caller }, list) => bringOpenings(services, list, body.total, caller),
  });
  route('POST /api/v1/Openings/{id}/take-back', ({ services, params, caller }) =>
    takeOpeningsBack(services, params.id, caller),
  );
}

const readApart = inThread('readBalances', readBalances);

async function read({ content, ...said }: List): Promise<BalanceList> {
  const { lines: limit } = rules.opening;
  return readable(await readApart(Buffer.from(content, 'base64'), limit + 1, said), limit);
}

/** What becomes of a list's lines now. @param closed the last day of the closed months */
async function judged(db: Db, { lines }: BalanceList, closed: string | null, now: Date): Promise<Judged[]> {
  const find = finderAmong(await readKnown(db));
  const ids = lines.flatMap((line) => find(line).map(({ id }) => id));
  const before =
    ids.length === 0
      ? []
      : await db
          .select({ accountId: openings.accountId, key: openings.key })
          .from(openings)
          .where(inArray(openings.accountId, ids));
  const brought = new Map<string, Set<string>>();
  for (const { accountId, key } of before)
    if (key) brought.set(accountId, (brought.get(accountId) ?? new Set()).add(key));
  return judge(lines, { find, brought, closed, now });
}

/** What a list of balances says, and what would become of each line. */
async function previewOpenings({ db, clock }: Services, body: List): Promise<OpeningPreview> {
  const list = await read(body);
  const lines = await db.transaction(async (tx) => judged(tx, list, await closedUntil(tx), clock.now()));
  const { owed, credit } = totalsOf(lines);
  return {
    ...{ text: list.text, letters: list.letters, mapping: list.mapping },
    ...{ asked: list.asked, sample: list.sample, sheets: list.sheets },
    lines: lines.map(({ text, person, cents, date, enteredOn, reason, fate }) => ({
      ...{ text, date, enteredOn, reason, fate },
      person: person && shownPerson(person),
      amount: cents === null ? null : cents / 100,
    })),
    total: { owed: owed / 100, credit: credit / 100 },
  };
}

/**
 * Enters the new lines of a list.
 * @param confirmed the total that somebody has seen
 * @throws AppError `unclearColumns`, `nothingNew`, `otherTotal`
 */
async function bringOpenings(
  command: Command,
  list: BalanceList,
  confirmed: { owed: number; credit: number },
  caller: Admin,
): Promise<Opening> {
  const { db: tx, clock } = command;
  if (!list.mapping) return refuse('unclearColumns');
  const now = clock.now();
  const closed = await closedUntil(tx);
  const of = (lines: readonly Judged[]) => lines.flatMap(({ person }) => person?.id ?? []);
  // Under the accounts' locks, so that two who bring in one list enter it once.
  await lockAccounts(tx, of(await judged(tx, list, closed, now)));
  const lines = (await judged(tx, list, closed, now)).filter(({ fate }) => fate === 'new');
  if (lines.length === 0) return refuse('nothingNew');
  const { owed, credit } = totalsOf(lines);
  if (owed / 100 !== confirmed.owed || credit / 100 !== confirmed.credit) return refuse('otherTotal');
  const balances = lines.flatMap(({ person, cents, date, enteredOn, reason, key }) =>
    person && cents !== null
      ? {
          ...{ accountId: person.id, cents, key, date: enteredOn },
          reason: [reason, ...(date && date !== enteredOn ? [date] : [])].filter(Boolean).join(' · '),
        }
      : [],
  );
  const id = await bringIn(command, balances, caller);
  await audit(tx, caller, {
    ...{ action: 'opening.import', entityId: id, about: of(lines) },
    after: { lines: lines.length, owed: owed / 100, credit: credit / 100 },
  });
  return findOpening(tx, id);
}

/**
 * Takes back what was brought in together. Again, it changes nothing.
 * @throws AppError `openingNotFound`, `tooLateToTakeBack`, `openingSpent`
 */
async function takeOpeningsBack(command: Command, id: string, caller: Admin): Promise<Opening> {
  const { db: tx, clock } = command;
  const theirs = tx
    .select()
    .from(openings)
    .where(and(eq(openings.importId, id), ofBalances(tx)));
  await lockAccounts(
    tx,
    (await theirs).map(({ accountId }) => accountId),
  );
  const rows = await theirs;
  const [first] = rows;
  if (!first) return refuse('openingNotFound');
  if (first.takenBackOn) return findOpening(tx, id);
  assertMayTakeBack(first, rules.opening.takeBackHours, clock.now());
  await takeBack(command, rows, caller);
  const opening = await findOpening(tx, id);
  await audit(tx, caller, {
    ...{ action: 'opening.undo', entityId: id, about: rows.map(({ accountId }) => accountId) },
    before: { lines: opening.lines, owed: opening.owed, credit: opening.credit },
  });
  return opening;
}

/** Condition on `openings`: not of a pass. */
const ofBalances = (db: Db): SQL =>
  notExists(db.select({ one: sql`1` }).from(passImports).where(eq(passImports.id, openings.importId)));

const findOpening = async (tx: Tx, id: string): Promise<Opening> =>
  (await listOpenings(tx, id))[0] ?? refuse('openingNotFound');

/** What was brought in together, newest first. @param id of one; all without it */
async function listOpenings(db: Db, id?: string): Promise<Opening[]> {
  const rows = await db
    .select()
    .from(openings)
    .where(and(ofBalances(db), id === undefined ? undefined : eq(openings.importId, id)))
    .orderBy(desc(openings.broughtOn), desc(openings.importId));
  const sayingOf = await sayingOfImports(db, rows, rules.opening.takeBackHours);
  const groups = new Map<string, typeof rows>();
  for (const row of rows) groups.set(row.importId, [...(groups.get(row.importId) ?? []), row]);
  return [...groups].map(([importId, lines]) => {
    const [first] = lines as [(typeof rows)[number]];
    const sum = (sign: number) =>
      lines.reduce(
        (cents, { amountCents }) => cents + (amountCents * sign > 0 ? Math.abs(amountCents) : 0),
        0,
      );
    return {
      ...{ id: importId, lines: lines.length, owed: sum(-1) / 100, credit: sum(1) / 100 },
      ...sayingOf(first),
    };
  });
}
