import { temporaryFolder } from '../../bootstrap/own-product';
import { demoAdministrator } from '../../checks/log-in';
import { startServer } from '../support/product';
import { startPlanted } from './planted';
import { targets } from './requests';
import { missingScanners, sqlInjection, wapitiFindings } from './scanners';

/**
 * `npm run test:security -- --scan`: runs sqlmap on every call of the contract and wapiti on reading ones, on a
 * separate product, with an administrator's login; first on two planted vulnerabilities, which they must find.
 * @returns whether exactly the planted ones were found
 */
export const scan = async (): Promise<boolean> => {
  const missing = missingScanners();
  if (missing.length > 0) throw new Error(`not installed here: ${missing.join(', ')}`);
  const folder = temporaryFolder('scan');
  const started = performance.now();
  const planted = await startPlanted();
  const plantedContext = { url: planted.url, token: 'none', folder };
  const sqlFound = (await sqlInjection(plantedContext, planted.sql)) === 'hole';
  const scriptFound = (await wapitiFindings(plantedContext, [planted.script.path], 60)).some((line) =>
    line.startsWith('Cross Site'),
  );
  await planted.stop();
  console.log(
    `planted: sqlmap ${sqlFound ? 'found' : 'MISSED'} its hole, wapiti ${scriptFound ? 'found' : 'MISSED'} its own`,
  );

  const product = await startServer({
    RATE_LIMITS: 'false',
    SMTP_URL: 'smtp://127.0.0.1:9',
    LOG_LEVEL: 'silent',
  });
  const login = await fetch(`${product.url}/api/v1/Users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demoAdministrator),
  });
  const { token } = (await login.json()) as { token: string };
  const context = { url: product.url.replace('localhost', '127.0.0.1'), token, folder };
  const all = targets();
  const outcomes = { hole: [], none: [], 'nothing to vary': [], 'cut off': [] } as Record<
    Awaited<ReturnType<typeof sqlInjection>>,
    string[]
  >;
  for (const target of all) outcomes[await sqlInjection(context, target)].push(target.name);
  const read = all.filter(({ method }) => method === 'GET').map(({ path }) => path);
  const holes = await wapitiFindings(context, read, 240);
  await product.stop();
  const seconds = Math.round((performance.now() - started) / 1000);
  const counts = Object.entries(outcomes).map(([outcome, names]) => `${outcome} ${names.length}`);
  console.log(
    `sqlmap, ${all.length} calls: ${counts.join(', ')}; wapiti, ${read.length} calls: ${holes.length} holes; ${seconds} s`,
  );
  for (const line of [...outcomes.hole, ...holes]) console.log(`  hole: ${line}`);
  for (const name of outcomes['cut off']) console.log(`  cut off: ${name}`);
  return sqlFound && scriptFound && holes.length + outcomes.hole.length + outcomes['cut off'].length === 0;
};
