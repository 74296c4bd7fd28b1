import { run } from '../bootstrap/run.mjs';
import { scan } from './scan/scan';
import { calculatedCells } from './scan/spreadsheets';

// `npm run test:security [-- <part of a path>… | --scan]`: tests of attacks and of the promises in docs/security.md,
// all part of `npm test`; with `--scan` the scanners and LibreOffice, which take minutes and are not.

const everything = ['security/', 'test/http/permissions', 'test/hostile'];

const tests = (parts: string[]): Promise<number> => {
  const wanted = parts.length > 0 ? parts.map((part) => `security/.*${part}`) : everything;
  return run('npx', ['jest', '--selectProjects', 'server', 'infra', '--', ...wanted]);
};

/** @returns whether exports contain no formulas, and the scanners find nothing */
const longRun = async (): Promise<boolean> => {
  const cells = calculatedCells();
  console.log(`LibreOffice: ${cells.length} cells of an export are calculated`);
  for (const line of cells) console.log(`  ${line}`);
  return (await scan()) && cells.length === 0;
};

const given = process.argv.slice(2);
process.exitCode = given.includes('--scan') ? ((await longRun()) ? 0 : 1) : await tests(given);
