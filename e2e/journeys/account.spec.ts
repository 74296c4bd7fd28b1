import { readFile } from 'node:fs/promises';
import { startingWith } from '../support/catalogues';
import { arrangePlayer } from '../support/club';
import { field } from '../support/fields';
import { journeyLocales } from '../support/locales';
import { openAs, tokenOf, uniqueName } from '../support/people';
import { expect, test } from '../support/test';

test.use({ translated: !process.env.TEST_FULL });

for (const { language, t, path, address } of journeyLocales('fr')) {
  test(`a profile is changed, and the page knows the new name (${language})`, async ({ page, request }) => {
    await openAs(page, await arrangePlayer(request, uniqueName('profil')), `${path('profile')}#me`);
    const details = page.getByRole('region', { name: startingWith(t('profile.details.title')) });
    await field(details, t('ui.field.firstName')).fill('Gisèle');
    await field(details, t('ui.field.lastName')).fill('O’Neill');
    await details.getByRole('button', { name: t('ui.action.save') }).click();
    await expect(page.getByText(t('profile.details.done'))).toBeVisible();
    await expect(
      page.getByRole('button', { name: t('nav.account', { name: 'Gisèle O’Neill' }) }),
    ).toBeVisible();
    await page.reload();
    await expect(field(details, t('ui.field.firstName'))).toHaveValue('Gisèle');
  });

  test(`a password is changed on the profile (${language})`, async ({ page, request }) => {
    const player = await arrangePlayer(request, uniqueName('secret'));
    await openAs(page, player, `${path('profile')}#security`);
    const card = page.getByRole('region', { name: t('profile.password.title'), exact: true });
    await field(card, t('profile.password.current')).fill(player.password);
    await field(card, t('profile.password.new')).fill('Rebond123!');
    await field(card, t('profile.password.confirm')).fill('Rebond123!');
    await card.getByRole('button', { name: t('profile.password.submit') }).click();
    await expect(page.getByText(t('profile.password.done'))).toBeVisible();

    // This device stays logged in; the next login uses the new password.
    await page.goto(path('mySessions'));
    await expect(page.getByRole('heading', { level: 1, name: t('mySessions.title') })).toBeVisible();
    await tokenOf(request, { ...player, password: 'Rebond123!' });
  });

  test(`one’s data is downloaded, and the account deleted (${language})`, async ({ page, request }) => {
    const player = await arrangePlayer(request, uniqueName('adieu'));
    await openAs(page, player, path('profile'));
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: t('profile.data.download') }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe(`${t('profile.data.file')}.json`);
    const data = await readFile(await download.path(), 'utf8');
    expect(JSON.stringify(JSON.parse(data))).toContain(player.username);

    await page.getByRole('button', { name: t('profile.delete.open') }).click();
    const question = page.getByRole('dialog', { name: t('profile.delete.confirm.title') });
    await field(question, t('proof.password')).fill(player.password);
    await question.getByRole('button', { name: t('profile.delete.do') }).click();
    await expect(page).toHaveURL(address('home'));
    await expect(page.getByRole('link', { name: t('nav.login') }).first()).toBeVisible();

    const again = await request.post('/api/v1/Users/login', { data: player });
    expect(again.status()).toBe(401);
  });
}
