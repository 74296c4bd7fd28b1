import { sql } from 'drizzle-orm';
import { casesOf } from '../../../infra/bench/api/cases';
import { fillClub, type MeasuredClub } from '../../../infra/bench/api/club';
import { assertAlike } from '../../../infra/bench/api/measure';
import { startTwin } from '../../../infra/bench/servers';
import { readKnown } from '../../src/features/places/known';
import { type Club, openClub } from '../support/club';
import { handover, openFresh } from '../support/engines';
import { testSecret } from '../support/parts';

/** The benchmarks' club: their figures are worthless if it no longer matches the product. */
let club: Club;
let url: string;
let measured: MeasuredClub;
beforeAll(async () => {
  // Prepared statements belong to a connection: with a single one, all of them are listed.
  const database = await openFresh(1);
  const { rows } = await database.db.execute<{ name: string }>(sql`select current_database() as name`);
  url = `${process.env[handover.postgres]}/${rows[0]?.name}`;
  measured = await fillClub(url, testSecret);
  club = await openClub({}, database);
  club.clock.set(new Date());
});
afterAll(() => club.close());

test('the bare twin answers what the product answers', async () => {
  const twin = await startTwin('infra/bench/api/twin.ts', { DATABASE_URL: url, DATABASE_POOL: '1' });
  try {
    const product = await club.app.listen({ port: 0, host: '127.0.0.1' });
    for (const one of casesOf(measured))
      await expect(assertAlike([product, twin.url], one)).resolves.toBeUndefined();
  } finally {
    twin.stop();
  }
});

test('a decision reads the places and payments of its session by their indexes', async () => {
  const { db } = club.database;
  const [id = '', { userId = '' } = {}] = [measured.sessionIds[0], measured.players[0]];
  await readKnown(db, id, [userId], new Date());
  const { rows } = await db.execute<{ types: string[] }>(
    sql`select parameter_types::text[] as types from pg_prepared_statements where name = 'known_places'`,
  );
  const values = rows[0]?.types.map((type) => (type === 'uuid' ? `'${id}'` : 'null'));
  await db.execute(sql`set plan_cache_mode = force_generic_plan`);
  const plan = JSON.stringify((await db.execute(sql.raw(`explain execute known_places(${values})`))).rows);
  expect(plan).toContain('Index Scan using places_standing_idx');
  expect(plan).toContain('Index Scan using payments_session_idx');
  // A bitmap scan reads the dead entries that answers have left, and never marks them as such.
  expect(plan).not.toContain('Bitmap');
});
