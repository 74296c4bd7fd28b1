import { noteBackup } from '../../src/data/backups';
import { clubForAll } from '../support/club';

const club = clubForAll();

const settings = async () => (await club.call('GET /api/v1/Settings', { as: await club.admin() })).ok();
const change = async (changes: object) => {
  const { system: _, ...current } = await settings();
  return club.call('PUT /api/v1/Settings', { as: await club.admin(), body: { ...current, ...changes } });
};

test('what is saved is what everybody sees of the club', async () => {
  (
    await change({ organizationName: 'Ballon du samedi', address: '1, rue Saint-Denis', defaultPrice: 12.5 })
  ).ok();
  expect((await club.call('GET /api/v1/Settings/club')).ok()).toMatchObject({
    organizationName: 'Ballon du samedi',
    address: '1, rue Saint-Denis',
    dropInPrice: 12.5,
  });
});

test.each([
  ['an address without encryption', { socialLinks: { facebook: 'http://facebook.com/club' } }],
  ['a script', { socialLinks: { facebook: 'javascript:alert(1)//facebook.com/club' } }],
  ['another site', { socialLinks: { instagram: 'https://instagram.com.evil.example/club' } }],
  [
    'a name and password in the address',
    { socialLinks: { instagram: 'https://instagram.com@evil.example/x' } },
  ],
  ['a network that we do not know', { socialLinks: { myspace: 'https://myspace.com/club' } }],
  ['half a position', { position: { latitude: 45 } }],
  ['a position off the globe', { position: { latitude: 95, longitude: 0 } }],
  ['an address that is none', { contactEmail: 'bonjour' }],
])('%s is refused', async (_what, wrong) => {
  expect((await change(wrong)).error().code).toBe('validation');
});

test('pages on known networks are kept, and gone when they are left out', async () => {
  const socialLinks = { facebook: 'https://www.facebook.com/club', youtube: 'https://youtube.com/@club' };
  expect((await change({ socialLinks })).ok().socialLinks).toEqual(socialLinks);
  expect((await club.call('GET /api/v1/Settings/club')).ok().socialLinks).toEqual(socialLinks);
  expect((await change({ socialLinks: {} })).ok().socialLinks).toEqual({});
});

test('a change that names only the fields of old leaves the rest', async () => {
  (await change({ defaultLocation: 'Gymnase', paymentEmail: 'pay@club.test' })).ok();
  const { organizationName, address, defaultPrice, maxCapacity, notifications } = await settings();
  const body = { organizationName, address, defaultPrice, maxCapacity, notifications };
  const saved = await club.call('PUT /api/v1/Settings', { as: await club.admin(), body });
  expect(saved.ok()).toMatchObject({ defaultLocation: 'Gymnase', paymentEmail: 'pay@club.test' });
});

test('the addresses for questions and payments can be emptied again', async () => {
  const empty = { contactEmail: '', paymentEmail: '' };
  expect((await change(empty)).ok()).toMatchObject(empty);
  expect((await club.call('GET /api/v1/Settings/club')).ok()).toMatchObject(empty);
  const player = await club.person();
  const params = { sessionId: await club.session() };
  const body = { isAttending: true };
  const receipt = await club.call('POST /api/v1/Attendance/sessions/{sessionId}', {
    as: player,
    params,
    body,
  });
  expect(receipt.ok(201).paymentDue?.payTo).toBe('');
  expect((await club.call('GET /api/v1/Balances/mine', { as: player })).ok().payTo).toBe('');
});

test('a change on top of a version that is no longer the newest is refused', async () => {
  const { version } = await settings();
  (await change({ maxCapacity: 24, version })).ok();
  expect((await change({ maxCapacity: 30, version })).error().code).toBe('changedMeanwhile');
  expect((await settings()).maxCapacity).toBe(24);
});

test('the figures of the system are counted, not made up', async () => {
  const before = (await settings()).system;
  await club.session();
  await club.person();
  const after = (await settings()).system;
  expect(after.totalSessions).toBe(before.totalSessions + 1);
  expect(after.activeUsers).toBe(before.activeUsers + 1);
  expect(after.storageUsed).toBeGreaterThan(1_000_000);
});

test('the last backup is told once there is one, and when one has failed since', async () => {
  const shown = async () => {
    const { lastBackup, backupFailed } = (await settings()).system;
    return { lastBackup, backupFailed };
  };
  const [made, failed] = ['2026-11-21T04:00:00.000Z', '2026-11-22T04:00:00.000Z'];
  expect(await shown()).toEqual({ lastBackup: null, backupFailed: null });
  await noteBackup(club.database.db, { madeOn: new Date(made) });
  expect(await shown()).toEqual({ lastBackup: made, backupFailed: null });
  await noteBackup(club.database.db, { failedOn: new Date(failed) });
  expect(await shown()).toEqual({ lastBackup: made, backupFailed: failed });
});
