import { Language } from 'shared-api/contract';
import type { MailName } from '../../src/mail/list';
import { sampleContext } from '../../src/mail/preview/facts';
import { samples } from '../../src/mail/preview/samples';
import { sessionParts } from '../../src/mail/session-parts';
import { rendered } from '../support/emails';

const madeOn = new Date('2026-11-21T15:00:00Z');
const context = {
  ...sampleContext,
  club: { ...sampleContext.club, name: 'Les Paniers, "Mile End"; Ltée' },
};
const root = '<session.01930c2e-7b6a-7c31-9f10-6d2f6a1c0b01@club.example>';

const partsOf = (template: MailName, sample = 'usual', language: Language = Language.English) =>
  sessionParts(template, samples[template][sample] as never, language, context, madeOn);
/** The lines of its calendar file, unfolded (RFC 5545 §3.1). */
const entryOf = async (template: MailName, sample?: string, language?: Language) => {
  const { attachments: [file] = [] } = await partsOf(template, sample, language);
  const lines = file?.content.replace(/\r\n[ \t]/g, '').split('\r\n');
  return file && { ...file, lines: lines ?? [] };
};

const threaded: MailName[] = [
  'attendance-confirmation',
  'attendance-reminder',
  'attendance-update',
  'guest-added',
  'guest-dropped',
  'offer-passed',
  'place-confirmed',
  'place-declined',
  'place-offered',
];

test.each(threaded)('%s belongs to its session’s thread', async (template) => {
  expect(await partsOf(template)).toMatchObject({ inReplyTo: root, references: root });
});

test('what is about no session, or about several, has no thread', async () => {
  const none: MailName[] = [
    ...(['account-opened', 'announcement', 'payment-reminder', 'password-forgotten'] as const),
    ...(['places-held', 'pass-ended', 'schedule-change', 'session-dues-changed'] as const),
  ];
  for (const template of none) expect(await partsOf(template)).toEqual({});
  expect(await partsOf('schedule-change', 'moved')).toMatchObject({ inReplyTo: root, references: root });
});

test('what answers its reader has one subject in each language, so that Gmail keeps the thread too', async () => {
  const own: [MailName, string][] = [
    ...([
      ['place-confirmed', 'usual'],
      ['place-declined', 'usual'],
      ['offer-passed', 'usual'],
    ] as const),
    ...([
      ['waiting-left', 'usual'],
      ['guest-added', 'usual'],
      ['guest-dropped', 'usual'],
    ] as const),
    ['waiting-joined', 'usual'],
  ].map(([template, sample]) => [template as MailName, sample as string]);
  for (const language of [Language.English, Language.French, Language.Bilingual]) {
    const subjects = own.map(async ([template, sample]) => {
      const mail = await rendered(template, sample, language, context);
      return mail.subject;
    });
    expect(new Set(await Promise.all(subjects)).size).toBe(1);
  }
});

test('a spot comes as an entry for the calendar, in the language of the mail', async () => {
  const file = await entryOf('place-confirmed', 'usual', Language.French);
  expect(file).toMatchObject({
    filename: 'session-2026-11-28.ics',
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
  });
  expect(file?.lines).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'METHOD:PUBLISH',
      'UID:01930c2e-7b6a-7c31-9f10-6d2f6a1c0b01',
      'DTSTART:20261128T150000Z',
      'DTEND:20261128T170000Z',
      'STATUS:CONFIRMED',
      String.raw`SUMMARY:Les Paniers\, "Mile End"\; Ltée`,
      String.raw`LOCATION:Centre communautaire\, Montréal`,
      'END:VCALENDAR',
    ]),
  );
});

test('a session that moves takes the entries of those who have a spot with it, and makes none for who waits', async () => {
  const file = await entryOf('schedule-change', 'moved');
  expect(file?.lines).toEqual(
    expect.arrayContaining([
      'METHOD:PUBLISH',
      'UID:01930c2e-7b6a-7c31-9f10-6d2f6a1c0b01',
      'DTSTART:20261128T183000Z',
    ]),
  );
  for (const sample of ['moved', 'cancelled']) {
    const waits = { ...samples['schedule-change'][sample], hasSpot: false } as never;
    const { attachments } = await sessionParts('schedule-change', waits, Language.English, context, madeOn);
    expect(attachments).toBeUndefined();
  }
});

test('a spot that is gone takes the same entry away; a no that gives nothing back says nothing to calendars', async () => {
  for (const [template, sample] of [
    ['place-declined', 'by an administrator'],
    ['schedule-change', 'cancelled'],
  ] as const) {
    const file = await entryOf(template, sample);
    expect(file?.contentType).toBe('text/calendar; charset=utf-8; method=CANCEL');
    expect(file?.lines).toEqual(
      expect.arrayContaining([
        'METHOD:CANCEL',
        'UID:01930c2e-7b6a-7c31-9f10-6d2f6a1c0b01',
        'STATUS:CANCELLED',
      ]),
    );
  }
  const declined = { ...samples['place-declined'].usual, hadSpot: false } as never;
  const { attachments } = await sessionParts('place-declined', declined, Language.English, context, madeOn);
  expect(attachments).toBeUndefined();
  expect(await entryOf('waiting-joined')).toBeUndefined();
  expect(await entryOf('place-offered')).toBeUndefined();
});

test('a club’s name can add no property of its own', async () => {
  const club = { ...context.club, name: 'Club\r\nATTENDEE:mailto:evil@example.com' };
  const props = samples['place-confirmed'].usual as never;
  const evil = { ...context, club };
  const { attachments } = await sessionParts('place-confirmed', props, Language.English, evil, madeOn);
  expect(attachments?.[0]?.content).not.toMatch(/^ATTENDEE/m);
});
