import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { differences, misprints, testCatalogues } from '../../../infra/jest/catalogues';
import { catalogues } from '../../src/mail/catalogues';
import { mailNames, mailOf } from '../../src/mail/list';
import { messagesIn } from '../../src/messages';

describe('answers', () => {
  testCatalogues({ en: messagesIn('en'), fr: messagesIn('fr') }, ['server/src']);
});

describe('e-mails', () => {
  const folder = join(__dirname, '../../src/mail');
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  /** The ids that a source names, outside of the texts themselves, or makes by a template. */
  const isNamedIn = (source: string) => {
    const code = source.replace(/^ {2}texts: \{[\s\S]*?^ {2}\},$/m, '');
    const made = [...code.matchAll(/`([\w.]*(?:\$\{[^}]*\}[\w.]*)+)`/g)].map(
      ([, text = '']) => new RegExp(`^${text.replace(/\$\{[^}]*\}/g, '.*')}$`),
    );
    return (id: string) => code.includes(`'${id}'`) || made.some((one) => one.test(id));
  };

  test('both languages have the same arguments', () => {
    expect(differences(catalogues)).toEqual([]);
  });
  test.each(['en', 'fr'] as const)('apostrophes, quotes and spaces (%s)', (language) => {
    expect(misprints(language, catalogues[language])).toEqual([]);
  });
  test.each(mailNames)('%s uses every text of its own', (name) => {
    const { texts, ...mail } = mailOf(name);
    const isNamed = isNamedIn(read(`mails/${name}.tsx`));
    const isDefault = (id: string) => (id === 'subject' || id === 'title') && !mail[id];
    expect(Object.keys(texts).filter((id) => !isNamed(id) && !isDefault(id))).toEqual([]);
  });
  test('every shared text is used', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const sources = files.filter((file) => /\.tsx?$/.test(file) && file !== 'layout/texts.ts').map(read);
    const isNamed = isNamedIn(sources.join('\n'));
    expect(Object.keys(catalogues.en.shared ?? {}).filter((id) => !isNamed(id))).toEqual([]);
  });
});
