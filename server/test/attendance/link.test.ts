import { attendanceLink } from '../../src/features/attendance/links';
import { type Club, openClub } from '../support/club';

let club: Club;
beforeAll(async () => {
  club = await openClub();
});
afterAll(() => club.close());

const follow = (link: string, changes: Record<string, string> = {}, locale: 'en' | 'fr' = 'en') =>
  club.call('GET /api/v1/Attendance/confirm', {
    query: { ...Object.fromEntries(new URL(link).searchParams), ...changes },
    locale,
  });

test('a mailed link answers without a login, and the other answer too', async () => {
  const [sessionId, { id: userId }] = [await club.session(), await club.person()];
  const link = attendanceLink(club.app.services.config, { sessionId, userId, attending: true });
  expect((await follow(link)).ok()).toMatchObject({ attending: true, paymentDue: { amount: 10 } });
  expect((await follow(link, { attending: 'false' }, 'fr')).ok()).toMatchObject({
    attending: false,
    paymentDue: null,
    message: 'Merci de nous avoir prévenus.',
  });
});

test('a link for somebody else, for another session, or without a signature is refused', async () => {
  const [sessionId, other] = [await club.session(), await club.session()];
  const [player, victim] = [await club.person(), await club.person()];
  const link = attendanceLink(club.app.services.config, { sessionId, userId: player.id, attending: true });
  for (const wrong of [{ userId: victim.id }, { sessionId: other }, { signature: 'AAAA' }]) {
    expect((await follow(link, wrong)).error().code).toBe('invalidAttendanceLink');
  }
  const unsigned = { sessionId, userId: player.id, attending: 'true' };
  const reply = await club.call('GET /api/v1/Attendance/confirm', { query: unsigned });
  expect(reply.error().code).toBe('invalidAttendanceLink');
  const bare = await club.call('GET /api/v1/Attendance/confirm', { query: { attending: 'true' } });
  expect(bare.error().message).toBe('Invalid confirmation link. Missing required parameters.');
});
