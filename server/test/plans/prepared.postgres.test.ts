import { sql } from 'drizzle-orm';
import { type Club, openClub } from '../support/club';
import { openLarge } from '../support/engines';

let club: Club;
beforeAll(async () => {
  // Prepared statements belong to a connection: with a single one, all of them are listed.
  club = await openClub({}, await openLarge(1));
});
afterAll(() => club.close());

test('what is read most is planned once for all values, and not for each call', async () => {
  const as = await club.person();
  const id = await club.session();
  // PostgreSQL plans the first five calls for their values, and then compares with a generic plan.
  for (let call = 0; call < 20; call++) {
    const page = { includePast: true, page: call + 1, pageSize: 50 };
    (await club.call('GET /api/v1/Sessions/{id}', { as, params: { id } })).ok();
    (await club.call('GET /api/v1/Sessions/available')).ok();
    (await club.call('GET /api/v1/Settings/club')).ok();
    (await club.call('GET /api/v1/Sessions/all', { query: page })).ok();
  }
  const { rows } = await club.database.db.execute(
    sql`select name from pg_prepared_statements where generic_plans > 0 and custom_plans <= 5 order by name`,
  );
  expect(rows).toEqual(
    [
      ...['callers', 'seasons_on_sale', 'session', 'sessions_10000_rows', 'sessions_10000_total'],
      ...['sessions_available', 'settings'],
    ].map((name) => ({ name })),
  );
});
