import { brokenPromises, changeBetween } from './compare';
import { statementsOf } from './declarations';

const report = (version: string, ...lines: string[]) => `version ${version}\n${lines.join('\n')}\n`;
const before = report(
  '1.2.0',
  'shared-ui Page: function Page(props: PageProps): Element',
  'shared-ui Text: const Text: 1',
);

test('a name that is gone or has another type breaks; a new one does not', () => {
  const after = report(
    '1.2.0',
    'shared-ui Page: function Page(props: Other): Element',
    'shared-ui New: const New: 1',
  );
  expect(changeBetween(before, after)).toEqual({
    breaking: ['shared-ui Page has another type', 'shared-ui Text is gone'],
    added: ['shared-ui New'],
  });
});

test.each([
  ['a breaking change in a minor version', '1.3.0', ['shared-ui Text: const Text: 2'], 2],
  ['a breaking change in a major version', '2.0.0', ['shared-ui Text: const Text: 2'], 0],
])('%s', (_what, version, lines, objections) => {
  expect(brokenPromises('shared-ui', before, report(version, ...lines))).toHaveLength(objections);
});

test('an addition needs a minor version', () => {
  const more = (version: string) => `${before.replace('1.2.0', version)}shared-ui More: const More: 1\n`;
  expect(brokenPromises('shared-ui', before, more('1.2.1'))).toHaveLength(1);
  expect(brokenPromises('shared-ui', before, more('1.3.0'))).toEqual([]);
});

test('comments and line breaks are no part of a type', () => {
  const text = '/** Says\n * something. */\nexport declare const a: {\n    b: string;\n};\nexport {};\n';
  expect(statementsOf(text)).toEqual(['export declare const a: { b: string; };']);
});
