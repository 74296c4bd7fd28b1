import { rules, type Settings } from 'shared-api';
import { changeOf, settingsFields, valuesOf, withPlace } from './fields';

const settings: Settings = {
  organizationName: 'Basket du Plateau',
  address: '1, rue Saint-Denis, Montréal',
  position: { latitude: 45.52, longitude: -73.6 },
  defaultLocation: 'Gymnase',
  ...{ weekday: 6, startTime: '10:00', endTime: '12:00' },
  defaultPrice: 10,
  maxCapacity: 20,
  contactEmail: 'bonjour@club.test',
  paymentEmail: 'paiement@club.test',
  sport: 'basketball',
  privacyOfficer: 'Nadia Charbonneau',
  socialLinks: { instagram: 'https://www.instagram.com/basketduplateau' },
  answersCloseMinutes: 0,
  proRatePasses: false,
  answerDeadlineHours: 24,
  lateNoCharged: true,
  creditReleasedDates: false,
  unpaidHoldHours: 48,
  guestsPerPlayer: 1,
  minPlayers: 8,
  noShowLimit: 0,
  adminsNeedPasskey: false,
  notifications: {
    ...{ welcomeEmail: true, sessionReminder: true, lowCapacityAlert: true },
    ...{ answerEmails: true, spotEmails: false, passEmails: true },
  },
  version: 1,
  system: {
    version: '1',
    lastBackup: null,
    backupFailed: null,
    storageUsed: 1,
    activeUsers: 1,
    totalSessions: 1,
    totalSeasons: 1,
    firstSteps: null,
  },
};
const values = valuesOf(settings);
const saved = (changes: object) => changeOf(settingsFields.schema.validateSync({ ...values, ...changes }));

test('what is not touched is saved as it was', () => {
  const { version: _version, system: _system, ...all } = settings;
  expect(saved({})).toEqual(all);
});

test('no pin, no page and no address are saved as none', () => {
  expect(saved({ position: null, instagram: ' ' })).toMatchObject({ position: null, socialLinks: {} });
  expect(saved({ contactEmail: '', paymentEmail: ' ' })).toMatchObject({
    contactEmail: '',
    paymentEmail: '',
  });
});

test('sessions at the club’s address move with it; those at a named place do not', () => {
  const [old, now] = ['1, rue Saint-Denis', '2, rue Saint-Denis'];
  const moved = { ...saved({}), address: now, defaultLocation: old };
  expect(withPlace(moved, { address: old, defaultLocation: old }).defaultLocation).toBe(now);
  expect(
    withPlace({ ...moved, defaultLocation: 'Gym' }, { address: old, defaultLocation: old }),
  ).toMatchObject({ defaultLocation: 'Gym' });
  expect(withPlace(moved, { address: 'x', defaultLocation: old }).defaultLocation).toBe(old);
});

test('the place that a new club starts with follows its first own address, and stays while that is none', () => {
  const place = rules.session.location.default;
  const change = { ...saved({}), defaultLocation: place };
  const before = { address: 'x', defaultLocation: place };
  expect(withPlace(change, before).defaultLocation).toBe(settings.address);
  expect(withPlace({ ...change, address: 'x' }, before).defaultLocation).toBe(place);
});

test('no limit for unpaid spots is saved as none', () => {
  expect(saved({ unpaidHoldHours: '' }).unpaidHoldHours).toBeNull();
  expect(saved({ unpaidHoldHours: '24' }).unpaidHoldHours).toBe(24);
});

test.each([
  ['too short a time to pay', { unpaidHoldHours: '6' }, 'ui.rule.min'],
  ['an address without encryption', { facebook: 'http://www.facebook.com/club' }, 'settings.social.invalid'],
  ['another site', { facebook: 'https://facebook.com.evil.example/club' }, 'settings.social.invalid'],
  ['a site that only ends like it', { youtube: 'https://notyoutube.com/@club' }, 'settings.social.invalid'],
  ['a network without a page', { instagram: 'https://instagram.com/' }, 'settings.social.invalid'],
  ['an email that is none', { contactEmail: 'bonjour' }, 'ui.rule.email.invalid'],
])('%s is refused', (_what, changes, id) => {
  expect(() => saved(changes)).toThrow(
    expect.objectContaining({ errors: [expect.objectContaining({ id })] }),
  );
});
