import { field, logIn, logInThrough } from '../support/fields';
import { journeyLocales } from '../support/locales';
import { linkIn, mailTo } from '../support/mailbox';
import { uniqueName } from '../support/people';
import { expect, test } from '../support/test';

for (const { language, t, path, address } of journeyLocales('fr')) {
  test(`who has not confirmed the address is sent the mail again (${language})`, async ({
    page,
    request,
    quiet,
  }) => {
    const person = { username: uniqueName('tardif'), password: 'Panier123!' };
    const email = `${person.username}@example.org`;
    const registered = await request.post('/api/v1/Users/register', {
      headers: { 'Accept-Language': language },
      data: { ...person, email, firstName: 'Noé', lastName: 'Tardif', paymentPlan: 1 },
    });
    expect(registered.ok(), await registered.text()).toBe(true);
    const first = await mailTo(request, email, /./);

    await page.goto(path('login'));
    await logInThrough(page, language, person);
    await page.getByRole('button', { name: t('resend.action') }).click();
    const form = page.getByRole('form', { name: t('resend.action') });
    await field(form, t('ui.field.email')).fill(email);
    await form.getByRole('button', { name: t('resend.action') }).click();
    await expect(page.locator('[aria-live]').filter({ hasText: /./ })).toBeVisible();
    // The browser logs the refused login.
    quiet.length = 0;

    const confirm = address('confirmEmail');
    await page.goto(linkIn(await mailTo(request, email, /./, [first]), confirm));
    await expect(page.getByRole('heading', { name: t('confirm.success.title') })).toBeVisible();

    await logIn(page, language, person);
  });
}
