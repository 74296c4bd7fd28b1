import { differences, misprints, unused } from './catalogues';

test('a French text that lacks a value, a tag or all of it is found', () => {
  const found = differences({
    en: { a: 'Hello {name}', b: '{n, plural, one {#} other {#}}', c: '<b>x</b>', d: 'text', e: { f: 'x' } },
    fr: { a: 'Bonjour', b: '{n}', c: 'x', d: '', e: {} },
  });
  expect(found.map((line) => line.split(':')[0])).toEqual(['a', 'b', 'c', 'd', 'e/f']);
});

test.each([
  ['en', 'It\u2019s on', []],
  ['en', "It's on", ['a straight apostrophe or quote']],
  ['fr', 'Rang\u00a0: 2', []],
  ['fr', 'Rang: 2', ['no no-break space before a colon']],
  ['fr', 'Rang : 2', ['no no-break space before a colon', 'an ordinary space where none may break']],
  ['fr', 'Vraiment ?', ['a space before ; ? or !']],
] as const)('typography (%s): %s', (language, text, wrong) => {
  expect(misprints(language, { a: text })).toEqual(wrong.map((why) => `a: ${why}: \u201c${text}\u201d`));
});

test('a text that no source names is found', () => {
  const catalogue = {
    'a.used': '',
    'a.left': '',
    'b.one': '',
    errors: { seen: { title: '' }, left: { title: '' } },
  };
  const source = ['<Text id="a.used" />', 'text(`b.$', '{count}`)', 'errors.seen'].join('');
  expect(unused(catalogue, source)).toEqual(['a.left', 'errors/left/title']);
});
