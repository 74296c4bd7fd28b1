import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspaces/apps';
import { program } from './run.mjs';

test.each(['typescript', '@biomejs/biome', 'knip', 'jest', '@playwright/test'])(
  'the program of %s is a script that Node.js runs',
  (name) => {
    const [command, args] = program(name, '--version');
    expect(execFileSync(command, args, { cwd: root, encoding: 'utf8' })).toMatch(/\d+\.\d+\.\d+/);
  },
);

test('what is run ends with the process that runs it, and so does what that has started', async () => {
  const inner = 'console.log("runs"); setInterval(() => {}, 1000)';
  const outer = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(inner)}], { stdio: 'inherit' })`;
  const source = `
    import { run } from '${root}/infra/bootstrap/run.mjs';
    await run(process.execPath, ['-e', ${JSON.stringify(outer)}]);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', source]);
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  // Emitted once all have ended: they share the output.
  expect(await once(child, 'close')).toEqual([1, null]);
});

test('no source runs a file of node_modules/.bin, or npm without a shell where it needs one', () => {
  const files = execFileSync('git', ['ls-files', '--', '*.ts', '*.mjs'], { cwd: root, encoding: 'utf8' });
  const wrong = files.split('\n').filter((file) => {
    if (!file || file === 'infra/bootstrap/run.test.ts') return false;
    const text = readFileSync(join(root, file), 'utf8');
    return (
      /node_modules\/\.bin\//.test(text) ||
      (/\(\s*'(?:npm|npx)',/.test(text.replaceAll("run('npm',", '')) && !text.includes('shell: npmInShell'))
    );
  });
  expect(wrong).toEqual([]);
});
