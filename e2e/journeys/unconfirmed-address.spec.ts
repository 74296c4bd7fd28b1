import { textIn } from '../support/catalogues';
import { field, logIn } from '../support/fields';
import { linkIn, mailTo } from '../support/mailbox';
import { addressOf, pathIn } from '../support/paths';
import { fresh } from '../support/people';
import { languages } from '../support/routes';
import { expect, test } from '../support/test';

for (const language of languages) {
  const t = (id: string, values?: Record<string, string>) => textIn(language, id, values);

  test(`who has not confirmed the address is sent the mail again (${language})`, async ({
    page,
    request,
    quiet,
  }) => {
    const person = { username: fresh('tardif'), password: 'Panier123!' };
    const email = `${person.username}@example.org`;
    const registered = await request.post('/api/v1/Users/register', {
      headers: { 'Accept-Language': language },
      data: { ...person, email, firstName: 'Noé', lastName: 'Tardif', paymentPlan: 1 },
    });
    expect(registered.ok(), await registered.text()).toBe(true);
    const first = await mailTo(request, email, /./);

    await logIn(page, language, person);
    await page.getByRole('button', { name: t('resend.action') }).click();
    const form = page.getByRole('form', { name: t('resend.action') });
    await field(form, t('ui.field.email')).fill(email);
    await form.getByRole('button', { name: t('resend.action') }).click();
    await expect(page.getByRole('status').filter({ hasText: /./ })).toBeVisible();
    // The browser complains of the login that was refused.
    quiet.length = 0;

    const confirm = new RegExp(`${pathIn(language, 'confirmEmail')}\\?`);
    await page.goto(linkIn(await mailTo(request, email, /./, [first]), confirm));
    await expect(page.getByRole('heading', { name: t('confirm.success.title') })).toBeVisible();

    await logIn(page, language, person);
    await expect(page).toHaveURL(addressOf(language, 'schedule'));
  });

  test(`a confirmation link that lacks its parts fails, and offers a new one (${language})`, async ({
    page,
  }) => {
    await page.goto(pathIn(language, 'confirmEmail'));
    await expect(page.getByRole('heading', { name: t('confirm.failed.title') })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText(t('confirm.invalid'));
    await expect(page.getByRole('button', { name: t('resend.action') })).toBeVisible();
  });
}
