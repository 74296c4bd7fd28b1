import { Language } from 'shared-api/contract';
import type { Line } from '../../src/club/people/list/person';
import { readPeople } from '../../src/club/people/read-people';

const { French, English } = Language;

/** What is read of each line: names and address, the language if it says one, or the problem. */
const shown = ({ firstName, lastName, email, language, problem }: Line) =>
  problem ?? [`${firstName}|${lastName}|${email}`, ...(language === null ? [] : [language])].join('|');
const linesIn = async (text: string, most = 501) => (await readPeople(Buffer.from(text), most))?.lines ?? [];
const read = async (text: string) => (await linesIn(text)).map(shown);

const marie = 'Marie|Tremblay|marie@x.ca';
const luc = 'Luc|Roy|luc@x.ca';

test.each([
  ['a mail program’s', 'Marie Tremblay <marie@x.ca>', [marie]],
  ['its list', 'Marie Tremblay <marie@x.ca>, Luc Roy <luc@x.ca>;', [marie, luc]],
  ['Outlook’s list', 'Tremblay, Marie <marie@x.ca>; Roy, Luc <luc@x.ca>', [marie, luc]],
  ['quoted', '"Tremblay, Marie" <marie@x.ca>, "Luc Roy" <luc@x.ca>', [marie, luc]],
  ['in parentheses', 'marie@x.ca (Marie Tremblay)', [marie]],
  ['one after the other', 'Marie Tremblay marie@x.ca', [marie]],
  ['address first', 'marie@x.ca, Marie Tremblay', [marie]],
  ['several, address first', 'marie@x.ca, Marie Tremblay, luc@x.ca, Luc Roy', [marie, luc]],
  ['several, names first', 'Marie Tremblay, marie@x.ca, Luc Roy, luc@x.ca', [marie, luc]],
  ['with a telephone', 'Marie Tremblay\t514 555-1234\tmarie@x.ca', [marie]],
  ['semicolons', 'Marie;Tremblay;marie@x.ca', ['unclear']],
  ['a numbered list', '1. Marie Tremblay – marie@x.ca\n2) Luc Roy: luc@x.ca', [marie, luc]],
  ['bullets', '• Marie Tremblay, marie@x.ca\n- Luc Roy, luc@x.ca', [marie, luc]],
  ['a link', 'Marie Tremblay <mailto:marie@x.ca>', [marie]],
  ['a full stop', 'Marie Tremblay, marie@x.ca.', [marie]],
  ['blank lines, Windows', '\r\nMarie Tremblay <marie@x.ca>\r\n\r\nLuc Roy <luc@x.ca>\r\n', [marie, luc]],
  [
    'long names',
    'Jean-François St-Pierre de la Tour <jf@x.ca>',
    ['Jean-François|St-Pierre de la Tour|jf@x.ca'],
  ],
  ['an apostrophe', "Zoé O'Neil <zoe.o'neil@x.ca>", ["Zoé|O'Neil|zoe.o'neil@x.ca"]],
  ['single quotes', "'Marie Tremblay' <'marie@x.ca'>", [marie]],
  ['capitals', 'MARIE TREMBLAY <Marie@X.ca>', ['MARIE|TREMBLAY|Marie@X.ca']],
  ['decomposed accents', 'Zoé Bélanger <zoe@x.ca>'.normalize('NFD'), ['Zoé|Bélanger|zoe@x.ca']],
  ['invisible characters', 'Marie\u200b Tremblay\u202e <marie@x.ca>', [marie]],
  ['a language', 'Marie Tremblay, marie@x.ca, français', [`${marie}|${French}`]],
  ['no name', 'marie@x.ca\n<luc@x.ca>', ['noName', 'noName']],
  ['one name', 'Marie <marie@x.ca>', ['noLastName']],
  ['no address', 'Marie Tremblay\nLuc Roy, 514 555-1234', ['noAddress', 'noAddress']],
  ['half an address', 'Marie Tremblay marie@x', ['badAddress']],
  ['an accent in the address', 'Zoé Roy <zoé@x.ca>', ['badAddress']],
  ['a letter for a name', 'M T <mt@x.ca>', ['badName']],
  ['too many words between marks', 'Marie Roy, Tremblay, Équipe A, marie@x.ca', ['unclear']],
  ['nothing', ' \n ,;\n', []],
  ['what is no list', '{"a": [1, 2]}', ['noAddress']],
])('%s', async (_, text, expected) => {
  expect(await read(text)).toEqual(expected);
});

test.each([
  ['French, Excel', 'Prénom;Nom;Courriel\nMarie;Tremblay;marie@x.ca\nLuc;Roy;luc@x.ca', [marie, luc]],
  ['another order', 'Nom,Prénom,Adresse courriel\nTremblay,Marie,marie@x.ca', [marie]],
  ['English', 'First Name,Last Name,E-mail\nMarie,Tremblay,marie@x.ca', [marie]],
  ['whole names', 'Nom complet,Courriel\nMarie Tremblay,marie@x.ca', [marie]],
  ['a byte order mark', '\ufeffEmail,Name\nmarie@x.ca,Marie Tremblay', [marie]],
  ['quotes', '"Last Name","First Name","Email Address"\n"Tremblay","Marie","marie@x.ca"', [marie]],
  [
    'a language',
    'Prénom;Nom;Courriel;Langue\nMarie;Tremblay;marie@x.ca;fr\nLuc;Roy;luc@x.ca;Anglais',
    [`${marie}|${French}`, `${luc}|${English}`],
  ],
  ['other columns', 'No;Prénom;Nom;Ville;Courriel\n1;Marie;Tremblay;Laval;marie@x.ca', [marie]],
  [
    'Google’s contacts',
    'First Name,Middle Name,Last Name,E-mail 1 - Value\nMarie,,Tremblay,marie@x.ca',
    [marie],
  ],
  [
    'cells without anything',
    'Prénom;Nom;Courriel\nMarie;;marie@x.ca\n;;\nLuc;Roy;',
    ['noLastName', 'noAddress'],
  ],
  ['one column', 'Courriel\nMarie Tremblay <marie@x.ca>', [marie]],
])('a table with column names: %s', async (_, text, expected) => {
  expect(await read(text)).toEqual(expected);
});

test('the line is shown as it stands', async () => {
  const [line] = await linesIn('  Marie Tremblay <marie@x.ca>  ');
  expect(line?.text).toBe('Marie Tremblay <marie@x.ca>');
});

test('ten thousand lines, and one endless line, are read in no time', async () => {
  expect(await linesIn('Marie Tremblay <marie@x.ca>\n'.repeat(10_000), 10_000)).toHaveLength(10_000);
  const endless = `${'a@'.repeat(50_000)}\n${'<'.repeat(50_000)}${'"'.repeat(50_000)}`;
  expect(await linesIn(endless, 2)).toHaveLength(1);
});
