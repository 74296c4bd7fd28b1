import { eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { SessionStatus } from 'shared-api/contract';
import { places, sessions } from '../../db/schema';
import type { Tx } from '../../db/types';
import type { PlaceRow } from './known';
import type { SessionRow } from './store';

/** The writes of a decision. */
export interface Written {
  changed: readonly PlaceRow[];
  /** Ids of deleted places. */
  removed: readonly string[];
  /** The number of held places. */
  offered: number;
  /** Whether there is no place for a newcomer, which sets an open session's status; null: unchanged. */
  isFull: boolean | null;
}

const { Open, Full } = SessionStatus;

/** Writes a locked session's places, and its own counts. */
export async function writePlaces(
  tx: Tx,
  session: SessionRow,
  { changed, removed, offered, isFull }: Written,
): Promise<void> {
  await savePlaces(tx, changed);
  if (removed.length > 0) await tx.delete(places).where(inArray(places.id, [...removed]));
  const status = openOrFull(session, isFull);
  if (status !== session.status || offered !== session.offeredPlacesCount)
    await tx.update(sessions).set({ offeredPlacesCount: offered, status }).where(eq(sessions.id, session.id));
}

const openOrFull = ({ status }: SessionRow, isFull: boolean | null): SessionStatus =>
  isFull !== null && (status === Open || status === Full) ? (isFull ? Full : Open) : status;

/** Adds places, or replaces those that are stored. */
async function savePlaces(tx: Tx, rows: readonly PlaceRow[]): Promise<void> {
  if (rows.length === 0) return;
  const { id: _, ...columns } = getTableColumns(places);
  const set = Object.fromEntries(
    Object.keys(columns).map((name): [string, SQL] => [
      name,
      sql`excluded.${sql.identifier(toSnakeCase(name))}`,
    ]),
  );
  await tx
    .insert(places)
    .values([...rows])
    .onConflictDoUpdate({ target: places.id, set });
}
