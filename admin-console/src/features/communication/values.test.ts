import { Language } from 'shared-api';
import { preselectedAddresses } from './recipients';
import { blankMailing, mailingOf } from './values';

const messages = { customMessage: ' Hello ', customMessageFr: 'Bonjour' };

test('a letter carries the messages of its languages only', () => {
  expect(mailingOf(messages, Language.English)).toEqual({ language: 0, customMessage: 'Hello' });
  expect(mailingOf(messages, Language.French)).toEqual({ language: 1, customMessageFr: 'Bonjour' });
  expect(mailingOf(messages, Language.Bilingual)).toEqual({
    language: 2,
    customMessage: 'Hello',
    customMessageFr: 'Bonjour',
  });
  expect(mailingOf({ customMessage: ' ', customMessageFr: '' }, Language.Bilingual)).toEqual({ language: 2 });
});

test('people chosen on another page are the recipients, each once', () => {
  const chosen = preselectedAddresses('a@example.org', { recipients: ['b@example.org', 'a@example.org', 7] });
  expect(chosen.map(({ email }) => email)).toEqual(['b@example.org', 'a@example.org']);
  expect(blankMailing(chosen).audience).toBe('some');
  expect(blankMailing([]).audience).toBe('all');
  expect(preselectedAddresses(null, null)).toEqual([]);
});
