import { Language } from 'shared-api/contract';
import { clubForAll } from '../support/club';

const club = clubForAll();

/** Sends an administrator's e-mail to one person. @returns what programs that answer e-mails look at */
async function mailed(emailType: string, customMessage?: string) {
  const { email } = await club.person();
  (
    await club.call('POST /api/v1/Communication/{emailType}', {
      ...{ as: await club.admin(), params: { emailType } },
      body: { emails: [email], language: Language.English, ...(customMessage && { customMessage }) },
    })
  ).ok();
  await club.drain();
  return club.mailer.sent.at(-1)?.headers;
}

const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' };

test('no program answers what nobody wrote: the account’s own e-mails, and those that take one press', async () => {
  const { email } = await club.person();
  (await club.call('POST /api/v1/Users/forgot-password', { body: { email } })).ok();
  await club.drain();
  expect(club.mailer.sent.at(-1)).toMatchObject({ to: email, headers: automatic });
  expect(await mailed('payment-reminder')).toEqual(automatic);
  expect(await mailed('season-registration-reminder')).toMatchObject({
    ...automatic,
    'List-Unsubscribe': expect.any(String),
  });
});

test.each(['announcement', 'payment-reminder'])(
  'a person’s own words (%s) are not automatic',
  async (type) => {
    expect(await mailed(type, 'See you on Saturday!')).not.toHaveProperty('Auto-Submitted');
  },
);
