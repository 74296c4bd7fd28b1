import { Language } from 'shared-api/contract';
import { clubFacts, mailContext } from '../../src/mail/context';
import { mailNames } from '../../src/mail/list';
import type { MailContext } from '../../src/mail/localization';
import { sampleReader } from '../../src/mail/preview/facts';
import { samples } from '../../src/mail/preview/samples';
import { renderEmail } from '../../src/mail/render';
import { clubForAll, openClub } from '../support/club';
import { testConfig } from '../support/parts';
import { changeSettings } from '../support/settings';

/** A club's default name and addresses of old. */
const old = {
  name: 'Courtside',
  address: '6100, avenue du Parc',
  contact: testConfig.contactEmail,
  payment: testConfig.paymentEmail,
};
const fresh = {
  organizationName: 'Ballon du samedi',
  address: '1, rue Saint-Denis, Montréal',
  contactEmail: 'bonjour@ballon.test',
  paymentEmail: 'tresorerie@ballon.test',
  defaultLocation: 'Gymnase Saint-Denis',
};
/** Which of the old facts a text still contains. */
const leftIn = (text: string) =>
  Object.keys(old).filter((key) => text.includes(old[key as keyof typeof old]));

const club = clubForAll();
beforeAll(() => changeSettings(club, { address: old.address }));
const rename = () => changeSettings(club, fresh);

const contextNow = async () => {
  const { db, pathTo } = club.app.services;
  return mailContext(await clubFacts(db, testConfig), testConfig, pathTo, new Date());
};
const everyMail = async (context: MailContext) => {
  const found: Record<string, string[]> = {};
  for (const template of mailNames)
    for (const [sample, props] of Object.entries(samples[template]))
      for (const language of Object.values(Language)) {
        const { subject, html, text } = await renderEmail(template, props, sampleReader, language, context);
        found[`${template} ${sample} ${language}`] = leftIn(`${subject}\n${html}\n${text}`);
      }
  return found;
};

/** Everything that the API tells visitors and players about the club, and a mail. */
const whatIsTold = async () => {
  const player = await club.person();
  const sessionId = await club.session();
  const record = await club.call('POST /api/v1/Attendance/sessions/{sessionId}', {
    as: player,
    params: { sessionId },
    body: { isAttending: true },
  });
  const passkey = await club.call('POST /auth/biometric-credential/options', { as: player });
  await club.call('POST /api/v1/Users/forgot-password', { body: { email: player.email } });
  await club.drain();
  const served = (url: string) => club.app.inject({ url }).then(({ body }) => body);
  return {
    club: JSON.stringify((await club.call('GET /api/v1/Settings/club')).ok()),
    due: JSON.stringify(record.ok(201)),
    passkey: JSON.stringify(passkey.ok()),
    mail: JSON.stringify(club.mailer.sent.at(-1)),
    manifest: await served('/manifest.webmanifest'),
    reference: JSON.stringify((JSON.parse(await served('/api/docs/json')) as { info: object }).info),
  };
};

test('a club that has not said where it is has no address, in no mail and on no page', async () => {
  const unsaid = await openClub();
  expect((await unsaid.call('GET /api/v1/Settings/club')).ok()).toMatchObject({
    address: '',
    position: null,
  });
  const facts = await clubFacts(unsaid.app.services.db, testConfig);
  await unsaid.close();
  const context = { ...(await contextNow()), club: facts };
  const [sample = {}] = Object.values(samples['facility-update']);
  const { text } = await renderEmail('facility-update', sample, sampleReader, Language.English, context);
  expect(text).toContain('Something is changing where we play.');
  expect(text).not.toMatch(/Courtside,|Where we play/);
});

test('until somebody saves others, the environment’s addresses are the club’s', async () => {
  expect((await club.call('GET /api/v1/Settings', { as: await club.admin() })).ok()).toMatchObject({
    contactEmail: testConfig.contactEmail,
    paymentEmail: testConfig.paymentEmail,
    defaultLocation: 'Centre communautaire, Montréal',
    socialLinks: {},
  });
});

test('before the change the search finds the old facts where they are', async () => {
  const told = await whatIsTold();
  expect(leftIn(told.club)).toEqual(['name', 'address', 'contact', 'payment']);
  expect(leftIn(told.due)).toEqual(['payment']);
  for (const where of ['passkey', 'mail', 'manifest'] as const)
    expect([where, leftIn(told[where])]).toEqual([where, expect.arrayContaining(['name'])]);
  for (const [mail, found] of Object.entries(await everyMail(await contextNow())))
    expect([mail, found]).toEqual([mail, expect.arrayContaining(['name', 'address', 'contact'])]);
});

test('after it, nothing that the server says or mails has any of them', async () => {
  await rename();
  const told = await whatIsTold();
  for (const [where, text] of Object.entries(told)) expect([where, leftIn(text)]).toEqual([where, []]);
  expect(told.due).toContain(fresh.paymentEmail);
  expect(told.passkey).toContain(`"rp":{"name":"${fresh.organizationName}"`);
  expect(club.mailer.sent.at(-1)).toMatchObject({
    from: { name: fresh.organizationName, address: testConfig.mail.from },
    replyTo: fresh.contactEmail,
  });
  const mails = await everyMail(await contextNow());
  for (const [mail, found] of Object.entries(mails)) expect([mail, found]).toEqual([mail, []]);
});

test('a mailing to many carries the club’s name, too', async () => {
  const player = await club.person();
  const body = { emails: [player.email], language: Language.English, customMessage: 'Hello' };
  const as = await club.admin();
  (
    await club.call('POST /api/v1/Communication/{emailType}', {
      as,
      params: { emailType: 'announcement' },
      body,
    })
  ).ok();
  await club.drain();
  const mail = club.mailer.sent.at(-1);
  expect(mail?.from).toEqual({ name: fresh.organizationName, address: testConfig.mail.from });
  expect(leftIn(JSON.stringify(mail))).toEqual([]);
});
