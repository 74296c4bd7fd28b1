import { screen } from '@testing-library/react';
import { serve } from 'shared-ui/testing';
import { renderPage } from '../../../testing/render';
import { Component as SettingsPage } from './SettingsPage';

const settings = {
  ...{ organizationName: 'Basket du Plateau', address: '1, rue Saint-Denis', position: null },
  ...{ defaultLocation: 'Gym', defaultPrice: 10, maxCapacity: 20, contactEmail: '', paymentEmail: '' },
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
