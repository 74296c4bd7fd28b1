import { startingWith } from '../support/catalogues';
import { arrangePlayer } from '../support/club';
import { field } from '../support/fields';
import { journeyLocales } from '../support/locales';
import { linkIn, mailTo } from '../support/mailbox';
import { uniqueName } from '../support/people';
import { expect, test } from '../support/test';

for (const { language, t, path, address } of journeyLocales('en')) {
  test(`a forgotten password is chosen anew through the mailbox (${language})`, async ({ page, request }) => {
    const player = await arrangePlayer(request, uniqueName('oubli'), 'Camille', language);
    const email = `${player.username}@example.org`;

    await page.goto(path('login'));
    await page.getByRole('button', { name: t('login.forgot') }).click();
    const form = page.getByRole('form', { name: t('forgot.title') });
    await field(form, t('ui.field.email')).fill(email);
    await form.getByRole('button', { name: t('forgot.submit') }).click();
    await expect(page.getByText(t('registerSuccess.title'))).toBeVisible();
    await expect(form).toBeHidden();

    const mail = await mailTo(request, email, /Reset your password|Réinitialisez/);
    // As some mail programs open it.
    await page.goto(`${linkIn(mail, address('resetPassword')).replace('&', '&amp;')}.`);
    const reset = page.getByRole('form', { name: t('reset.title') });
    await field(reset, t('reset.newPassword')).fill('Rebond123!');
    await field(reset, t('ui.field.confirmPassword')).fill('Rebond123!');
    await reset.getByRole('button', { name: t('reset.submit') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('reset.done.title') })).toBeVisible();

    // Logged in, and the schedule follows automatically.
    await expect(page).toHaveURL(address('schedule'));
    await expect(
      page.getByRole('button', { name: startingWith(t('nav.account', { name: 'Camille' })) }),
    ).toBeVisible();
  });
}
