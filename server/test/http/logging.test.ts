import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The log of a process that writes some lines and then exits in a given way. */
function linesOf(ending: string): { level: number; msg: string }[] {
  const program = `
    import fastify from 'fastify';
    import { logging } from './server/src/http/logging.ts';
    const { log } = fastify(logging({ logLevel: 'info' }));
    log.debug('too fine');
    for (let line = 1; line <= 500; line++) log.info('line ' + line);
    log.error('the last');
    ${ending}`;
  const { stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', program],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

test.each([
  ['by itself', ''],
  ['at once', 'process.exit(1);'],
  ['with a defect', "throw new Error('a defect');"],
])('no line is lost, and none changes places, when the process ends %s', (_, ending) => {
  const lines = linesOf(ending);
  expect(lines.map(({ msg }) => msg)).toEqual([
    ...Array.from({ length: 500 }, (_, index) => `line ${index + 1}`),
    'the last',
  ]);
  expect(lines.at(-1)).toMatchObject({ level: 50 });
});
