import { catalogues, type MailMessageId } from '../../src/emails/messages';

const argumentsOf = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name))].sort();

test.each(Object.keys(catalogues.en) as MailMessageId[])(
  '%s takes the same values in both languages',
  (id) => {
    expect(argumentsOf(catalogues.fr[id])).toEqual(argumentsOf(catalogues.en[id]));
  },
);

test('French is written as in Québec', () => {
  const french = Object.values(catalogues.fr)
    .join('\n')
    .replaceAll(/\{\w+\}/g, 'x');
  expect(french).not.toMatch(/e-?mail/i);
  // A space that cannot break before a colon; none before a question or exclamation mark.
  expect(french).not.toMatch(/[^\u00a0]:(\s|$)/m);
  expect(french).not.toMatch(/\s[?!]/);
  expect(french).not.toContain("'");
});
