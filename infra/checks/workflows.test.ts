import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { steps } from '../bootstrap/steps.mjs';
import { root } from '../workspaces/apps';

interface Job {
  steps?: { uses?: string; run?: string }[];
  needs?: string | string[];
  strategy?: { matrix: { include?: { steps: string; shard?: string }[] } };
}

interface Workflow {
  jobs: Record<string, Job>;
}

const folder = '.github/workflows';
const names = readdirSync(join(root, folder));
const read = (name: string): Workflow => parse(readFileSync(join(root, folder, name), 'utf8')) as Workflow;
const isThere = (path: string): boolean => existsSync(join(root, path));
const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps = [] }) => steps);

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };

/** @returns one line for each missing thing that a command names */
const missing = (command: string): string[] =>
  command.split(/&&|;|\n/).flatMap((part) => {
    const [, script = ''] = part.match(/npm (?:run )?([a-z][\w:-]*)/) ?? [];
    const [, file] = part.match(/(?:npx tsx|bash) (\S+)/) ?? [];
    return [
      ...(script && script !== 'ci' && !(script in scripts) ? [`there is no script ${script}`] : []),
      ...(file && !isThere(file) ? [`there is no ${file}`] : []),
    ];
  });

test.each(names)('the scripts and files that %s names are there', (name) => {
  expect(stepsOf(read(name)).flatMap(({ run = '' }) => missing(run))).toEqual([]);
});

test('the release waits for the required check, that for every other job, and CI runs every step of the tests', () => {
  const { required, release, ...others } = read('ci.yml').jobs;
  expect(release?.needs).toBe('required');
  expect(required?.needs).toEqual(Object.keys(others));
  const parts = others.test?.strategy?.matrix.include ?? [];
  expect(new Set(parts.flatMap((part) => part.steps.split(' ')))).toEqual(new Set(Object.keys(steps)));
  for (const step of Object.keys(steps)) {
    const shards = parts.filter((part) => part.steps.split(' ').includes(step)).map(({ shard }) => shard);
    const whole = shards.some((shard) => !shard);
    expect(whole || shards).toEqual(whole || shards.map((_, index) => `${index + 1}/${shards.length}`));
  }
});

test('every action is pinned to a commit', () => {
  const used = names.flatMap((name) => stepsOf(read(name)).flatMap(({ uses }) => uses ?? []));
  expect(used.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
});
