import fc from 'fast-check';
import { Language } from 'shared-api/contract';
import { greetingName } from '../../src/mail/layout/greeting-name';
import { oneLine } from '../../src/mail/one-line';
import { sampleContext, sampleReader } from '../../src/mail/preview/facts';
import { samples } from '../../src/mail/preview/samples';
import { rendered } from '../support/emails';

const markup = '<img src=x onerror="alert(1)"><script>alert(2)</script>';
const usual = samples['schedule-change'].usual as (typeof samples)['schedule-change'][string];

test('what people wrote is text and never markup', async () => {
  const { html } = await rendered(
    'schedule-change',
    {
      ...usual,
      message: { en: markup, fr: markup },
      sessions: usual.sessions.map((session) => ({ ...session, location: markup })),
    },
    Language.Bilingual,
    { ...sampleContext, club: { ...sampleContext.club, name: markup, address: markup } },
    { ...sampleReader, firstName: markup },
  );
  expect(html).not.toMatch(/<img|<script/);
  expect(html).toContain('&lt;script&gt;alert(2)&lt;/script&gt;');
});

test('an administrator’s paragraphs and lines stay apart', async () => {
  const message = { en: 'One\nTwo\n\nThree' };
  const { html } = await rendered('announcement', { message });
  expect(html).toMatch(/>One<br\/>Two<\/p><p [^>]*>Three<\/p>/);
});

test('a message in one language only is shown in the other too, marked as what it is', async () => {
  const message = { fr: 'Le plancher est verni.' };
  const { html } = await rendered('announcement', { message });
  expect(html).toMatch(/<div lang="fr-CA"><p [^>]*>Le plancher est verni\./);
});

test('no name can add a header to a mail', async () => {
  const season = {
    name: 'Winter\r\nBcc: everybody@example.com\u2028',
    startDate: '2027-01-02',
    endDate: '2027-03-27',
    price: 95,
  };
  const props = { season };
  const { subject } = await rendered('season-registration-reminder', props);
  expect(subject).toBe('Season pass: Winter Bcc: everybody@example.com');
});

test('a subject is not cut within a character', () => {
  expect(oneLine(`${'x'.repeat(178)}🏀 and so on`)).toBe(`${'x'.repeat(178)}…`);
});

test('a subject is one short line, whatever is in it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const line = oneLine(text);
      expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
      expect(line.length).toBeLessThanOrEqual(180);
    }),
  );
});

test.each(['http://win.example', 'www.win.example', 'win.example', 'a@b', 'x'.repeat(41), ' '])(
  'the mail to a stranger does not greet them as %p',
  (name) => expect(greetingName(name)).toBeNull(),
);

test.each(['Zoé', 'Jean-François', 'O’Neil', 'J. R.', '李'])('%s is a name', (name) => {
  expect(greetingName(name)).toBe(name);
});
