import { textIn } from '../support/catalogues';
import { arrangeSession } from '../support/club';
import { longDate } from '../support/dates';
import { linkIn, mailTo } from '../support/mailbox';
import { fresh } from '../support/people';
import { languages } from '../support/routes';
import { expect, test } from '../support/test';

const paths = {
  en: {
    home: '/',
    confirm: /\/confirm-email\?/,
    schedule: '/schedule',
    taken: (n: number) => `${n} of 20 spots taken`,
  },
  fr: {
    home: '/fr',
    confirm: /\/confirmer-email\?/,
    schedule: '/horaire',
    taken: (n: number) => `${n} place prise sur 20`,
  },
};

for (const language of languages) {
  const t = (id: string, values?: Record<string, string>) => textIn(language, id, values);

  test(`a newcomer registers, confirms the e-mail and takes a place (${language})`, async ({
    page,
    request,
  }) => {
    const { home, confirm, schedule, taken } = paths[language];
    const username = fresh(`nouveau-${language}`);
    const email = `${username}@example.org`;
    const session = await arrangeSession(request);

    await page.goto(home);
    await page
      .getByRole('link', { name: t('nav.register') })
      .first()
      .click();
    const form = page.getByRole('form', { name: t('register.title') });
    await form.getByLabel(t('ui.field.username')).fill(username);
    await form.getByLabel(t('ui.field.firstName')).fill('Zoé');
    await form.getByLabel(t('ui.field.lastName')).fill('Deslauriers');
    await form.getByLabel(t('ui.field.email')).fill(email);
    await form.getByLabel(t('ui.field.password'), { exact: false }).first().fill('Panier123!');
    await form.getByLabel(t('ui.field.confirmPassword')).fill('Panier123!');
    await form.getByRole('button', { name: t('register.submit') }).click();
    await expect(page.getByRole('heading', { name: t('registerSuccess.title') })).toBeVisible();

    const link = linkIn(await mailTo(request, email, /./), confirm);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: t('confirm.success.title') })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: t('confirm.login') })
      .click();

    const login = page.getByRole('form', { name: t('login.title') });
    await login.getByLabel(t('ui.field.username')).fill(username);
    await login.getByLabel(t('ui.field.password'), { exact: false }).first().fill('Panier123!');
    await login.getByRole('button', { name: t('login.submit'), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${schedule}$`));

    const date = longDate(session.sessionDate, language);
    await page.getByLabel(t('schedule.search')).fill(date);
    await expect(page.getByText(taken(0)).first()).toBeVisible();
    await page.getByRole('link', { name: t('schedule.registerOn', { date }) }).click();

    await page.getByText(t('attendance.yes')).click();
    await page.getByLabel(t('attendance.notes')).fill('J’arrive à 10 h 15');
    await page.getByRole('button', { name: t('attendance.submit') }).click();
    await expect(page.getByRole('heading', { name: t('attendance.success.title') })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('10');

    await page
      .getByRole('main')
      .getByRole('link', { name: t('attendance.viewSchedule') })
      .first()
      .click();
    await page.getByLabel(t('schedule.search')).fill(date);
    await expect(page.getByText(taken(1)).first()).toBeVisible();
    await expect(page.getByText(t('session.attending')).first()).toBeVisible();

    await page.getByRole('button', { name: t('nav.account', { name: 'Zoé Deslauriers' }) }).click();
    await page.getByRole('menuitem', { name: t('nav.logout') }).click();
    await expect(page.getByRole('link', { name: t('nav.login') }).first()).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
}
