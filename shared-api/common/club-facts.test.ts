import { createFormatters } from '@formatjs/intl';
import { type ClubFacts, factWords, usualFacts } from './club-facts';
import { formatsOf } from './format';

const wordsIn = (locale: 'en' | 'fr', facts: ClubFacts = usualFacts) =>
  factWords(facts, locale, formatsOf(locale, createFormatters()));

test('a club that has said nothing plays basketball on Saturday mornings', () => {
  expect(wordsIn('en')).toEqual({
    sport: 'basketball',
    day: 'Saturday',
    when: 'Saturdays, 10:00\u00a0AM to 12:00\u00a0PM',
  });
  expect(wordsIn('fr').when).toBe('Le samedi, de 10\u00a0h à 12\u00a0h');
});

test('another plays what and when it says', () => {
  const tuesdays = { sport: 'badminton', weekday: 2, startTime: '19:30', endTime: '21:00' };
  expect(wordsIn('en', tuesdays)).toMatchObject({
    day: 'Tuesday',
    when: 'Tuesdays, 7:30\u00a0PM to 9:00\u00a0PM',
  });
  expect(wordsIn('fr', tuesdays)).toMatchObject({
    when: 'Le mardi, de 19\u00a0h\u00a030 à 21\u00a0h',
  });
});
