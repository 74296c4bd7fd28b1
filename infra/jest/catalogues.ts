import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { root } from '../workspaces/apps';

type Language = 'en' | 'fr';
type Texts = ReadonlyMap<string, string>;
/** A package's texts by id, or in groups. */
export type Catalogue = { readonly [id: string]: string | readonly string[] | Catalogue };
export type Catalogues = Record<Language, Catalogue>;

const flatten = (catalogue: Catalogue | readonly string[], path = ''): [id: string, text: string][] =>
  Object.entries(catalogue).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : flatten(value, `${path}${key}/`),
  );

const textsOf = (catalogue: Catalogue): Texts => new Map(flatten(catalogue));

const argumentsOf = (elements: MessageFormatElement[]): string[] =>
  elements.flatMap((element): string[] => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return [];
      case TYPE.plural:
      case TYPE.select:
        return [
          `${element.value}:${element.type === TYPE.plural ? 'plural' : Object.keys(element.options).sort().join('|')}`,
          ...Object.values(element.options).flatMap((option) => argumentsOf(option.value)),
        ];
      case TYPE.tag:
        return [`<${element.value}>`, ...argumentsOf(element.children)];
      default:
        return [element.value];
    }
  });

const signature = (text: string): string => [...new Set(argumentsOf(parse(text)))].sort().join(', ');

/** The texts that one language lacks or leaves empty, or whose parameters or tags differ. */
export const differences = (catalogues: Catalogues): string[] => {
  const [en, fr] = [textsOf(catalogues.en), textsOf(catalogues.fr)];
  return [...new Set([...en.keys(), ...fr.keys()])].flatMap((id) => {
    const [english, french] = [en.get(id), fr.get(id)];
    if (!english?.trim() || !french?.trim()) return [`${id}: missing or empty`];
    const [before, after] = [signature(english), signature(french)];
    return before === after ? [] : [`${id}: English has (${before}), French (${after})`];
  });
};

/** The typographic rules of docs/words.md, as forbidden patterns. */
const typography: Record<Language, [why: string, wrong: RegExp][]> = {
  en: [
    ['a straight apostrophe or quote', /['"]/],
    ['three full stops, or two spaces', /\.\.\.|[ \u00a0]{2}/],
    ['a space before punctuation', /[ \u00a0][:;?!%]/],
  ],
  fr: [
    ['a straight apostrophe or quote', /['"]/],
    ['three full stops, or two spaces', /\.\.\.|[ \u00a0]{2}/],
    ['no no-break space before a colon', /[^\u00a0\d]:(?=\s|$)/],
    ['an ordinary space where none may break', /« | »| [:%$]|[\d}#] h\b|\bh \d|p\. ex\. /],
    ['a space before ; ? or !', /[ \u00a0][;?!]/],
    ['a percentage, a price or an hour without its space', /\d[%$]|\dh\b/],
  ],
};

/** The texts that break a typographic rule of their language. */
export const misprints = (language: Language, catalogue: Catalogue): string[] =>
  [...textsOf(catalogue)].flatMap(([id, text]) =>
    typography[language].filter(([, wrong]) => wrong.test(text)).map(([why]) => `${id}: ${why}: “${text}”`),
  );

const sourceOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing\/|messages\/(en|fr)\b/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

/**
 * The ids that no source uses: as a string, as a property (`errors.sessionFull`, for texts in groups), or by a template
 * such as `attendance.title.${status}`.
 */
export const unused = (catalogue: Catalogue, source: string): string[] => {
  const names = new Set([...source.matchAll(/(?<=['"])[\w.-]+(?=['"])|(?<=\.)\w+/g)].map(([name]) => name));
  const templates = [...source.matchAll(/`(\w+\.[\w.]*)\$\{[^`]*`/g)].map(([, start = '']) => start);
  return [...textsOf(catalogue).keys()].filter((id) => {
    const [first = '', second] = id.split('/');
    const name = second ?? first;
    return !names.has(name) && !templates.some((start) => name.startsWith(start));
  });
};

/**
 * Registers the common tests of all catalogues.
 * @param folders whose source files use the texts, from the repository's root
 */
export const testCatalogues = (catalogues: Catalogues, folders: readonly string[]): void => {
  test('both languages have every text, with the same arguments', () => {
    expect(differences(catalogues)).toEqual([]);
  });
  test.each(['en', 'fr'] as const)('apostrophes, quotes and spaces (%s)', (language) => {
    expect(misprints(language, catalogues[language])).toEqual([]);
  });
  test('every text is used', () => {
    const source = folders.map((folder) => sourceOf(join(root, folder))).join('\n');
    expect(unused(catalogues.en, source)).toEqual([]);
  });
};
