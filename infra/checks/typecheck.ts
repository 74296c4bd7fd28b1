import { spawnSync } from 'node:child_process';
import { root } from '../webpack/apps';

// `npm run typecheck`: every folder with its own settings, and one line for each.

const folders = [
  'shared-api',
  'shared-ui',
  'shell',
  'shell/src/service-worker/worker',
  'player-portal',
  'admin-console',
  'server',
  'infra',
  'e2e',
];

let failed = 0;
for (const folder of folders) {
  const { status, stdout } = spawnSync(`${root}/node_modules/.bin/tsc`, ['-p', folder], {
    cwd: root,
    encoding: 'utf8',
  });
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'} types of ${folder}`);
  if (status !== 0) {
    failed++;
    console.log(stdout);
  }
}
process.exit(failed === 0 ? 0 : 1);
