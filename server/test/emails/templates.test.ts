import { Language } from 'shared-api/contract';
import { senderOf } from '../../src/mail/context';
import type { DueFacts, SessionFacts } from '../../src/mail/facts';
import { isNews, type MailProps, mailNames } from '../../src/mail/list';
import { sampleContext } from '../../src/mail/preview/facts';
import { samples } from '../../src/mail/preview/samples';
import type { RenderedEmail } from '../../src/mail/render';
import { rendered } from '../support/emails';
import { testConfig } from '../support/parts';

const cases = mailNames.flatMap((template) =>
  Object.entries(samples[template]).flatMap(([sample, props]) =>
    Object.entries(Language).map(([name, language]) => ({ template, sample, props, name, language })),
  ),
);

const links = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? '');
/** What a reader sees, without markup and style sheets. */
const visible = ({ subject, text }: RenderedEmail) => `${subject}\n${text}`;

test.each(cases)('$template ($sample, $name) is complete', async ({ template, props, language }) => {
  const mail = await rendered(template, props, language);

  expect(mail.subject).not.toBe('');
  expect(mail.text.length).toBeGreaterThan(80);
  expect(visible(mail)).not.toMatch(/undefined|null|NaN|\[object|Invalid|[{}]/);

  for (const href of links(mail.html)) expect(href).toMatch(/^https:\/\/club\.example\//);
  for (const href of links(mail.html)) expect(mail.text).toContain(href.replaceAll('&amp;', '&'));

  expect(mail.html).toMatch(/^<!DOCTYPE html[^>]*><html [^>]*lang="(en|fr)-CA"/);
  expect(mail.html).toContain('name="color-scheme" content="light dark"');
  expect(mail.html).toContain('@media (prefers-color-scheme: dark)');
  expect(/\/(unsubscribe|desabonnement)\?token=/.test(mail.html)).toBe(isNews(template));
});

test('a French mail is French, with French pages behind its links', async () => {
  const { html, text, subject } = await rendered('payment-reminder', 'usual', Language.French);
  expect(html).toContain('lang="fr-CA"');
  expect(html).not.toContain('lang="en-CA"');
  expect(subject).toBe('Rappel de paiement\u00a0: 10,00\u00a0$');
  expect(text).toContain('Virement Interac à\u00a0: payments@courtside.example');
  expect(text).toContain('Message à inscrire\u00a0: CS-7K2M-9QXA');
});

test('a payment says for whom and why; what is said to be sent is not asked for again', async () => {
  const sent = { ...(samples['place-confirmed'].usual?.due as DueFacts), sentOn: '2026-11-18T15:00:00Z' };
  const confirmed = { ...(samples['place-confirmed'].usual as MailProps['place-confirmed']), due: sent };
  const [reminder, place, unpaid] = await Promise.all([
    rendered('payment-reminder', 'some sent, and why', Language.French),
    rendered('place-confirmed', confirmed, Language.English),
    rendered('place-unpaid', 'sent', Language.English),
  ]);
  expect(reminder.text).toContain('Séance du samedi 14 novembre · pour Camille · annulation tardive');
  expect(reminder.text).not.toContain('Total');
  for (const { text } of [reminder, place, unpaid]) expect(text).not.toContain(sent.reference);
  for (const { text } of [place, unpaid]) expect(text).toContain('Sent on: Wednesday, November 18');
  expect(unpaid.text).toContain('You told us you’ve sent this. We haven’t received it.');
});

test('a club without addresses has none in its mails, and says whom to ask', async () => {
  const club = { ...sampleContext.club, contactEmail: '', paymentEmail: '' };
  const nameless = { ...sampleContext, club };
  const [french, english] = await Promise.all([
    rendered('payment-reminder', 'usual', Language.French, nameless),
    rendered('payment-reminder', 'usual', Language.English, nameless),
  ]);
  expect(french.text).toContain('Virement Interac à\u00a0: demandez au club comment payer');
  expect(english.text).toContain('Interac e-transfer to: ask the organizer how to pay');
  for (const { text } of [french, english]) expect(text).not.toMatch(/@|Questions\?|Des questions/);
  expect(senderOf(nameless, testConfig)).toEqual({
    from: { name: 'Courtside', address: testConfig.mail.from },
  });
});

test('a mail names the year of a session in another year than now', async () => {
  const props = samples['attendance-reminder'].usual as MailProps['attendance-reminder'];
  const session = { ...(props.session as SessionFacts), sessionDate: '2027-01-02' };
  const mail = await rendered('attendance-reminder', { ...props, session }, Language.Bilingual);
  expect(mail.subject).toBe(
    'Will you be there on Saturday, January 2, 2027? / Y serez-vous le samedi 2 janvier 2027?',
  );
  const newYear = { ...sampleContext, now: new Date('2027-01-01T15:00:00Z') };
  const later = await rendered('attendance-reminder', { ...props, session }, Language.English, newYear);
  expect(later.subject).toBe('Will you be there on Saturday, January 2?');
});

test('a bilingual mail has English above French, each marked, and both in its subject', async () => {
  const { html, subject } = await rendered('attendance-reminder', 'usual', Language.Bilingual);
  expect(subject).toBe('Will you be there on Saturday, November 28? / Y serez-vous le samedi 28 novembre?');
  const [english, french] = [html.indexOf('<div lang="en-CA"'), html.indexOf('<div lang="fr-CA"')];
  expect(english).toBeGreaterThan(0);
  expect(french).toBeGreaterThan(english);
  expect(html.slice(english, french)).toContain('https://club.example/attendance/confirm?');
  expect(html.slice(french)).toContain('https://club.example/presence/confirmer?');
});

test('a season’s name is said in the reader’s language', async () => {
  const french = await rendered('season-registration-reminder', 'usual', Language.French);
  const english = await rendered('season-registration-reminder', 'usual', Language.English);
  expect(french.subject).toContain('Hiver 2027');
  expect(english.subject).toContain('Winter 2027');
  expect(english.text).toContain('Season: Winter 2027');
});

test('a pass that was given has no price, and nothing to be refunded', async () => {
  const { text } = await rendered('season-registration-confirmation', 'a gift', Language.English);
  expect(text).not.toMatch(/Price|\$|refunded/);
  expect(text).toContain('Can’t come? Tell us at least 24 hours before.');
});

test('Québec writes the first of a month and half past the hour', async () => {
  const session = {
    ...samples['account-opened'].usual?.next,
    sessionDate: '2027-05-01',
    startTime: '18:30:00',
  };
  const { text } = await rendered('account-opened', { next: session } as never, Language.French);
  expect(text).toContain('Samedi 1er mai');
  expect(text).toContain('De 18\u00a0h\u00a030 à 12\u00a0h');
});
