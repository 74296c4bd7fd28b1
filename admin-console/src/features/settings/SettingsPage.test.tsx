import { act, screen } from '@testing-library/react';
import { refresh } from 'shared-api';
import { errorReply, serve, silence } from 'shared-ui/testing';
import { renderPage } from '../../testing/render';
import { Component as SettingsPage } from './SettingsPage';

const settings = {
  ...{ organizationName: 'Basket du Plateau', address: '1, rue Saint-Denis', position: null },
  ...{ weekday: 6, startTime: '10:00', endTime: '12:00' },
  ...{ defaultLocation: 'Gym', defaultPrice: 10, maxCapacity: 20, contactEmail: '', paymentEmail: '' },
  sport: 'basketball',
  privacyOfficer: '',
  ...{ socialLinks: {}, answersCloseMinutes: 0, answerDeadlineHours: 24, guestsPerPlayer: 1, minPlayers: 0 },
  noShowLimit: 0,
  ...{ proRatePasses: false, lateNoCharged: false, creditReleasedDates: false, unpaidHoldHours: null },
  adminsNeedPasskey: false,
  notifications: {
    ...{ welcomeEmail: true, sessionReminder: true, lowCapacityAlert: true },
    ...{ answerEmails: true, spotEmails: true, passEmails: true },
  },
  version: 1,
  system: {
    ...{
      version: '1',
      lastBackup: null,
      backupFailed: null,
      storageUsed: 1,
      activeUsers: 1,
      totalSessions: 0,
      totalSeasons: 0,
    },
    firstSteps: null,
  },
};

const open = (path: string) => {
  serve(() => settings);
  return renderPage(<SettingsPage />, path);
};

test('every section is closed at first, and Administration leads to the audit log', async () => {
  const { user } = open('/admin/settings');
  const administration = await screen.findByRole('button', { name: /^Administration/ });
  expect(screen.queryByRole('link', { name: 'Audit log' })).not.toBeInTheDocument();
  await user.click(administration);
  expect(await screen.findByRole('link', { name: 'Audit log' })).toHaveAttribute('href', '/admin/audit');
});

test.each([
  ['club', true],
  ['toString', false],
])('the address opens the section that it names: %s', async (section, isOpen) => {
  open(`/admin/settings?section=${section}`);
  expect(await screen.findByRole('button', { name: /^Club/ })).toHaveAttribute('aria-expanded', `${isOpen}`);
});

/**
 * Saves an address, whose reply is lost with the connection, and saves again.
 * @param isOwn whether it was stored, or another one was
 * @param more what is typed before
 */
const saveTwice = async (isOwn: boolean, more: string) => {
  // Sessions are at the club's address, which follows it.
  let stored = { ...settings, defaultLocation: settings.address };
  let isDown = false;
  let first: string | undefined;
  const asked = serve(({ method, body }) => {
    if (isDown) return silence;
    if (method !== 'PUT') return stored;
    const sent = body as typeof settings;
    // The first one again has the same key.
    const isOwnAgain = isOwn && first === JSON.stringify(body);
    if (first && !isOwnAgain && sent.version !== stored.version) return errorReply(409, 'changedMeanwhile');
    if (!isOwnAgain) stored = { ...stored, ...(isOwn || first ? sent : {}), version: stored.version + 1 };
    isDown = !first;
    first ??= JSON.stringify(body);
    return isDown ? silence : stored;
  });
  const { user, answered } = renderPage(<SettingsPage />, '/admin/settings?section=club');
  const address = await screen.findByLabelText(/^Address/);
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  await user.type(address, ' Est');
  await save();
  expect(await screen.findByText(/^No answer from the club’s server/)).toBeVisible();
  await answered();
  isDown = false;
  if (more) await user.type(address, more);
  else await act(async () => refresh('settings'));
  await answered();
  await save();
  const bodies = () => asked.by('PUT').map(({ body }) => body as typeof settings);
  return { bodies, stored: () => stored.address };
};

test('after a save whose reply was lost, typing on and saving is not a change against somebody else', async () => {
  const { bodies, stored } = await saveTwice(true, ', Montréal');
  expect(await screen.findByText('Settings saved')).toBeVisible();
  expect(screen.queryByText('Someone else changed this')).not.toBeInTheDocument();
  const [first, again, last] = bodies().map(({ address }) => address);
  expect(again).toBe(first);
  expect(stored()).toBe(last);
  expect(last).toBe('1, rue Saint-Denis Est, Montréal');
});

test('the same again is that save, although the page has read it meanwhile', async () => {
  const { bodies } = await saveTwice(true, '');
  expect(await screen.findByText('Settings saved')).toBeVisible();
  const [first, again] = bodies();
  expect(again).toEqual(first);
});

test.each([', Montréal', ''])('unless somebody else has saved instead (%p)', async (more) => {
  const { stored } = await saveTwice(false, more);
  expect(await screen.findByText('Someone else changed this')).toBeVisible();
  expect(stored()).toBe('1, rue Saint-Denis');
});
