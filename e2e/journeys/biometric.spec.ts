import type { Page } from '@playwright/test';
import { textIn } from '../support/catalogues';
import { arrangePlayer } from '../support/club';
import { logIn } from '../support/fields';
import { addressOf, pathIn } from '../support/paths';
import { fresh } from '../support/people';
import { languages } from '../support/routes';
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

for (const language of languages) {
  const t = (id: string, values?: Record<string, string>) => textIn(language, id, values);

  test(`a device is added on the profile and logs its owner in (${language})`, async ({ page, request }) => {
    const player = await arrangePlayer(request, fresh('empreinte'));
    const reader = await withReader(page);
    await logIn(page, language, player);
    await expect(page).toHaveURL(addressOf(language, 'schedule'));

    await page.goto(pathIn(language, 'profile'));
    const devices = page.getByRole('region', { name: t('profile.devices.title') });
    await devices.getByRole('button', { name: t('profile.devices.add') }).click();
    await expect(devices.getByRole('listitem')).toHaveCount(1);

    await page.getByRole('button', { name: t('nav.account', { name: 'Camille Essai' }) }).click();
    await page.getByRole('menuitem', { name: t('nav.logout') }).click();
    await page.goto(pathIn(language, 'login'));
    const login = page.getByRole('button', { name: t('login.biometric') });

    // Somebody else's finger: nothing happens, and nothing is said.
    await reader.recognises(false);
    await login.click();
    await expect(login).toBeEnabled();
    await expect(page).toHaveURL(addressOf(language, 'login'));
    await expect(page.getByRole('alert')).toHaveCount(0);

    await reader.recognises(true);
    await login.click();
    await expect(page).toHaveURL(addressOf(language, 'schedule'));

    await page.goto(pathIn(language, 'profile'));
    // Not simply the first button: until the list is there, that is the one that adds a device.
    await devices.getByRole('listitem').getByRole('button').click();
    await expect(devices.getByRole('listitem')).toHaveCount(0);
  });
}

test('a device that recognises nobody is not offered', async ({ page, request }) => {
  const player = await arrangePlayer(request, fresh('empreinte'));
  await logIn(page, 'en', player);
  await expect(page).toHaveURL(addressOf('en', 'schedule'));
  await page.goto(pathIn('en', 'profile'));
  await expect(
    page.getByRole('heading', { level: 2, name: textIn('en', 'profile.data.title') }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: textIn('en', 'profile.devices.title') })).toBeHidden();
  await page.goto(pathIn('en', 'login'));
  await expect(page.getByRole('form', { name: textIn('en', 'login.title') })).toBeVisible();
  await expect(page.getByRole('button', { name: textIn('en', 'login.biometric') })).toBeHidden();
});
