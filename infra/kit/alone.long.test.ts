import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { teamClone } from '../../e2e/releases/clone';
import { npmInShell } from '../bootstrap/run.mjs';
import { liveRelease } from '../registry/live';
import { emptyTarget } from '../registry/testing';
import { appNames } from '../workspaces/apps';

test.each(appNames)(
  '%s is checked, tested, built and released where no other app and no server is',
  async (app) => {
    const team = teamClone([app, 'shared-api', 'shared-ui', 'infra']);
    const { folder: site, target } = emptyTarget();
    const run = async (...args: string[]): Promise<string> => {
      const { stdout } = await promisify(execFile)('npm', ['run', '--silent', ...args], {
        cwd: join(team.folder, app),
        env: { ...process.env, RELEASE_TARGET: site },
        shell: npmInShell,
      });
      return stdout;
    };
    expect(existsSync(join(team.folder, 'server'))).toBe(false);
    await run('typecheck');
    await run('test', '--', '--maxWorkers=1', 'src/(messages|app)');
    await run('build');
    expect(await run('release')).toMatch(new RegExp(`^${app} .* is live`));
    expect(await liveRelease(target, app)).toMatchObject({ app, enabled: true });
  },
);
