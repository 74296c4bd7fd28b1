import { answerQuestion, asAdmin, chooseAction, openConsole, question } from '../../support/console';
import { field } from '../../support/fields';
import { journeyLocales } from '../../support/locales';
import { uniqueName } from '../../support/people';
import { expect, test } from '../../support/test';

for (const { language, t } of journeyLocales('fr')) {
  test(`a user is created, found, given the season plan and deleted (${language})`, async ({
    page,
    request,
  }) => {
    const admin = await asAdmin(request);
    const username = uniqueName('joueur');
    const name = `Zoé ${username}`;
    await openConsole(page, language, 'adminUsers', { view: 'cards' });
    await page.getByRole('button', { name: t('users.create'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t('users.create') });
    await field(dialog, t('ui.field.firstName')).fill('Zoé');
    await field(dialog, t('ui.field.lastName')).fill(username);
    await field(dialog, t('ui.field.email')).fill(`${username}@example.org`);
    await field(dialog, t('ui.field.password')).first().fill('Panier123!');
    await field(dialog, t('ui.field.username')).fill(username);
    await dialog.getByRole('button', { name: t('users.createSubmit') }).click();
    await expect(page.getByText(t('users.created', { name }))).toBeVisible();

    await page.getByRole('searchbox', { name: t('users.search') }).fill(`ZOÉ ${username}`);
    const card = page.getByRole('article', { name });
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(card.getByText(t('ui.plan.dropIn')).first()).toBeVisible();
    // Their page has an address, its heading the focus; back, the row has it.
    await card.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    await expect(page.getByText(`${username}@example.org (${t('users.emailConfirmed')})`)).toBeVisible();
    await expect(page.getByText(t('person.next.none'))).toBeVisible();
    await page.goBack();
    await expect(card.getByRole('link', { name })).toBeFocused();

    await chooseAction(page, card, t, 'console.edit');
    const editing = page.getByRole('dialog', { name: t('console.editNamed', { name }) });
    await editing.getByRole('radio', { name: t('ui.plan.season') }).check();
    await editing.getByRole('button', { name: t('ui.action.save'), exact: true }).click();
    await expect(page.getByText(t('users.updated'))).toBeVisible();
    await expect(card.getByText(t('ui.plan.season')).first()).toBeVisible();
    const [user] = await admin.call<{ id: string; paymentPlan: number }[]>(
      'get',
      `/api/v1/Users?search=${username}`,
    );
    expect(user?.paymentPlan).toBe(0);

    await chooseAction(page, card, t, 'console.delete');
    await expect(question(page)).toContainText(t('users.deleteTitle', { count: 1, name }));
    await answerQuestion(page, t('users.deleteConfirm', { count: 1 }), t('users.deleteText', { count: 1 }));
    await expect(page.getByText(t('users.deleted', { count: 1 }))).toBeVisible();
    expect(await admin.isThere(`/api/v1/Users/${user?.id}`)).toBe(false);
  });
}
