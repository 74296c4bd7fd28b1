import { Language } from 'shared-api';
import { handedOver } from './recipients';
import { blankMailing, letterOf } from './values';

const messages = { customMessage: ' Hello ', customMessageFr: 'Bonjour' };

test('a letter carries the messages of its languages only', () => {
  expect(letterOf(messages, Language.English)).toEqual({ language: 0, customMessage: 'Hello' });
  expect(letterOf(messages, Language.French)).toEqual({ language: 1, customMessageFr: 'Bonjour' });
  expect(letterOf(messages, Language.Bilingual)).toEqual({
    language: 2,
    customMessage: 'Hello',
    customMessageFr: 'Bonjour',
  });
  expect(letterOf({ customMessage: ' ', customMessageFr: '' }, Language.Bilingual)).toEqual({ language: 2 });
});

test('people chosen on another page are the recipients, each once', () => {
  const chosen = handedOver('a@example.org', { recipients: ['b@example.org', 'a@example.org', 7] });
  expect(chosen.map(({ email }) => email)).toEqual(['b@example.org', 'a@example.org']);
  expect(blankMailing(chosen).audience).toBe('some');
  expect(blankMailing([]).audience).toBe('all');
  expect(handedOver(null, null)).toEqual([]);
});
