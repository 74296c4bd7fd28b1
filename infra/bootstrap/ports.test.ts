import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from '../workspaces/paths.mjs';
import { temporaryFolder } from './own-product';

const count = 200;
const script = `
  const { freePort } = await import('${root}/infra/bootstrap/ports.mjs');
  const ports = [];
  while (ports.length < ${count}) ports.push(await freePort());
  console.log(JSON.stringify(ports));
  process.stdin.once('data', () => process.exit());
`;

/** A process that has asked for ports. */
const asked = async (TMPDIR: string) => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, TMPDIR },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [output] = await once(child.stdout, 'data');
  return { child, ports: JSON.parse(String(output)) as number[] };
};

test('a free port is given once, until its process ends', async () => {
  const folder = temporaryFolder('ports');
  const both = await Promise.all([asked(folder), asked(folder)]);
  const ports = both.flatMap((one) => one.ports);
  // Without reservations, 400 of 12,000 would be different in one run of a thousand.
  expect(new Set(ports).size).toBe(2 * count);

  const reserved = () => ports.filter((port) => existsSync(join(folder, `courtside-port-${port}`)));
  expect(reserved()).toHaveLength(2 * count);
  for (const { child } of both) {
    child.stdin.write('end');
    await once(child, 'exit');
  }
  expect(reserved()).toEqual([]);
});

test('without a folder for reservations there is an error, not an endless search', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, TMPDIR: join(temporaryFolder('ports'), 'missing') },
  });
  const [error, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(error).toContain('ENOENT');
  expect(code).toBe(1);
});
