import { teamClone } from '../../e2e/releases/clone';
import { run } from '../../e2e/releases/product';
import { emptyTarget } from '../registry/testing';
import { readPackage } from '../workspaces/apps';

const team = teamClone();
const { folder: site } = emptyTarget();
const release = (app: string, ...options: string[]): Promise<string> =>
  run(team.folder, ['release', '--', app, ...options], { RELEASE_TARGET: site });

/** @returns each broken promise: the remote, the shell's version, and where the remote relies on it */
const broken = async (app: string): Promise<string[]> => {
  const refusal = await release(app).then(
    (released) => `not refused: ${released}`,
    (error: Error) => error.message,
  );
  const lines = refusal.matchAll(/^ {2}(\S+) \S+ does not compile with shell (\S+): .*\((.*)\)/gm);
  const promises = [...lines].map(([, remote, shell, where]) => `${remote}, ${shell}: ${where}`);
  return promises.length > 0 ? promises : [refusal];
};

const bar = 'shared-ui/src/layout/CapacityBar.tsx';
const card = 'shared-ui/src/layout/SessionCard.tsx';
const teaser = 'src/features/club/components/SessionTeaser.tsx';
const details = 'src/features/sessions/components/SessionDetails.tsx';
const sessions = 'src/features/sessions/resource.tsx';

const takeNewName = (file: string) => team.replace(file, '<CapacityBar taken=', '<CapacityBar registered=');
const takeShells = (app: string, range: string) =>
  team.replace(
    `${app}/package.json`,
    `"shell": "${readPackage(app).courtside?.shell}"`,
    `"shell": "${range}"`,
  );

test('a prop is renamed by the shell and two remotes in three steps, and in no other order', async () => {
  for (const app of ['shell', 'player-portal', 'admin-console']) await release(app);
  const { version: first } = readPackage('shell');

  // The sources have both names already; the live shell does not.
  team.replace(bar, '  taken: number;', '  taken?: number;\n  registered?: number;');
  team.replace(bar, '({ taken, capacity }', '({ taken: old = 0, registered: taken = old, capacity }');
  takeNewName(`player-portal/${teaser}`);
  const portal = team.raiseVersion('player-portal');
  const atTeaser = expect.stringMatching(new RegExp(`^player-portal, ${first}: ${teaser}:\\d+$`));
  expect(await broken('player-portal')).toEqual([atTeaser]);

  const both = team.raiseVersion('shell');
  expect(await release('shell')).toContain(`shell ${both} (`);
  // A range that includes the first shell is still wrong.
  expect(await broken('player-portal')).toEqual([atTeaser]);

  team.replace(bar, '  taken?: number;\n  registered?: number;', '  registered: number;');
  team.replace(
    bar,
    '{ taken: old = 0, registered: taken = old, capacity }',
    '{ registered: taken, capacity }',
  );
  takeNewName(card);
  const contracted = team.raiseVersion('shell');
  const inConsole = expect.stringMatching(
    new RegExp(`^admin-console, ${contracted}: (${details}|${sessions}):\\d+ and 1 more$`),
  );
  expect(await broken('shell')).toEqual([
    inConsole,
    expect.stringMatching(new RegExp(`^player-portal, ${contracted}: ${teaser}:\\d+$`)),
  ]);

  takeShells('player-portal', `^${both}`);
  expect(await release('player-portal')).toContain(`player-portal ${portal} (`);
  expect(await broken('shell')).toEqual([inConsole]);

  for (const file of [details, sessions]) takeNewName(`admin-console/${file}`);
  takeShells('admin-console', `^${both}`);
  const console = team.raiseVersion('admin-console');
  expect(await release('admin-console')).toContain(`admin-console ${console} (`);
  expect(await release('shell')).toContain(`shell ${contracted} (`);

  // A deliberate break is declared: until the remotes are released, people read that they are being updated.
  const breaking = team.raiseVersion('shell', '99.0.0');
  expect(await broken('shell')).toEqual([
    expect.stringContaining(`in shell ${breaking}: made for shell ^${both}`),
  ]);
  expect(await release('shell', '--breaking')).toContain(`shell ${breaking} (`);
});
