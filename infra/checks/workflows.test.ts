import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { steps } from '../bootstrap/steps.mjs';
import { appNames, root } from '../workspaces/apps';

interface Job {
  uses?: string;
  with?: Record<string, string>;
  steps?: { uses?: string; run?: string }[];
  needs?: string | string[];
  strategy?: { matrix: { include?: { steps: string; shard?: string }[] } };
}

interface Workflow {
  on: Record<string, { paths?: string[] } | null>;
  jobs: Record<string, Job>;
}

const folder = '.github/workflows';
const names = readdirSync(join(root, folder));
const read = (name: string): Workflow => parse(readFileSync(join(root, folder, name), 'utf8')) as Workflow;
const isThere = (path: string): boolean => existsSync(join(root, path));
const pathsOf = ({ on }: Workflow): string[] => Object.values(on).flatMap((event) => event?.paths ?? []);
const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps = [] }) => steps);

const scriptsOf = (workspace: string): object =>
  (JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8')) as { scripts?: object }).scripts ??
  {};

/** The workspaces that a variable of `release-app.yml` stands for, in all workflows that call it. */
const released = (variable: string): string[] =>
  names.flatMap((name) =>
    Object.values(read(name).jobs).flatMap(({ with: inputs = {} }) =>
      inputs.app ? [inputs.app, ...(variable === '$folder' ? (inputs.packages?.split(' ') ?? []) : [])] : [],
    ),
  );

/** @returns one line for each missing thing that a command names */
const missing = (command: string): string[] =>
  command.split(/&&|;|\n/).flatMap((part) => {
    const [, script = '', workspace, optional] =
      part.match(/npm (?:run )?([a-z][\w:-]*)(?: -w "?([\w$-]+)"?)?( --if-present)?/) ?? [];
    const [, file] = part.match(/(?:npx tsx|bash) (\S+)/) ?? [];
    const workspaces = workspace?.startsWith('$') ? released(workspace) : [workspace ?? '.'];
    return [
      ...(script && script !== 'ci' && !optional
        ? workspaces
            .filter((one) => !(script in scriptsOf(one)))
            .map((one) => `${one} has no script ${script}`)
        : []),
      ...(file && !isThere(file) ? [`there is no ${file}`] : []),
    ];
  });

test.each(names)('what %s names is there: paths, scripts and workflows', (name) => {
  const workflow = read(name);
  expect(pathsOf(workflow).filter((path) => !isThere(path.replace(/\/\*\*$/, '')))).toEqual([]);
  expect(stepsOf(workflow).flatMap(({ run = '' }) => missing(run))).toEqual([]);
  const called = Object.values(workflow.jobs).flatMap(({ uses }) => uses ?? []);
  expect(called.filter((path) => path.startsWith('./') && !isThere(path))).toEqual([]);
});

test.each(appNames)('%s has a workflow that releases it, alone and with what it provides', (app) => {
  const { on, jobs } = read(`${app}.yml`);
  expect(jobs.release?.with?.app).toBe(app);
  const folders = [app, ...(jobs.release?.with?.packages?.split(' ') ?? [])];
  expect(on.push?.paths?.toSorted()).toEqual(folders.map((folder) => `${folder}/**`).toSorted());
});

test('the required check waits for every other job, and CI runs every step of the tests', () => {
  const { required, ...others } = read('ci.yml').jobs;
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
