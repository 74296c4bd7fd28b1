import type { Page } from '@playwright/test';
import { arrangePlayer } from '../support/club';
import { logIn } from '../support/fields';
import { journeyLocales, locales } from '../support/locales';
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

/** Notes on every page when it has learned whether the device has a reader. */
const recordReaderSought = (page: Page) =>
  page.addInitScript(() => {
    const seek = PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable.bind(PublicKeyCredential);
    PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable = async () => {
      const found = await seek();
      Object.assign(globalThis, { readerSought: true });
      return found;
    };
  });

/** Waits until the page has learned of it, and has shown what follows. */
async function readerSought(page: Page) {
  await page.waitForFunction(() => 'readerSought' in globalThis);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
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

test('a device that recognises nobody is not offered', async ({ page, request }) => {
  const player = await arrangePlayer(request, uniqueName('empreinte'));
  await recordReaderSought(page);
  await logIn(page, 'en', player);
  await expect(page).toHaveURL(locales.en.address('schedule'));
  await page.goto(`${locales.en.path('profile')}#security`);
  await expect(
    page.getByRole('heading', { level: 3, name: locales.en.t('profile.password.title') }),
  ).toBeVisible();
  await readerSought(page);
  await expect(page.getByRole('heading', { name: locales.en.t('profile.devices.title') })).toBeHidden();
  await page.goto(locales.en.path('login'));
  await expect(page.getByRole('form', { name: locales.en.t('login.title') })).toBeVisible();
  await readerSought(page);
  await expect(page.getByRole('button', { name: locales.en.t('login.biometric') })).toBeHidden();
});
