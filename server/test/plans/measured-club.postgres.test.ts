import { casesOf } from '../../../infra/bench/api/cases';
import { fillClub } from '../../../infra/bench/api/club';
import { assertAlike } from '../../../infra/bench/api/measure';
import { startTwin } from '../../../infra/bench/servers';
import { openClub } from '../support/club';
import { handover, openFresh } from '../support/engines';
import { testSecret } from '../support/parts';

test('the benchmarks’ club can be filled, and their bare twin answers what the product answers', async () => {
  const database = await openFresh();
  const { rows } = await database.executeSql('select current_database() as name');
  const url = `${process.env[handover.postgres]}/${(rows[0] as { name: string }).name}`;
  const cases = casesOf(await fillClub(url, testSecret));
  const club = await openClub({}, database);
  const twin = await startTwin('infra/bench/api/twin.ts', { DATABASE_URL: url, DATABASE_POOL: '1' });
  try {
    club.clock.set(new Date());
    const product = await club.app.listen({ port: 0, host: '127.0.0.1' });
    for (const one of cases) await expect(assertAlike([product, twin.url], one)).resolves.toBeUndefined();
  } finally {
    twin.stop();
    await club.close();
  }
});
