import { catalogues as mails } from 'server/email-messages';
import { formatMessage, messagesIn } from 'server/messages';
import { texts } from '../../e2e/support/catalogues';
import { locales as pages } from '../../e2e/support/locales';
import { type Locale, locales } from '../../shared-api/contract/enums';
import { termsUnder } from './markdown-table';

interface Rule {
  /** The forbidden term, as a whole word. */
  never: string;
  /** Phrases in which it is allowed. */
  unless: string[];
}

/** The rules of one language: the table below its heading in `docs/words.md`. */
const rulesUnder = (heading: string): Rule[] =>
  termsUnder('docs/words.md', heading).flatMap(([, banned = [], unless = []]) =>
    banned.map((never) => ({ never, unless })),
  );

const sentences = (words: object, path: string): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}.${key}`, value]] : sentences(value, `${path}.${key}`),
  );

/** All texts of the product in a language: pages, mails and the server's answers. */
const allTexts = (locale: Locale): [id: string, text: string][] => [
  ...sentences(texts[locale], 'pages'),
  ...sentences(mails[locale], 'mails'),
  ...sentences(messagesIn(locale), 'server'),
];

/** The readable parts of a message: all plural forms, with numbers and names as “…”. */
const readable = (message: string): string =>
  message
    .replaceAll(/\{\w+, (?:plural|select|selectordinal),/g, '')
    .replaceAll(/(?:=\d+|\b(?:zero|one|two|few|many|other)) \{/g, ' / ')
    .replaceAll(/\{\w+\}|#/g, '…')
    .replaceAll('}', ' ')
    .replaceAll('’', "'")
    .toLowerCase();

const plain = (term: string) => term.replaceAll('’', "'").toLowerCase();

/** The rules that a message breaks. */
const broken = (rules: Rule[], message: string): string[] =>
  rules
    .filter(({ never, unless }) => {
      const rest = unless.reduce((text, phrase) => text.replaceAll(plain(phrase), ' '), readable(message));
      return new RegExp(`(?<![\\p{L}\\p{N}])${plain(never)}(?![\\p{L}\\p{N}])`, 'u').test(rest);
    })
    .map(({ never }) => never);

/** A day, a sport, a town. */
const facts =
  /(?<!\p{L})(?:(?:sun|mon|tues|wednes|thurs|fri|satur)days?|(?:lun|mar|mercre|jeu|vendre|same)dis?|dimanches?|basket(?:-?ball)?|montr[eé]al)(?!\p{L})/iu;

test.each(locales)('no text names a day, a sport or a town: the club’s facts say which (%s)', (locale) => {
  // The settings offer the days, and give an example of a sport.
  const isChoice = (id: string) => /^pages\.settings\.(?:weekday\.|sportHint$)/.test(id);
  const found = allTexts(locale).filter(([id, text]) => !isChoice(id) && facts.test(text));
  expect(found).toEqual([]);
});

const headings = { en: 'English', fr: 'French' } as const satisfies Record<Locale, string>;

test.each(locales)('no text says what docs/words.md bans (%s)', (locale) => {
  const rules = rulesUnder(headings[locale]);
  expect(rules.length).toBeGreaterThan(20);
  const found = allTexts(locale).flatMap(([id, text]) =>
    broken(rules, text).map((term) => `${id}: “${term}” in “${text}”`),
  );
  expect(found).toEqual([]);
});

test.each<[string, Rule, boolean]>([
  ['All places are taken', { never: 'places', unless: [] }, true],
  ['{n, plural, one {# place} other {# spots}}', { never: 'place', unless: [] }, true],
  ['A placement', { never: 'place', unless: [] }, false],
  ['Mot de passe, puis passe', { never: 'passe', unless: ['mot de passe'] }, true],
  ['Mot de passe', { never: 'passe', unless: ['mot de passe'] }, false],
  ['Un E-Mail', { never: 'e-mail', unless: [] }, true],
  ['S’il passe {place}', { never: 'place', unless: [] }, false],
])('%s', (text, rule, isBroken) => {
  expect(broken([rule], text)).toEqual(isBroken ? [rule.never] : []);
});

/** A word that is elided before a vowel, and the name of somebody, a club or an account. */
const elided = /(?<!\p{L})(?:de|que) \{(?:club|guest|guests|name|names|player|sender|userName|username)\}/u;

test('no French text says “de Alexandre”', () => {
  expect(allTexts('fr').filter(([, text]) => elided.test(text))).toEqual([]);
});

test('no French text calls somebody 1er or 1re', () => {
  expect(allTexts('fr').filter(([, text]) => /one \{#(?:er|re|ère)\}/u.test(text))).toEqual([]);
});

/** A verb and its pronoun, between which a line may break: a word joiner (U+2060) keeps them together. */
const loose = /\p{L}-(?:vous|nous|les?|la|en|y|ci|là|ce|ils?|elles?|on|moi)(?!\p{L})/u;

test('no line of a French page ends between a verb and its pronoun', () => {
  const found = sentences(texts.fr, 'pages').filter(([, text]) => loose.test(text));
  expect(found).toEqual([]);
});

/** A number that can be 0 or 1, followed by a plural. */
const stiff = /\{(?:attending|count|done|left|seconds|sessions|taken|weeks)\}[ \u00a0]\p{L}+s\b/gu;

test.each(locales)('what can be 0 or 1 has a singular (%s)', (locale) => {
  const found = allTexts(locale).flatMap(([id, text]) => {
    const plurals = text.match(/\{\w+, plural,.*?\}\}/g) ?? [];
    // “0 of 20 spots” is right for every number.
    const halves = plurals.filter((form) => !form.includes(' one {') && !form.includes('{# of {'));
    return [...halves, ...(text.match(stiff) ?? [])].map((phrase) => `${id}: ${phrase}`);
  });
  expect(found).toEqual([]);
});

test('none is singular in French, several in English', () => {
  const places = (locale: Locale, left: number) =>
    formatMessage(mails[locale].shared?.['session.places'] ?? '', { left, capacity: 20 }, locale);
  expect(places('fr', 0)).toBe('0 place libre sur 20');
  expect(places('fr', 2)).toBe('2 places libres sur 20');
  expect(places('en', 0)).toBe('0 spots left of 20');
});

test('pages count in the same way, and the first in line is first', () => {
  const taken = (n: number) => pages.fr.t('ui.capacity.places', { taken: n, capacity: 20 });
  expect([0, 1, 2].map(taken)).toEqual([
    '0 place prise sur 20',
    '1 place prise sur 20',
    '2 places prises sur 20',
  ]);
  const waiting = (locale: Locale, position: number) => pages[locale].t('session.waiting', { position });
  expect([1, 2].map((n) => waiting('fr', n))).toEqual([
    'En tête de la liste d’attente',
    '2e sur la liste d’attente',
  ]);
  expect([1, 2, 3, 4].map((n) => waiting('en', n).split(' on ')[0])).toEqual(['1st', '2nd', '3rd', '4th']);
});
