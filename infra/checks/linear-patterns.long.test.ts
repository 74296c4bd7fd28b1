import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { checkSync } from 'recheck';
import { calls } from 'shared-api/contract';
import { root } from '../workspaces/paths.mjs';

interface Pattern {
  source: string;
  flags: string;
  file: string;
}

const folders = [
  'server/src',
  'shared-api',
  'shared-ui/src',
  'shell/src',
  'player-portal/src',
  'admin-console/src',
];

/** The product's sources. */
const files = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => /(?<!\.test|\.d)\.tsx?$/.test(file) && !/(^|\/)(node_modules|dist|testing)\//.test(file),
    )
    .map((file) => join(folder, file)),
);

/** The values of a tree, with the keys under which they are. */
function* valuesIn(tree: unknown, seen = new Set<unknown>()): Generator<[key: string, value: unknown]> {
  if (typeof tree !== 'object' || tree === null || seen.has(tree)) return;
  seen.add(tree);
  for (const [key, value] of Object.entries(tree)) {
    yield [key, value];
    yield* valuesIn(value, seen);
  }
}

const literalsIn = (file: string): Pattern[] => {
  const tree = parseSync(readFileSync(join(root, file), 'utf8'), {
    syntax: 'typescript',
    tsx: file.endsWith('x'),
  });
  return [...valuesIn(tree)].flatMap(([, value]) => {
    const { type, pattern, flags } = (value ?? {}) as Record<string, string>;
    return type === 'RegExpLiteral' ? [{ source: pattern ?? '', flags: flags ?? '', file }] : [];
  });
};

/** What sources put together when they are loaded. */
async function composed(): Promise<Pattern[]> {
  const found: Pattern[] = [];
  const own = globalThis.RegExp;
  let file = '';
  globalThis.RegExp = new Proxy(own, {
    construct(target, [source, flags = '']) {
      found.push({ source: String(source), flags, file });
      return new target(source, flags);
    },
  });
  try {
    for (file of [
      'server/src/club/interac/notices/money.ts',
      'server/src/club/interac/notices/notice.ts',
      'server/src/club/money/references.ts',
      'admin-console/src/features/settings/pin.ts',
    ])
      await import(join(root, file));
  } finally {
    globalThis.RegExp = own;
  }
  return found;
}

const ofContract = (): Pattern[] =>
  [...valuesIn(calls)].flatMap(([key, value]) =>
    key === 'pattern' && typeof value === 'string' ? [{ source: value, flags: 'u', file: 'contract' }] : [],
  );

/** Those that cannot be proven, by how they begin, and why they need not be. */
const bounded: Record<string, string> = {
  '(?:\\bfrom\\b|\\bde la part de\\b': 'a thousand characters at most, of which each begins a name of eighty',
  'received [^': 'each beginning looks at forty characters',
  'reçu [^': 'each beginning looks at forty characters',
  '^[A-Za-z0-9:]([A-Za-z0-9.:-]*': 'the host of a mail server has 253 characters at most',
  'money transfer from (': 'each beginning looks at 120 characters',
  'virement de fonds de (': 'each beginning looks at 120 characters',
  '[\\u0300-\\u036f]+|': 'each mark looks at the thirty before it',
  '(?<![\\p{L}\\d.,': 'each amount has five groups of digits at most, and none begins within another',
  '^(?=.*\\p{Ll})': 'a password has 512 characters at most',
  '<!--# ': 'of our own builds',
};

test('no text takes a regular expression longer than its length lets expect', async () => {
  const all = [...files.flatMap(literalsIn), ...(await composed()), ...ofContract()];
  // Checks that they are found.
  expect(all.length).toBeGreaterThan(300);
  const unbounded = new Map(
    all
      .filter(({ source }) => /[*+]|\{\d+,\d*\}/.test(source))
      .filter(({ source }) => !Object.keys(bounded).some((begin) => source.startsWith(begin)))
      .map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern]),
  );
  const slow = [...unbounded].flatMap(([shown, { source, flags, file }]) => {
    const found = checkSync(source, flags, { timeout: 60_000 });
    const attack = 'attack' in found ? found.attack.pattern : 'not proven';
    return found.status === 'safe' ? [] : [`${file}: ${shown}: ${attack}`];
  });
  expect(slow).toEqual([]);
});
