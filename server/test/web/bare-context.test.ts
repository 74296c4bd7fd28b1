import { inBareContext } from '../../src/web/bare-context';

const run = (code: string, asked = '') => inBareContext(code, 'draw.js', 500)(asked);

test('a program answers a text with a text', () => {
  const draw = inBareContext(
    `const load = () => Promise.resolve().then(() => (text) => text.toUpperCase());
     globalThis.draw = async (asked) => (await load())(asked);`,
    'draw.js',
    500,
  );
  expect(draw('é " ` \\ </script>')).toBe('É " ` \\ </SCRIPT>');
  expect(draw('again')).toBe('AGAIN');
});

test('it has nothing of the server, and makes no code of texts', () => {
  const names = ['process', 'require', 'module', 'fetch', 'setTimeout', 'Buffer', 'performance', 'console'];
  expect(
    run(`globalThis.draw = async () => [${names.map((name) => `typeof ${name}`)}].join(' ');`).split(' '),
  ).toEqual(names.map((name) => (name === 'console' ? 'object' : 'undefined')));
  expect(() => run(`globalThis.draw = async () => Function('return 1')();`)).toThrow('Code generation');
  expect(() => run(`globalThis.draw = async () => String(await import('node:fs'));`)).toThrow();
});

test('its faults are errors: thrown as it starts, as it draws, or when it does not end', () => {
  expect(() => run('throw new Error("no start");')).toThrow('no start');
  expect(() => run('globalThis.draw = async () => { throw new Error("no drawing"); };')).toThrow(
    'no drawing',
  );
  expect(() => run('globalThis.draw = async () => { while (true); };')).toThrow('timed out');
  expect(() => run('globalThis.draw = () => new Promise(() => {});')).toThrow('nothing was drawn');
});
