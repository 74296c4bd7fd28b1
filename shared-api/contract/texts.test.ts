import { calls } from '.';
import { isAddress, isVisible, withoutUnseen } from './texts';

test.each([
  'lea@club.test',
  'l.e.a+club@sub.club.test',
  "o'brien@club.test",
  'lea@café.ca',
  'lea@hôtel-de-l-école.québec',
  'lea@xn--caf-dma.ca',
  'lea@例え.テスト',
  'a@b-c.d--e.f',
])('%s is an address', (typed) => {
  expect(isAddress(typed)).toBe(true);
});

test.each([
  'a..b@club.test',
  '.a@club.test',
  'a.@club.test',
  'a@club',
  'a@club..test',
  'a@.club.test',
  'a@club.test.',
  'a@-club.test',
  'a@club-.test',
  'é@club.test',
  'a b@club.test',
  'a@cl ub.test',
  'a@b@club.test',
  'a@club.test\u200b',
  '',
  `a@${'b'.repeat(254)}.test`,
])('%s is none', (typed) => {
  expect(isAddress(typed)).toBe(false);
});

test('what nobody sees is left out', () => {
  expect(withoutUnseen('\u200elea@\u200bclub.test\ufeff\u2069')).toBe('lea@club.test');
});

test.each(['', ' ', '\u200b', ' \u2800 \u3164', '\u00ad\u200e', '\u2028\ufe0f', null, undefined])(
  '%j shows nothing',
  (text) => {
    expect(isVisible(text)).toBe(false);
  },
);

test.each(['a', ' 7 ', '\u200bÉ', '🏀', '.'])('%j shows something', (text) => {
  expect(isVisible(text)).toBe(true);
});

/** The schemas of a call's body, with the names of their fields. */
function* fieldsIn(tree: unknown, name = ''): Generator<[name: string, schema: Record<string, unknown>]> {
  if (typeof tree !== 'object' || tree === null) return;
  const schema = tree as Record<string, unknown>;
  if (schema.type === 'string') yield [name, schema];
  for (const [key, inner] of Object.entries(schema)) yield* fieldsIn(inner, /^\d+$/.test(key) ? name : key);
}

test('no required text of any call may be invisible', () => {
  const required = Object.values(calls)
    .flatMap((call) => [...fieldsIn((call as { body?: unknown }).body)])
    .filter(([, { minLength = 0 }]) => Number(minLength) > 0);
  const names = required.map(([name]) => name);
  expect(names).toEqual(
    expect.arrayContaining(['location', 'organizationName', 'name', 'reason', 'firstName']),
  );
  const mayBe = required.filter(([, { pattern, not }]) => {
    const isRefused = new RegExp((not as { pattern?: string } | undefined)?.pattern ?? '(?!)', 'u');
    return new RegExp(String(pattern ?? ''), 'u').test('\u200b\u2800') && !isRefused.test('\u200b\u2800');
  });
  // What is compared, or was given by another program.
  const given = ['token', 'password', 'currentPassword', 'username', 'email', 'folder', 'content', 'key'];
  expect(mayBe.map(([name]) => name).filter((name) => !given.includes(name))).toEqual([]);
});
