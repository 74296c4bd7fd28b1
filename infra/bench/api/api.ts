import { withServers } from '../servers';
import { casesOf } from './cases';
import { fillClub } from './club';
import { compare, connections, seconds } from './measure';

// `npm run bench -- api`, after `npm run build`: the server's speed, against a bare twin on the same data.

await withServers('infra/bench/api/twin.ts', async ({ databaseUrl, secret, product, startTwin }) => {
  const cases = casesOf(await fillClub(databaseUrl, secret));
  const sides = { product, twin: await startTwin() };
  console.log(
    `${connections} connections, ${seconds} s a round, product and twin in turns; medians of the rounds`,
  );
  const table: Record<string, object> = {};
  for (const one of cases) table[one.name] = await compare(sides, one);
  console.table(table);
});
process.exit(0);
