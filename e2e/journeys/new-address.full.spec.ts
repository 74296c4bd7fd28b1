import { startingWith } from '../support/catalogues';
import { arrangePlayer } from '../support/club';
import { field, logIn } from '../support/fields';
import { journeyLocales } from '../support/locales';
import { linkIn, mailTo } from '../support/mailbox';
import { uniqueName } from '../support/people';
import { expect, test } from '../support/test';

for (const { language, t, path, address } of journeyLocales('en')) {
  test(`a new address is confirmed, and the old one takes the account back (${language})`, async ({
    page,
    request,
    quiet,
  }) => {
    const player = await arrangePlayer(request, uniqueName('demenage'), 'Camille', language);
    const [old, next] = [`${player.username}@example.org`, `${player.username}@nouveau.example.org`];
    await logIn(page, language, player);
    await page.goto(`${path('profile')}#me`);
    const details = page.getByRole('region', { name: startingWith(t('profile.details.title')) });
    await field(details, t('ui.field.email')).fill(next);
    await details.getByRole('button', { name: t('ui.action.save') }).click();
    await expect(details.getByRole('button', { name: t('profile.newAddress.withdraw') })).toBeVisible();
    await expect(field(details, t('ui.field.email'))).toHaveValue(old);

    const confirm = await mailTo(request, next, /./);
    await page.goto(linkIn(confirm, address('confirmEmail')));
    // It was not asked for on the registration's pages: a hand is needed, and no scanner of mails has one.
    await page.getByRole('button', { name: t('confirm.do') }).click();
    await expect(page.getByRole('heading', { name: t('confirm.success.title') })).toBeVisible();

    const told = await mailTo(request, old, /changed|modifiée/);
    await page.goto(linkIn(told, address('restoreEmail')));
    const restore = page.getByRole('form', { name: t('restore.title') });
    await field(restore, t('reset.newPassword')).fill('Rebond123!');
    await field(restore, t('ui.field.confirmPassword')).fill('Rebond123!');
    await restore.getByRole('button', { name: t('restore.submit') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('restore.done') })).toBeVisible();

    await expect(page).toHaveURL(address('schedule'));
    expect(await page.evaluate(() => localStorage.getItem('user'))).toContain(old);
    // The browser logs that the open session has ended, as it must.
    quiet.length = 0;
  });
}
