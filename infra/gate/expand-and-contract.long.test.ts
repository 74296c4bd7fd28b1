import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { teamClone } from '../../e2e/releases/clone';
import { run } from '../../e2e/releases/product';
import { liveRelease } from '../registry/live';
import { emptyTarget } from '../registry/testing';

const team = teamClone();
const { folder: site, target } = emptyTarget();
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=team', '-c', 'user.email=team@example.org', ...args], {
    cwd: team.folder,
  });
team.write('.gitignore', 'node_modules\ndist\n.cache\n');
git('init', '-q');

/** Releases what was edited, as a commit. */
const release = async (app: string, ...options: string[]): Promise<string> => {
  git('add', '-A');
  git('commit', '-qm', 'next', '--allow-empty');
  return run(team.folder, ['release', '--', app, ...options], { RELEASE_TARGET: site });
};
const rangeOf = async (app: string) => (await liveRelease(target, app))?.shell;

/** @returns each broken promise: the remote, and where it relies on it */
const broken = async (app: string): Promise<string[]> => {
  const refusal = await release(app).then(
    (released) => `not refused: ${released}`,
    (error: Error) => error.message,
  );
  const lines = refusal.matchAll(/^ {2}(\S+) \S+ does not compile with shell \S+: .*\((.*)\)/gm);
  const promises = [...lines].map(([, remote, where]) => `${remote}: ${where}`);
  return promises.length > 0 ? promises : [refusal];
};

const bar = 'shared-ui/src/layout/CapacityBar.tsx';
const card = 'shared-ui/src/layout/SessionCard.tsx';
const element = '<CapacityBar';

/** All of an app's uses, wherever they are. */
const takeNewName = (app: string) => {
  const files = readdirSync(join(team.folder, app, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => join(app, 'src', file))
    .filter((file) => readFileSync(join(team.folder, file), 'utf8').includes(`${element} taken=`));
  for (const file of files) team.replace(file, `${element} taken=`, `${element} registered=`);
};
const inIts = (app: string) =>
  expect.stringMatching(new RegExp(`^${app}: src/\\S+\\.tsx:\\d+( and \\d+ more)?$`));

test('a remote may use a prop that changes the types of the shell, and not its build', async () => {
  for (const app of ['shell', 'player-portal']) await release(app);
  const title = '  title?: ReactNode;';
  team.replace('shared-ui/src/feedback/EmptyState.tsx', title, `${title}\n  hint?: string;`);
  expect(await release('shell')).toContain('is what is live');
  team.replace('player-portal/src/components/OpeningSoon.tsx', '<EmptyState', '<EmptyState hint="soon"');
  expect(await release('player-portal')).toContain('is live');
});

test('a prop is renamed by the shell and two remotes in three steps, and in no other order', async () => {
  for (const app of ['shell', 'player-portal', 'admin-console']) await release(app);
  const first = await rangeOf('player-portal');

  // The sources have both names already; the live shell does not.
  team.replace(bar, '  taken: number;', '  taken?: number;\n  registered?: number;');
  team.replace(bar, '({ taken, capacity }', '({ taken: old = 0, registered: taken = old, capacity }');
  takeNewName('player-portal');
  expect(await broken('player-portal')).toEqual([inIts('player-portal')]);

  expect(await release('shell')).toContain('is live');
  const both = `^${(await liveRelease(target, 'shell'))?.version}`;

  team.replace(bar, '  taken?: number;\n  registered?: number;', '  registered: number;');
  team.replace(
    bar,
    '{ taken: old = 0, registered: taken = old, capacity }',
    '{ registered: taken, capacity }',
  );
  team.replace(card, `${element} taken=`, `${element} registered=`);
  expect(await broken('shell')).toEqual([inIts('admin-console'), inIts('player-portal')]);

  expect(await release('player-portal')).toContain('is live');
  // The compiler has found the first shell that has the new name.
  expect([await rangeOf('player-portal'), await rangeOf('admin-console')]).toEqual([both, first]);
  expect(await broken('shell')).toEqual([inIts('admin-console')]);

  takeNewName('admin-console');
  expect(await release('admin-console')).toContain('is live');
  expect(await release('shell')).toContain('is live');

  // A deliberate break is declared: until the remotes are released, people read that they are being updated.
  team.replace('shared-api/src/remote.ts', 'remoteContract = 1;', 'remoteContract = 2;');
  expect(await broken('shell')).toEqual([expect.stringContaining('contract 1 instead of 2')]);
  expect(await release('shell', '--breaking')).toMatch(/^shell 2\.\d+\.0 .* is live/);
});
