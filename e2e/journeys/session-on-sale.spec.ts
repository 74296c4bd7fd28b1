import { freshSaturday } from '../support/club';
import { logIn } from '../support/fields';
import { journeyLocales } from '../support/locales';
import { people } from '../support/people';
import { expect, test } from '../support/test';

for (const { language, t, path, address, longDate } of journeyLocales('en')) {
  test(`an administrator logs in, creates a session, and the schedule shows it (${language})`, async ({
    page,
  }) => {
    const day = freshSaturday();

    await logIn(page, language, people.admin);
    await page.getByRole('button', { name: /Nadia Charbonneau/ }).click();
    await page.getByRole('menuitem', { name: t('nav.admin') }).click();
    await page
      .getByRole('link', { name: t('sessions.title'), exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(address('adminSessions'));
    await expect(page.getByRole('progressbar').first()).toBeVisible();

    await page.getByRole('button', { name: t('sessions.create') }).click();
    const dialog = page.getByRole('dialog', { name: t('sessions.create') });
    await dialog.getByLabel(t('ui.field.date')).fill(day);
    await dialog.getByLabel(t('ui.field.capacity')).fill('14');
    await dialog.getByRole('button', { name: t('sessions.createSubmit') }).click();
    await expect(dialog).toBeHidden();

    await page.goto(path('schedule'));
    await page.getByLabel(t('schedule.search')).fill(longDate(day));
    await expect(page.getByText(t('ui.capacity.places', { taken: 0, capacity: 14 })).first()).toBeVisible();
  });
}
