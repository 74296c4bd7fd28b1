import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { modulesBehind, modulesFrom } from '../kit/modules';
import { appNames, root } from '../workspaces/apps';
import { workspaces } from '../workspaces/paths.mjs';

interface Job {
  uses?: string;
  with?: Record<string, string>;
  steps?: { uses?: string; run?: string }[];
}

interface Workflow {
  on: Record<string, { paths?: string[] } | null>;
  jobs: Record<string, Job>;
}

const folder = '.github/workflows';
const names = readdirSync(join(root, folder));
const read = (name: string): Workflow => parse(readFileSync(join(root, folder, name), 'utf8')) as Workflow;
/** @param path may begin with a star, for any workspace */
const isThere = (path: string): boolean =>
  (path.startsWith('*/') ? workspaces.map((folder) => folder + path.slice(1)) : [path]).some((one) =>
    existsSync(join(root, one)),
  );
/** Whether a changed file triggers a workflow. */
const isUnder = (paths: string[]) => (file: string) =>
  paths.some((path) =>
    path.endsWith('/**')
      ? file.startsWith(path.slice(0, -2))
      : file === path || (path.startsWith('*/') && file.replace(/^[^/]+/, '*') === path),
  );
const pathsOf = ({ on }: Workflow): string[] => Object.values(on).flatMap((event) => event?.paths ?? []);
/** What every installation reads. */
const installed = ['package.json', 'package-lock.json', '.npmrc', '.nvmrc'];
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
    const [, project] = part.match(/--selectProjects ([\w -]+?)(?: --|$)/) ?? [];
    const workspaces = workspace?.startsWith('$') ? released(workspace) : [workspace ?? '.'];
    return [
      ...(script && script !== 'ci' && !optional
        ? workspaces
            .filter((one) => !(script in scriptsOf(one)))
            .map((one) => `${one} has no script ${script}`)
        : []),
      ...(file && !isThere(file) ? [`there is no ${file}`] : []),
      ...(project
        ?.split(' ')
        .filter((one) => one !== 'server-embedded' && !isThere(`${one}/jest.config.mjs`)) ?? []),
    ];
  });

test.each(names)('what %s names is there: paths, scripts and workflows', (name) => {
  const workflow = read(name);
  expect(pathsOf(workflow).filter((path) => !isThere(path.replace(/\/\*\*$/, '')))).toEqual([]);
  expect(stepsOf(workflow).flatMap(({ run = '' }) => missing(run))).toEqual([]);
  const called = Object.values(workflow.jobs).flatMap(({ uses }) => uses ?? []);
  expect(called.filter((path) => path.startsWith('./') && !isThere(path))).toEqual([]);
});

test('commands that name what is not there are found', () => {
  expect(missing('npm run no-such-script')).toEqual(['. has no script no-such-script']);
  expect(missing('npm test -w "$folder" && npx tsx infra/none.ts')).toEqual(['there is no infra/none.ts']);
  expect(missing('npm run build -w "$folder"')).toContain('shared-ui has no script build');
});

/** Sources below a folder, without declaration files. */
const sourcesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file) && !/node_modules|^dist/.test(file))
    .map((file) => join(root, folder, file));

/** What an app's journeys read, without other apps: their texts are read, too, but are no reason to try this one. */
const journeysOf = async (app: string): Promise<string[]> => {
  const others = appNames.filter((name) => name !== app);
  const files = await modulesFrom([
    join(root, 'e2e/playwright.config.ts'),
    ...['e2e/journeys', 'e2e/support'].flatMap(sourcesIn),
  ]);
  return files.filter((file) => !others.some((name) => file.startsWith(`${name}/`)));
};

test.each(appNames)(
  '%s has a workflow that is run for what its scripts read, and releases it alone',
  async (app) => {
    const { on, jobs } = read(`${app}.yml`);
    expect(jobs.release?.with?.app).toBe(app);
    const [tried = [], released = []] = [on.pull_request?.paths, on.push?.paths];
    const files = (await modulesBehind(app)).filter((file) => !file.startsWith('node_modules/'));
    const besides = [...(await journeysOf(app)), ...installed];
    expect([...files, ...besides].filter((file) => !isUnder(tried)(file))).toEqual([]);
    // And for no tools that the scripts do not read.
    const tools = tried.filter((path) => path.startsWith('infra/'));
    expect(tools.filter((path) => !files.some(isUnder([path])))).toEqual([]);
    const others = appNames.filter((name) => name !== app);
    expect(
      [...tried, ...released].filter((path) => others.some((name) => path.startsWith(`${name}/`))),
    ).toEqual([]);
    expect(released).toContain(`${app}/**`);
  },
);

test("the server's workflow is run for what its images and its tests read", async () => {
  const { on } = read('server.yml');
  const [tried = [], released = []] = [on.pull_request?.paths, on.push?.paths];
  const pages = appNames.map((app) => `${app}/src/pages.ts`);
  const built = await modulesFrom([join(root, 'server/build.ts'), join(root, 'server/src/main.ts')]);
  const tested = await modulesFrom([
    ...['jest.config.mjs', 'infra/jest.config.mjs', 'infra/jest/system-packages.ts'].map((file) =>
      join(root, file),
    ),
    ...['server/src', 'server/test', 'infra/kubernetes', 'infra/nginx'].flatMap(sourcesIn),
  ]);
  // Read as files, not imported.
  const files = ['shell/public/robots.txt', 'shell/src/index.html'];
  expect([...built, ...pages, ...installed].filter((file) => !isUnder(released)(file))).toEqual([]);
  expect(
    [...built, ...pages, ...tested, ...files, ...installed].filter((file) => !isUnder(tried)(file)),
  ).toEqual([]);
});
