import { run } from '../bootstrap/run.mjs';

// `npm run test:security [-- <part of a path>…]`: the tests that show attacks and hold what docs/security.md promises.
// They are ordinary tests of the server's and this folder's projects, so that `npm test` runs them, too.

const parts = process.argv.slice(2);
const wanted = parts.length > 0 ? parts.map((part) => `security/.*${part}`) : ['security/'];
process.exitCode = await run('npx', ['jest', '--selectProjects', 'server', 'infra', '--', ...wanted]);
