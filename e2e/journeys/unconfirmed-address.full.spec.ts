import { field, logInThrough } from '../support/fields';
import { journeyLocales } from '../support/locales';
import { linkIn, mailTo } from '../support/mailbox';
import { uniqueName } from '../support/people';
import { expect, test } from '../support/test';

for (const { language, t, path, address } of journeyLocales('fr')) {
  test(`a mistyped address is changed, and who has not confirmed it is sent the mail again (${language})`, async ({
    page,
    request,
    quiet,
  }) => {
    const person = { username: uniqueName('tardif'), password: 'Panier123!' };
    const email = `${person.username}@example.org`;
    await page.goto(path('register'));
    const form = page.getByRole('form', { name: t('register.title') });
    await field(form, t('ui.field.firstName')).fill('Noé');
    await field(form, t('ui.field.lastName')).fill('Tardif');
    await field(form, t('ui.field.username')).fill(person.username);
    await field(form, t('ui.field.email')).fill(`${email}.typo`);
    await field(form, t('ui.field.password')).fill(person.password);
    await field(form, t('ui.field.confirmPassword')).fill(person.password);
    await form.getByRole('button', { name: t('register.submit') }).click();
    const mistaken = await mailTo(request, `${email}.typo`, /./);
    await page.getByRole('link', { name: t('registerSuccess.change') }).click();
    await field(form, t('ui.field.email')).fill(email);
    await form.getByRole('button', { name: t('register.submit') }).click();
    await expect(page.getByText(email, { exact: true })).toBeVisible();
    const first = await mailTo(request, email, /./);
    const confirm = address('confirmEmail');
    await page.goto(linkIn(mistaken, confirm));
    await expect(page.getByRole('heading', { name: t('confirm.failed.title') })).toBeVisible();

    await page.goto(path('login'));
    await logInThrough(page, language, person);
    await page.getByRole('button', { name: t('resend.action') }).click();
    const again = page.getByRole('form', { name: t('resend.action') });
    await field(again, t('ui.field.email')).fill(email);
    await again.getByRole('button', { name: t('resend.action') }).click();
    await expect(page.locator('[aria-live]').filter({ hasText: /./ })).toBeVisible();
    // The browser logs the dead link and the refused login.
    quiet.length = 0;

    await page.goto(linkIn(await mailTo(request, email, /./, [first]), confirm));
    // In the browser that asked for it, the link logs in at once.
    await expect(page).toHaveURL(address('schedule'));
    expect(await page.evaluate(() => localStorage.getItem('user'))).toContain(person.username);
  });
}
