import { Language } from 'shared-api';
import { preselectedAddresses } from './recipients';
import { blankMailing, groupOf, type MailingValues, mailingOf, wordsIn } from './values';

const none = { customSubject: '', customSubjectFr: '', customMessage: '', customMessageFr: '' };
const words = { ...none, customMessage: ' Hello ', customMessageFr: 'Bonjour', customSubjectFr: ' Allô' };

test('a letter carries the words of its languages only', () => {
  expect(wordsIn(Language.English, words)).toEqual({ language: 0, customMessage: 'Hello' });
  const french = { customMessageFr: 'Bonjour', customSubjectFr: 'Allô' };
  expect(wordsIn(Language.French, words)).toEqual({ language: 1, ...french });
  expect(wordsIn(Language.Bilingual, words)).toEqual({ language: 2, customMessage: 'Hello', ...french });
  expect(wordsIn(Language.Bilingual, { ...none, customMessage: ' ' })).toEqual({ language: 2 });
});

test('people chosen on another page are the recipients, each once; nobody is at first', () => {
  const state = { recipients: ['b@example.org', 'a@example.org', 7] };
  const chosen = preselectedAddresses('a@example.org', state);
  expect(chosen.map(({ email }) => email)).toEqual(['b@example.org', 'a@example.org']);
  expect(blankMailing(new URLSearchParams({ to: 'a@example.org' }), state)).toMatchObject({
    audience: 'some',
    recipients: chosen,
  });
  expect(blankMailing().audience).toBe('');
  expect(preselectedAddresses(null, null)).toEqual([]);
});

test('a link names a group and a kind of e-mail, and nothing that there is not', () => {
  const link = 'session=s1&standing=unanswered&owes=yes&plan=gold&type=attendance-reminder';
  const values = blankMailing(new URLSearchParams(link));
  expect(values).toMatchObject({ audience: 'group', emailType: 'attendance-reminder', plan: '' });
  expect(groupOf(values)).toEqual({ sessionId: 's1', standing: 'unanswered', owes: true });
  expect(blankMailing(new URLSearchParams('type=spam&standing=in'))).toMatchObject({
    audience: '',
    emailType: 'announcement',
    standing: '',
  });
});

test.each<[Partial<MailingValues>, object | undefined]>([
  [{ audience: 'all', owes: 'yes' }, {}],
  [{ audience: 'group' }, undefined],
  [{ audience: 'group', session: 's1' }, undefined],
  [
    { audience: 'group', session: 's1', plan: 'pass' },
    { sessionId: 's1', plan: 'pass' },
  ],
  [{ audience: 'group', standing: 'in', away: '30' }, { awayDays: 30 }],
  [{ audience: 'some', owes: 'yes' }, undefined],
])('the group of %j is %j', (values, group) => {
  expect(groupOf({ ...blankMailing(), ...values })).toEqual(group);
});

test('a mailing goes to a group or to addresses, now or on the club’s clock', () => {
  const blank = { ...blankMailing(), language: Language.French };
  const some: MailingValues = {
    ...blank,
    recipients: [{ email: 'a@example.org', name: 'A' }],
    audience: 'some',
  };
  expect(mailingOf(some)).toEqual({ emails: ['a@example.org'], language: 1 });
  const later = { when: 'later', date: '2026-12-04', time: '18:00' } as const;
  expect(mailingOf({ ...blank, ...later, audience: 'all' })).toEqual({
    group: {},
    language: 1,
    sendAt: { date: '2026-12-04', time: '18:00' },
  });
  expect(new Date(`${blank.date}T12:00:00Z`).getUTCDay()).toBe(5);
});

test.each([
  ['2026-11-27T22:59:00Z', '2026-11-27'],
  ['2026-11-27T23:00:00Z', '2026-12-04'],
  ['2026-11-28T04:30:00Z', '2026-12-04'],
])('a mailing for later is proposed for a Friday evening that is to come (%s)', (moment, date) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(moment));
  expect(blankMailing()).toMatchObject({ date, time: '18:00' });
});
