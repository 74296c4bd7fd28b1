import { Language, SessionStatus } from 'shared-api/contract';
import { instantOf } from 'shared-api/instant';
import { catalogues } from '../../src/mail/catalogues';
import type { SessionFacts } from '../../src/mail/facts';
import type { MailName, MailProps } from '../../src/mail/list';
import { sampleContext } from '../../src/mail/preview/facts';
import { samples } from '../../src/mail/preview/samples';
import { rendered } from '../support/emails';

const session = samples['account-opened'].usual?.next as SessionFacts;
const due = samples['place-confirmed'].usual?.due ?? null;
type Answer = boolean | null;

/** Every mail about playing in a session, for a session and somebody's answer. */
const filled = (about: SessionFacts, answer: Answer): Partial<MailProps> => {
  const given = answer === null ? null : { isAttending: answer, session: about };
  return {
    'account-opened': { next: about },
    'attendance-reminder': { session: about, answer },
    'attendance-confirmation': { answer: given, due: answer ? due : null },
    'attendance-update': { answer: given, due: answer ? due : null },
    'low-attendance-warning': { session: about },
  };
};

/** A sentence by the mail that says it, or `shared`, and its id there. */
const sentence = (path: string, locale: 'en' | 'fr'): string => {
  const [mail = '', id = ''] = path.split('/');
  const text = catalogues[locale][mail]?.[id];
  if (!text) throw new Error(`No mail says ${path}`);
  return text;
};

/** Texts that are only true of a session that takes place. */
const ofPlaying: string[] = [
  'attendance-reminder/title',
  'attendance-reminder/textYes',
  'attendance-reminder/text',
  'attendance-reminder/textFull',
  'shared/answer.yes',
  'attendance-confirmation/titleNo',
  'shared/answer.in',
  'attendance-confirmation/textNo',
  'shared/place.deadline',
  'shared/place.late',
  'attendance-update/no',
];
/** Texts that are only true of somebody who said yes. */
const ofComing: string[] = [
  'attendance-reminder/textYes',
  'shared/answer.in',
  'shared/place.deadline',
  'shared/place.late',
];

/** Texts that only fit somebody who has not answered. */
const ofAsking: string[] = ['attendance-reminder/subject', 'attendance-reminder/title'];

const cases = Object.entries(SessionStatus).flatMap(([state, status]) =>
  ([true, false, null] as const).flatMap((answer) =>
    (Object.keys(filled(session, answer)) as MailName[]).flatMap((template) =>
      (['en', 'fr'] as const).map((locale) => ({ state, status, answer, template, locale })),
    ),
  ),
);

const said = async (template: MailName, about: SessionFacts, answer: Answer, locale: 'en' | 'fr') => {
  const props = filled(about, answer)[template];
  const language = locale === 'en' ? Language.English : Language.French;
  const { subject, text } = await rendered(template, props as never, language);
  const words = `${subject}\n${text}`.replace(/\s+/g, ' ');
  // Of a text with a parameter, such as a time, only the part before it.
  return (path: string) => words.includes((sentence(path, locale).split('{')[0] ?? '').replace(/\s+/g, ' '));
};

test.each(cases)(
  '$template to an answer of $answer, the session being $state ($locale), is true',
  async (of) => {
    const says = await said(of.template, { ...session, status: of.status }, of.answer, of.locale);
    const takesPlace = of.status === SessionStatus.Open || of.status === SessionStatus.Full;
    if (!takesPlace) expect(ofPlaying.filter(says)).toEqual([]);
    if (!of.answer) expect(ofComing.filter(says)).toEqual([]);
    if (of.answer !== null) expect(ofAsking.filter(says)).toEqual([]);
    // Nobody can take a spot in a full session.
    if (of.status !== SessionStatus.Open) expect(says('shared/answer.yes')).toBe(false);
  },
);

test('the texts that the mails are searched for are said where they are true', async () => {
  expect((await said('attendance-confirmation', session, true, 'en'))('shared/answer.in')).toBe(true);
  expect((await said('attendance-confirmation', session, true, 'fr'))('shared/place.deadline')).toBe(true);
  expect((await said('attendance-reminder', session, null, 'fr'))('shared/answer.yes')).toBe(true);
  for (const id of ofAsking) expect((await said('attendance-reminder', session, null, 'fr'))(id)).toBe(true);
});

test.each([
  ['the club’s deadline', { answerDeadlineHours: 3 }, true],
  ['the close of answers', { answerDeadlineHours: 1, answersCloseMinutes: 180 }, false],
])('a mail about a yes asks to cancel by %s, and only until then', async (_what, settings, mayStill) => {
  const club = { ...sampleContext.club, ...settings };
  const start = instantOf(session.sessionDate, session.startTime).getTime();
  const textAt = async (hours: number) => {
    const context = { ...sampleContext, club, now: new Date(start - hours * 3_600_000) };
    const answer = { isAttending: true, session };
    return (await rendered('attendance-confirmation', { answer, due: null }, Language.English, context)).text;
  };
  expect(await textAt(30)).toMatch(/Can’t come\? Tell us by \S+\s\S+\s\d+ at 7:00/);
  expect(await textAt(4)).toContain('Can’t come? Tell us by 7:00');
  expect(/Can’t come( any more)?/.exec(await textAt(2))?.[0]).toBe(
    mayStill ? 'Can’t come any more' : undefined,
  );
});
