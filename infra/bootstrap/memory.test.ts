import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { root } from '../workspaces/paths.mjs';
import { temporaryFolder } from './own-product';

// Writes for a second, like a database that is stopping.
const writer = `
  const { writeFileSync } = require('node:fs');
  for (let n = 0, end = Date.now() + 1000; Date.now() < end; n++) {
    try { writeFileSync('file-' + n, ''); } catch { break; }
    if (n === 100) console.log('writes');
  }
`;

/** Starts a process, and waits for its first output. @param source an ES module */
const started = async (source: string) => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', source]);
  await once(child.stdout, 'data');
  return child;
};

test.each([
  ['SIGHUP', 129],
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s leaves no files, even if a child still writes some', async (signal, expected) => {
  const folder = temporaryFolder('removed');
  const child = await started(`
    import { spawn } from 'node:child_process';
    import { removeAtExit } from '${root}/infra/bootstrap/memory.mjs';
    removeAtExit('${folder}');
    spawn(process.execPath, ['-e', ${JSON.stringify(writer)}], { cwd: '${folder}', stdio: 'inherit' });`);
  child.kill(signal);
  expect(await once(child, 'exit')).toEqual([expected, null]);
  expect(existsSync(folder)).toBe(false);
});

test('a signal to the one process that is known ends what it runs, too', async () => {
  const child = await started(`
    import { run } from '${root}/infra/bootstrap/run.mjs';
    import { removeAtExit } from '${root}/infra/bootstrap/memory.mjs';
    removeAtExit('${temporaryFolder('removed')}');
    await run(process.execPath, ['-e', 'console.log("runs"); setTimeout(() => {}, 60_000)']);`);
  child.kill('SIGTERM');
  // Emitted once the command has ended too: it shares the output.
  expect(await once(child, 'close')).toEqual([143, null]);
});
