import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The log of a process that writes some lines and then exits in a given way. */
function linesOf(ending: string): { level: number; msg: string }[] {
  const program = `
    import fastify from 'fastify';
    import { logging } from './server/src/http/request.ts';
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

const lines = [...Array.from({ length: 500 }, (_, index) => `line ${index + 1}`), 'the last'];

test('no line is lost, and none changes places, when the process ends by itself', () => {
  const written = linesOf('');
  expect(written.map(({ msg }) => msg)).toEqual(lines);
  expect(written.at(-1)).toMatchObject({ level: 50 });
});

// Lines being written at that moment may come after the others. Writing synchronously would keep the order, but would
// delay everybody by a tenth of a second whenever the reader of the log is slower than the product.
test.each([
  ['at once', 'process.exit(1);'],
  ['with a defect', "throw new Error('a defect');"],
])('no line is lost or comes twice when the process ends %s', (_, ending) => {
  const written = linesOf(ending).map(({ msg }) => msg);
  expect(written.sort()).toEqual([...lines].sort());
});
