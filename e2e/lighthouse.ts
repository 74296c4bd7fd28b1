import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { launchOptions } from '../infra/bootstrap/chromium.mjs';

// `npm run lighthouse`: Lighthouse's mobile scores of the product at BASE_URL, with the reasons for lost points. Not
// among the tests: the figures depend on the machine's load. RUNS=3 keeps the best of three.

const base = process.env.BASE_URL ?? 'http://localhost:3000';
const runs = Number(process.env.RUNS ?? 1);
const paths =
  process.argv.slice(2).length > 0 ? process.argv.slice(2) : ['/', '/fr', '/schedule', '/horaire'];
const port = Number(process.env.LIGHTHOUSE_PORT ?? 9333);

const print = (line: string) => process.stdout.write(`${line}\n`);

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

const measure = async (path: string): Promise<Result> => {
  let best: Result | undefined;
  for (let run = 0; run < runs; run++) {
    const result = await lighthouse(`${base}${path}`, { port, logLevel: 'error', output: 'json' });
    if (!result) throw new Error(`Lighthouse measured nothing on ${path}`);
    const { lhr } = result;
    // An unreachable address has a report too, with zero for every score.
    if (lhr.runtimeError) throw new Error(`${base}${path}: ${lhr.runtimeError.message}`);
    const score = ({ categories }: Result) => categories.performance?.score ?? 0;
    if (!best || score(lhr) > score(best)) best = lhr;
  }
  if (!best) throw new Error('RUNS has to be one or more');
  return best;
};

/** The audits that cost points, most expensive first. */
const losses = ({ categories, audits }: Result) =>
  Object.values(categories).flatMap(({ id, auditRefs }) =>
    auditRefs
      .map(({ id: audit, weight }) => ({ ...audits[audit], weight, category: id }))
      .filter(({ weight, score }) => weight > 0 && score !== null && score !== undefined && score < 1)
      .map(({ title, displayValue, weight, score, category }) => ({
        cost: weight * (1 - Number(score)),
        line: `    ${category}: ${title}${displayValue ? ` (${displayValue})` : ''}, ${Math.round(Number(score) * 100)}`,
      }))
      .sort((a, b) => b.cost - a.cost)
      .map(({ line }) => line),
  );

const installed = launchOptions();
const browser = await chromium.launch({
  ...installed,
  args: [...installed.args, `--remote-debugging-port=${port}`],
});
try {
  for (const path of paths) {
    const result = await measure(path);
    const scores = Object.values(result.categories).map(
      ({ title, score }) => `${title} ${Math.round((score ?? 0) * 100)}`,
    );
    print(`${path}  ${scores.join(' · ')}`);
    for (const line of losses(result)) print(line);
  }
} finally {
  await browser.close();
}
