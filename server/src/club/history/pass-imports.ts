import { and, desc, eq, gte, inArray, notExists, sql } from 'drizzle-orm';
import { clubDate } from 'shared-api/calendar';
import {
  type Calls,
  locales,
  type PassImport,
  type PassPreview,
  type PassTotal,
  Plan,
  passLimits,
  SeasonStatus,
  type Shape,
} from 'shared-api/contract';
import { formatsOf } from 'shared-api/format';
import { chunksOf, type Db, firstOf, type Tx } from '../../data/rows';
import { newId, openings, passImports, seasons, subscriptions, users } from '../../data/schema';
import { readSettings } from '../../data/settings';
import { putOnPlan } from '../../data/users';
import { refuse } from '../../errors/app-error';
import type { Admin } from '../../http/access';
import type { Command } from '../../http/perform';
import type { Route } from '../../http/route';
import type { Services } from '../../http/services';
import { formatters } from '../../messages';
import { inThread } from '../../threads/in-thread';
import { audit } from '../log/write';
import { closedUntil } from '../money/ledger';
import { bringInPasses, takeBack as takeMoneyBack } from '../money/openings';
import { changeHeldPlaces, type HeldPass } from '../places/passes';
import { lockPlayers } from '../places/store';
import { assertMayTakeBack, readable, sayingOfImports } from './imports';
import { type JudgedPass, judgePasses, type PassFacts, passTotals } from './pass-fates';
import { type PassList, readPassList } from './passes';
import { finderAmong, readKnown, shownPerson } from './people';

type List = Shape<Calls['POST /api/v1/SeasonSubscriptions/imports/preview']>['body'];

/** Who had which pass before the club was here. */
export function passImportRoutes(route: Route, services: Services): void {
  route('GET /api/v1/SeasonSubscriptions/imports', () => listImports(services.db));
  route('POST /api/v1/SeasonSubscriptions/imports/preview', {
    apart: ({ services, body }) => preview(services, body),
  });
  route('POST /api/v1/SeasonSubscriptions/imports', {
    before: ({ body }) => read(body),
    perform: ({ services, body, caller }, list) => bringIn(services, list, body.total, caller),
  });
  route('POST /api/v1/SeasonSubscriptions/imports/{id}/take-back', ({ services, params, caller }) =>
    takeBack(services, params.id, caller),
  );
}

const readApart = inThread('readPassList', readPassList);

async function read({ content, ...said }: List): Promise<PassList> {
  const { lines: limit } = passLimits;
  return readable(await readApart(Buffer.from(content, 'base64'), limit + 1, said), limit);
}

/** What becomes of a list's lines now. */
async function judged(db: Db, { lines }: PassList, closed: string | null, now: Date): Promise<JudgedPass[]> {
  const find = finderAmong(await readKnown(db));
  const { id, name, startDate, endDate, price } = seasons;
  const { monthsWithoutSeason } = await readSettings(db);
  const found = await db.select({ id, name, startDate, endDate, price }).from(seasons).orderBy(startDate, id);
  const formats = locales.map((locale) => formatsOf(locale, formatters));
  return judgePasses(lines, {
    ...{ find, closed, now, needsSeason: !monthsWithoutSeason },
    seasons: found.map((one) => ({
      ...one,
      names: [one.name, ...formats.map(({ season }) => season(one.name))],
    })),
    held: await readHeld(
      db,
      lines.flatMap((line) => find(line).map((one) => one.id)),
    ),
  });
}

async function readHeld(db: Db, userIds: readonly string[]): Promise<PassFacts['held']> {
  const held = new Map<string, { startDate: string; endDate: string; isEnded: boolean }[]>();
  if (userIds.length === 0) return held;
  const { userId, startDate, endDate, status } = subscriptions;
  const rows = await db
    .select({ userId, startDate, endDate, status })
    .from(subscriptions)
    .where(inArray(userId, [...userIds]));
  for (const { userId: id, status: is, ...period } of rows)
    if (id) held.set(id, [...(held.get(id) ?? []), { ...period, isEnded: is === SeasonStatus.Cancelled }]);
  return held;
}

const dollars = ({ passes, paid, owed }: ReturnType<typeof passTotals>): PassTotal => ({
  ...{ passes, paid: paid / 100, owed: owed / 100 },
});

/** What a list of passes says, and what would become of each line. */
async function preview({ db, clock }: Services, body: List): Promise<PassPreview> {
  const list = await read(body);
  const lines = await db.transaction(async (tx) => judged(tx, list, await closedUntil(tx), clock.now()));
  return {
    ...{ text: list.text, letters: list.letters, mapping: list.mapping },
    ...{ asked: list.asked, sample: list.sample, sheets: list.sheets },
    lines: lines.map(({ text, person, period, season, priceCents, paidCents, owedCents, ...line }) => ({
      ...{ text, isEnded: line.isEnded, enteredOn: line.enteredOn, fate: line.fate },
      person: person && shownPerson(person),
      ...{ startDate: period?.startDate ?? null, endDate: period?.endDate ?? null },
      ...{ season: season?.name ?? null, price: priceCents === null ? null : priceCents / 100 },
      ...{ paid: paidCents / 100, owed: owedCents / 100 },
    })),
    total: dollars(passTotals(lines)),
  };
}

/** A new line, of which everything is known. */
interface NewPass extends JudgedPass, HeldPass {
  id: string;
  status: SeasonStatus;
}

function newPasses(lines: readonly JudgedPass[], today: string): NewPass[] {
  const { Active, Inactive, Cancelled } = SeasonStatus;
  return lines.flatMap((line) =>
    line.fate === 'new' && line.person && line.period
      ? {
          ...{ ...line, ...line.period, id: newId(), userId: line.person.id },
          status: line.isEnded ? Cancelled : line.period.endDate < today ? Inactive : Active,
        }
      : [],
  );
}

/**
 * Enters the new passes of a list with their money, and gives their holders the places that they hold. Nobody is told.
 * @param confirmed the total that somebody has seen
 * @throws AppError `unclearColumns`, `nothingNew`, `otherTotal`
 */
async function bringIn(
  command: Command,
  list: PassList,
  confirmed: PassTotal,
  caller: Admin,
): Promise<PassImport> {
  const { db: tx, clock } = command;
  if (!list.mapping) return refuse('unclearColumns');
  const now = clock.now();
  const today = clubDate(now);
  const closed = await closedUntil(tx);
  const about = (passes: readonly NewPass[]) => [...new Set(passes.map(({ userId }) => userId))];
  const before = about(newPasses(await judged(tx, list, closed, now), today));
  // Under the people's locks, so that two who bring in one list enter it once.
  await lockPlayers(tx, before, now);
  const lines = await judged(tx, list, closed, now);
  const passes = newPasses(lines, today);
  if (passes.length === 0) return refuse('nothingNew');
  const total = passTotals(lines);
  const shown = dollars(total);
  if (
    shown.passes !== confirmed.passes ||
    shown.paid !== confirmed.paid ||
    shown.owed !== confirmed.owed ||
    about(passes).some((id) => !before.includes(id))
  )
    return refuse('otherTotal');
  const importId = newId();
  await tx.insert(passImports).values({
    ...{ id: importId, broughtBy: caller.id, broughtOn: now },
    ...{ passes: total.passes, paidCents: total.paid, owedCents: total.owed },
  });
  const rows = passes.map(({ id, userId, startDate, endDate, priceCents, season, status }) => ({
    ...{ id, userId, startDate, endDate, price: (priceCents ?? 0) / 100, status, importId },
    ...{ seasonId: season?.id ?? null, createdOn: now },
  }));
  for (const some of chunksOf(rows)) await tx.insert(subscriptions).values(some);
  const active = passes.filter(({ status }) => status === SeasonStatus.Active);
  if (active.length > 0) await putOnPlan(tx, Plan.Membership, inArray(users.id, about(active)));
  await bringInPasses(
    command,
    passes.map(({ id, userId, paidCents, owedCents, paidOn, enteredOn }) => ({
      ...{ accountId: userId, subscriptionId: id, paidCents, owedCents, date: enteredOn },
      reason: paidOn !== null && paidOn !== enteredOn ? paidOn : '',
    })),
    importId,
    caller,
  );
  await changeHeldPlaces(command, active, 'cover');
  await audit(tx, caller, {
    ...{ action: 'subscription.import', entityId: importId, about: about(passes), after: shown },
  });
  return findImport(tx, importId);
}

/**
 * Takes passes back that were brought in together, with their money and the places that they hold. Again, it changes
 * nothing.
 * @throws AppError `passImportNotFound`, `tooLateToTakeBack`, `openingSpent`
 */
async function takeBack(command: Command, id: string, caller: Admin): Promise<PassImport> {
  const { db: tx, clock } = command;
  const row = await firstOf(tx.select().from(passImports).where(eq(passImports.id, id)).for('update'));
  if (!row) return refuse('passImportNotFound');
  if (row.takenBackOn) return findImport(tx, id);
  const now = clock.now();
  assertMayTakeBack(row, passLimits.takeBackHours, now);
  const theirs = eq(subscriptions.importId, id);
  const holders = (
    await tx.select({ userId: subscriptions.userId }).from(subscriptions).where(theirs)
  ).flatMap(({ userId }) => userId ?? []);
  const people = [...new Set(holders)];
  if (people.length > 0) await lockPlayers(tx, people, now);
  const { Active, Cancelled } = SeasonStatus;
  const passes = await tx.select().from(subscriptions).where(theirs).for('update');
  await tx.update(subscriptions).set({ status: Cancelled }).where(theirs);
  const others = tx
    .select({ one: sql`1` })
    .from(subscriptions)
    .where(
      and(
        ...[eq(subscriptions.userId, users.id), eq(subscriptions.status, Active)],
        gte(subscriptions.endDate, clubDate(now)),
      ),
    );
  if (people.length > 0) await putOnPlan(tx, Plan.DropIn, and(inArray(users.id, people), notExists(others)));
  const held = passes.flatMap(({ userId, status, startDate, endDate }) =>
    userId && status === Active ? { userId, startDate, endDate } : [],
  );
  await takeMoneyBack(command, await tx.select().from(openings).where(eq(openings.importId, id)), caller);
  await changeHeldPlaces(command, held, 'uncover');
  await tx.delete(subscriptions).where(theirs);
  await tx.update(passImports).set({ takenBackOn: now }).where(eq(passImports.id, id));
  const { passes: count, paid, owed } = await findImport(tx, id);
  await audit(tx, caller, {
    ...{ action: 'subscription.undo', entityId: id, about: people, before: { passes: count, paid, owed } },
  });
  return findImport(tx, id);
}

const findImport = async (tx: Tx, id: string): Promise<PassImport> =>
  (await listImports(tx, id))[0] ?? refuse('passImportNotFound');

/** What was brought in together, newest first. @param id of one; all without it */
async function listImports(db: Db, id?: string): Promise<PassImport[]> {
  const rows = await db
    .select()
    .from(passImports)
    .where(id === undefined ? undefined : eq(passImports.id, id))
    .orderBy(desc(passImports.broughtOn), desc(passImports.id));
  const sayingOf = await sayingOfImports(db, rows, passLimits.takeBackHours);
  return rows.map(({ id, passes, paidCents, owedCents, ...row }) => ({
    ...{ id, passes, paid: paidCents / 100, owed: owedCents / 100 },
    ...sayingOf(row),
  }));
}
