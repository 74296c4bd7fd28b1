import { run } from '../bootstrap/run.mjs';
import { scan } from './scan/scan';

// `npm run test:security [-- <part of a path>… | --scan]`: the tests that show attacks and hold what docs/security.md
// promises, all of them part of `npm test`; with `--scan` the scanners, which take minutes and are not.

const everything = ['security/', 'test/http/permissions', 'test/hostile'];

const tests = (parts: string[]): Promise<number> => {
  const wanted = parts.length > 0 ? parts.map((part) => `security/.*${part}`) : everything;
  return run('npx', ['jest', '--selectProjects', 'server', 'infra', '--', ...wanted]);
};

const given = process.argv.slice(2);
process.exitCode = given.includes('--scan') ? ((await scan()) ? 0 : 1) : await tests(given);
