import type { Page } from '@playwright/test';
import { arrangePlayer } from '../support/club';
import { logIn } from '../support/fields';
import { journeyLocales } from '../support/locales';
import { uniqueName } from '../support/people';
import { expect, test } from '../support/test';

/** Gives the page's device a fingerprint reader that always recognises its owner. */
async function withReader(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    recognises: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

for (const { language, t, path, address } of journeyLocales('en')) {
  test(`a device is added on the profile and logs its owner in (${language})`, async ({ page, request }) => {
    const player = await arrangePlayer(request, uniqueName('empreinte'));
    const reader = await withReader(page);
    await logIn(page, language, player);

    await page.goto(`${path('profile')}#security`);
    const devices = page.getByRole('region', { name: t('profile.devices.title') });
    await devices.getByRole('button', { name: t('profile.devices.add') }).click();
    await expect(devices.getByRole('listitem')).toHaveCount(1);

    await page.getByRole('button', { name: t('nav.account', { name: 'Camille Essai' }) }).click();
    await page.getByRole('menuitem', { name: t('nav.logout') }).click();
    await page.goto(path('login'));
    const login = page.getByRole('button', { name: t('login.biometric') });

    // A wrong finger: nothing happens, and no message appears.
    await reader.recognises(false);
    await login.click();
    await expect(login).toBeEnabled();
    await expect(page).toHaveURL(address('login'));
    await expect(page.getByRole('alert')).toHaveCount(0);

    await reader.recognises(true);
    await login.click();
    await expect(page).toHaveURL(address('schedule'));

    await page.goto(`${path('profile')}#security`);
    // Not simply the first button: until the list is loaded, that is the one that adds a device.
    await devices.getByRole('listitem').getByRole('button').click();
    await expect(devices.getByRole('listitem')).toHaveCount(0);
  });
}
