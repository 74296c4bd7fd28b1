import { Language } from 'shared-api/contract';
import { changeProfile } from '../support/accounts';
import { clubForAll, type Person } from '../support/club';
import { linkIn } from '../support/mails';

const club = clubForAll();
let player: Person;
beforeEach(async () => {
  player = await club.person();
});

async function queue(emailType: string) {
  const reply = await club.call('POST /api/v1/Communication/{emailType}', {
    as: await club.admin(),
    params: { emailType },
    body: { emails: [player.email], language: Language.English, customMessage: 'Hi!' },
  });
  return reply.ok();
}
async function mail(emailType: string) {
  const before = club.mailer.sent.length;
  const { skipped } = await queue(emailType);
  await club.drain();
  return { skipped, mail: club.mailer.sent.slice(before)[0] };
}

test.each([
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
  ],
])('a mail program’s one click (%s) stops the news and not the service messages', async (type, payload) => {
  const news = await mail('announcement');
  expect(news.mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const url = /^<(.*)>$/.exec(news.mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
  expect(url).toMatch(/^http:\/\/club\.test\/api\/v1\/Communication\/unsubscribe\?token=/);

  const clicked = await club.app.inject({
    method: 'POST',
    url: url.replace('http://club.test', ''),
    headers: { 'content-type': type },
    payload,
  });
  expect(clicked.statusCode).toBe(200);

  expect(await mail('announcement')).toMatchObject({ skipped: 1, mail: undefined });
  const service = await mail('payment-reminder');
  expect(service.mail?.to).toBe(player.email);
  expect(service.mail?.headers).not.toHaveProperty('List-Unsubscribe');
  expect(service.mail?.text).not.toContain('unsubscribe');
});

test('the link in the mail carries the same token to the page for people', async () => {
  const token = linkIn((await mail('announcement')).mail, 'unsubscribe').searchParams.get('token');
  const reply = await club.call('POST /api/v1/Communication/unsubscribe', { query: { token }, locale: 'fr' });
  expect(reply.ok().message).toMatch(/plus de nouvelles par courriel/);
  // Twice is harmless: people click again.
  (await club.call('POST /api/v1/Communication/unsubscribe', { query: { token } })).ok(200);
  expect(await mail('facility-update')).toMatchObject({ skipped: 1 });
});

test('a mail program without the one click opens a page that asks, and nothing has happened yet', async () => {
  const { mail: news } = await mail('announcement');
  const url = new URL(/^<(.*)>$/.exec(news?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '');
  const token = url.searchParams.get('token') ?? '';
  const opened = await club.call('GET /api/v1/Communication/unsubscribe', { query: { token }, locale: 'fr' });
  expect(opened.status).toBe(303);
  expect(opened.headers.location).toBe(`http://club.test/desabonnement?${new URLSearchParams({ token })}`);
  expect(await mail('announcement')).toMatchObject({ skipped: 0 });

  // As somebody copies it from a mail's source.
  const copied = await club.app.inject(`${url.pathname}${url.search}>`);
  expect(copied.headers.location).toBe(`http://club.test/unsubscribe?${new URLSearchParams({ token })}`);
});

test('somebody who has unsubscribed can ask for the news again, and stop them without a mail', async () => {
  const want = async (change: { wantsNews?: boolean }) =>
    (await changeProfile(club, player, change)).ok().wantsNews;
  expect(await want({ wantsNews: false })).toBe(false);
  expect(await mail('announcement')).toMatchObject({ skipped: 1 });
  // A client that does not send `wantsNews` leaves it as it is.
  expect(await want({})).toBe(false);
  expect(await want({ wantsNews: true })).toBe(true);
  expect((await mail('announcement')).mail?.to).toBe(player.email);
});

test('nobody is unsubscribed by a token that is not ours', async () => {
  const good = linkIn((await mail('announcement')).mail, 'unsubscribe').searchParams.get('token') ?? '';
  const other = await club.person();
  const forged = [undefined, 'x', `${other.id}.${good.split('.')[1]}`, `${player.id}.`, good.slice(0, -2)];
  for (const token of forged) {
    const reply = await club.call('POST /api/v1/Communication/unsubscribe', {
      query: token ? { token } : {},
    });
    expect(reply.error()).toMatchObject({ status: 400, code: 'invalidUnsubscribeLink' });
  }
  expect(await mail('announcement')).toMatchObject({ skipped: 0 });
});

test('somebody who unsubscribes after a mailing was queued is passed over when it is sent', async () => {
  const token = linkIn((await mail('announcement')).mail, 'unsubscribe').searchParams.get('token');
  const { mailingId, skipped } = await queue('announcement');
  expect(skipped).toBe(0);
  await club.call('POST /api/v1/Communication/unsubscribe', { query: { token } });
  club.mailer.sent.length = 0;
  await club.drain();
  expect(club.mailer.sent).toHaveLength(0);
  const reply = await club.call('GET /api/v1/Communication/mailings/{mailingId}', {
    as: await club.admin(),
    params: { mailingId },
  });
  expect(reply.ok()).toMatchObject({ total: 1, sent: 0, skipped: 1 });
});

test('forms are for the calls that accept them', async () => {
  const reply = await club.app.inject({
    method: 'POST',
    url: '/api/v1/Users/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'username=a&password=b',
  });
  expect(reply.statusCode).toBe(415);
});
