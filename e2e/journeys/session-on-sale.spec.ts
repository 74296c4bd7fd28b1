import { textIn } from '../support/catalogues';
import { freshSaturday } from '../support/club';
import { longDate } from '../support/dates';
import { loggedIn, people } from '../support/people';
import { languages } from '../support/routes';
import { expect, test } from '../support/test';

const paths = {
  en: { login: '/login', sessions: '/admin/sessions', schedule: '/schedule', taken: '0 of 14 spots taken' },
  fr: {
    login: '/connexion',
    sessions: '/admin/seances',
    schedule: '/horaire',
    taken: '0 place prise sur 14',
  },
};

for (const language of languages) {
  const t = (id: string, values?: Record<string, string>) => textIn(language, id, values);

  test(`an administrator logs in, creates a session, and the schedule shows it (${language})`, async ({
    page,
  }) => {
    const { login, sessions, schedule, taken } = paths[language];
    const day = freshSaturday();

    await page.goto(login);
    const form = page.getByRole('form', { name: t('login.title') });
    await form.getByLabel(t('ui.field.username')).fill(people.admin.username);
    await form.getByLabel(t('ui.field.password'), { exact: false }).first().fill(people.admin.password);
    await form.getByRole('button', { name: t('login.submit'), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${schedule}$`));
    await page.getByRole('button', { name: /Nadia Charbonneau/ }).click();
    await page.getByRole('menuitem', { name: t('nav.admin') }).click();
    await page
      .getByRole('link', { name: t('sessions.title'), exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(sessions));
    await expect(page.getByRole('progressbar').first()).toBeVisible();

    await page.getByRole('button', { name: t('sessions.create') }).click();
    const dialog = page.getByRole('dialog', { name: t('sessions.createDialog') });
    await dialog.getByLabel(t('ui.field.date')).fill(day);
    await dialog.getByLabel(t('ui.field.capacity')).fill('14');
    await dialog.getByRole('button', { name: t('sessions.createSubmit') }).click();
    await expect(dialog).toBeHidden();

    await page.goto(schedule);
    await page.getByLabel(t('schedule.search')).fill(longDate(day, language));
    await expect(page.getByText(taken).first()).toBeVisible();
  });
}

test('a player is sent home from the administration', async ({ page }) => {
  await loggedIn(page, people.player);
  await page.goto('/admin/sessions');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a visitor who asks for the administration is sent to the login page', async ({ page }) => {
  await page.goto('/fr/admin');
  await expect(page).toHaveURL(/\/connexion/);
});
