import { mailContext } from '../../src/emails/context';
import { localize } from '../../src/emails/localization';
import { clubFacts } from '../../src/features/settings/store';
import { clubForAll } from '../support/club';

const club = clubForAll();

/** The link for a yes, as in a mail. */
const linkFor = async (sessionId: string, userId: string) => {
  const { db, config, clock, pathTo } = club.app.services;
  const context = mailContext(await clubFacts(db, config), config, pathTo, clock.now());
  return localize('en', context, { id: userId, firstName: '' }).answerLink(sessionId, true);
};

const follow = (link: string, changes: Record<string, string> = {}, locale: 'en' | 'fr' = 'en') =>
  club.call('GET /api/v1/Attendance/confirm', {
    query: { ...Object.fromEntries(new URL(link).searchParams), ...changes },
    locale,
  });

test('a mailed link answers without a login, and the other answer too', async () => {
  const [sessionId, { id: userId }] = [await club.session(), await club.person()];
  const link = await linkFor(sessionId, userId);
  expect((await follow(link)).ok()).toMatchObject({ attending: true, paymentDue: { amount: 10 } });
  expect((await follow(link, { attending: 'false' }, 'fr')).ok()).toMatchObject({
    attending: false,
    paymentDue: null,
    message: 'Merci de nous avoir prévenus.',
  });
});

test('a link copied from a mail’s source, with the bracket behind it, answers too', async () => {
  const link = new URL(await linkFor(await club.session(), (await club.person()).id));
  const query = link.search.replaceAll('&', '&amp;');
  const reply = await club.app.inject(`/api/v1/Attendance/confirm${query}>`);
  expect(reply.json()).toMatchObject({ attending: true });
});

test('a link for somebody else, for another session, or without a signature is refused', async () => {
  const [sessionId, other] = [await club.session(), await club.session()];
  const [player, victim] = [await club.person(), await club.person()];
  const link = await linkFor(sessionId, player.id);
  for (const wrong of [{ userId: victim.id }, { sessionId: other }, { signature: 'AAAA' }]) {
    expect((await follow(link, wrong)).error().code).toBe('invalidAttendanceLink');
  }
  const unsigned = { sessionId, userId: player.id, attending: 'true' };
  const reply = await club.call('GET /api/v1/Attendance/confirm', { query: unsigned });
  expect(reply.error().code).toBe('invalidAttendanceLink');
  const bare = await club.call('GET /api/v1/Attendance/confirm', { query: { attending: 'true' } });
  expect(bare.error().message).toBe('Invalid confirmation link. Missing required parameters.');
});
