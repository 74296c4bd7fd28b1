import { run, typescript } from '../bootstrap/run.mjs';
import { appNames } from '../workspaces/apps';

// `npm run release:push`: releases each app whose build is new, as every push to main does; the shell first, since it
// provides what remotes use. An app that is refused stops no other.

for (const app of appNames) {
  const isRefused =
    (await run(...typescript('infra/gate/gate.ts', app))) ||
    (await run(...typescript('infra/release/release.ts', app)));
  if (isRefused) process.exitCode = 1;
}
