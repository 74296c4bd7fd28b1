import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { changeBetween } from './compare';
import { apiReports, reportFile, sharedPackages } from './report';

// `npm run api`: writes down what the shared packages offer. `npm run api -- --check`: says what differs.

const check = process.argv.includes('--check');
const reports = apiReports();
for (const name of sharedPackages) {
  const file = reportFile(name);
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : 'version 0.0.0\n';
  const current = reports[name];
  if (kept === current) continue;
  const { breaking, added } = changeBetween(kept, current);
  console.log(`${name}: ${breaking.length} changes that break, ${added.length} additions`);
  for (const line of breaking) console.log(`  breaks: ${line}`);
  if (check) process.exitCode = 1;
  else writeFileSync(file, current);
}
if (process.exitCode)
  console.log('Look at the changes, choose the version by semver, and run `npm run api`.');
