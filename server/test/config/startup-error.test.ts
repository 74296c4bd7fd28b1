import { DrizzleQueryError } from 'drizzle-orm';
import { startupError } from '../../src/startup-error';

const failed = (facts: object) => Object.assign(new Error('words'), facts);
const away = (code: string) => `the database of DATABASE_URL cannot be reached (${code})`;

test.each([
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', '28P01', '3D000', '57P03'].map(
    (code): [object, string] => [{ code }, away(code)],
  ),
  [{ cause: failed({ code: '53300' }) }, away('53300')],
  [{ message: 'Connection terminated due to connection timeout' }, away('terminated')],
  [{ code: '53100' }, 'the database cannot be written (53100)'],
  [{ code: '25006' }, 'the database cannot be written (25006)'],
  [{ code: 'EADDRINUSE', port: 80, syscall: 'listen' }, /^port 80 is taken/],
  [{ code: 'EACCES', port: 80, syscall: 'listen' }, /^port 80 needs more rights/],
  [{ code: 'ENOSPC', syscall: 'write' }, 'the data folder cannot be used (ENOSPC): the disk is full'],
  [
    { code: 'EROFS', syscall: 'open', path: '/data/x' },
    '/data/x cannot be used (EROFS): the disk is read-only',
  ],
  [
    { code: 'ENOENT', syscall: 'mkdir', path: '/data' },
    '/data cannot be used (EROFS): the disk is read-only',
  ],
  [{ name: 'ErrnoError', errno: 51 }, 'the data folder cannot be used (ENOSPC): the disk is full'],
])('a start that fails with %j is one line', (facts, line) => {
  expect(startupError(failed(facts))).toMatch(line);
});

test('a bug keeps its stack', () => {
  const bugs = [
    new TypeError('x is not a function'),
    failed({ code: 'ENOENT', syscall: 'open', path: '/x' }),
    new DrizzleQueryError('select', [], failed({ code: '42703' })),
  ];
  for (const bug of bugs) expect(startupError(bug)).toBeUndefined();
});
