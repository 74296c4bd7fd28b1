import { Language } from 'shared-api/contract';
import { shortIdOf } from 'shared-api/session-line';
import { previewOf } from '../../src/club/schedule/shared';
import { clubFacts, mailContext } from '../../src/mail/context';
import { type MailName, type MailProps, mailNames } from '../../src/mail/list';
import { samples } from '../../src/mail/preview/samples';
import { clubForAll } from '../support/club';
import { rendered } from '../support/emails';
import { testConfig } from '../support/parts';
import { changeSettings } from '../support/settings';

/** What is the product's usual club's, and nobody else's; with the words that follow from it. */
const usual =
  /\b(sat|saturdays?|sam|samedis?)\b|basket|panier|hoop|dunk|dribbl|montr[ée]al|centre communautaire/i;
const gym = { address: '1, boulevard Concorde, Laval', defaultLocation: 'Gymnase Concorde, Laval' };
const day = '2026-12-01';

const club = clubForAll();
beforeAll(() =>
  changeSettings(club, {
    ...gym,
    organizationName: 'Volant du mardi',
    sport: 'badminton',
    weekday: 2,
    startTime: '19:30',
    endTime: '21:30',
  }),
);

/** A mail's sample, played at that gym on Tuesdays. */
const onTuesday = <Props>(props: Props): Props => {
  const moved = JSON.stringify(props)
    .replace(/\d{4}-\d{2}-\d{2}/g, (date) => {
      const at = new Date(`${date}T12:00:00Z`);
      at.setUTCDate(at.getUTCDate() + 2 - at.getUTCDay());
      return at.toISOString().slice(0, 10);
    })
    .replaceAll('Centre communautaire, Montréal', gym.defaultLocation);
  return JSON.parse(moved) as Props;
};
const expectTheirs = (what: string, ...texts: string[]) =>
  expect([what, texts.map((text) => usual.exec(text)?.[0])]).toEqual([what, texts.map(() => undefined)]);

test('a Tuesday badminton in Laval reads no other club’s day, sport or town in any mail, in either language', async () => {
  // The usual club's mails have what is looked for.
  expect((await rendered('place-confirmed', 'usual', Language.French)).text).toMatch(usual);
  const { db, pathTo } = club.app.services;
  const now = new Date('2026-11-24T15:00:00Z');
  const context = mailContext(await clubFacts(db, testConfig), testConfig, pathTo, now);
  const send = <Name extends MailName>(name: Name, props: MailProps[Name], language: Language) =>
    rendered(name, onTuesday(props), language, context);
  for (const name of mailNames)
    for (const [sample, props] of Object.entries(samples[name]))
      for (const language of [Language.English, Language.French]) {
        const { subject, text, html } = await send(name, props as MailProps[typeof name], language);
        expectTheirs(`${name} (${sample}, ${language})`, subject, text, html);
      }
});

test('nor in its manifest, a player’s calendar, a shared link’s preview, or what the API tells of it', async () => {
  const sessionId = await club.session({ sessionDate: day, location: gym.defaultLocation });
  const player = await club.person();
  const as = player;
  (await club.call('POST /api/v1/Sessions/{id}/register', { as, params: { id: sessionId } })).ok();
  const { address } = (await club.call('POST /api/v1/Users/me/calendar', { as })).ok();
  const served = async (url: string) => (await club.app.inject({ url })).body;
  const previews = (['en', 'fr'] as const).map(async (locale) =>
    JSON.stringify(await previewOf(club.app.services, shortIdOf({ id: sessionId }), locale)),
  );
  await club.drain();
  const told = {
    calendar: await served(new URL(address ?? '').pathname),
    manifest: await served('/manifest.webmanifest'),
    previews: (await Promise.all(previews)).join(),
    club: JSON.stringify((await club.call('GET /api/v1/Settings/club')).ok()),
    confirmed: JSON.stringify(club.mailer.sent.at(-1)),
  };
  for (const [what, text] of Object.entries(told)) {
    expectTheirs(what, text);
    expect(text.length).toBeGreaterThan(100);
  }
  expect(told.calendar).toContain('Laval');
  expect(told.manifest).toContain('badminton');
  expect(told.previews).toMatch(/Tue,.Dec.1.*mar\..1er/);
});
