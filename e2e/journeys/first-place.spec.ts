import { arrangeSession } from '../support/club';
import { follow, logInThrough } from '../support/fields';
import { journeyLocales } from '../support/locales';
import { linkIn, mailTo } from '../support/mailbox';
import { uniqueName } from '../support/people';
import { expect, test } from '../support/test';

test.use({ serviceWorkers: 'allow' });

for (const { language, t, path, address, longDate } of journeyLocales('fr')) {
  test(`a newcomer registers, confirms the e-mail and takes a place (${language})`, async ({
    page,
    request,
  }) => {
    const taken = (n: number) => t('ui.capacity.places', { taken: n, capacity: 20 });
    const username = uniqueName(`nouveau-${language}`);
    const email = `${username}@example.org`;
    const session = await arrangeSession(request);

    await page.goto(path('home'));
    await follow(page, t('nav.register'));
    const form = page.getByRole('form', { name: t('register.title') });
    await form.getByLabel(t('ui.field.username')).fill(username);
    await form.getByLabel(t('ui.field.firstName')).fill('Zoé');
    await form.getByLabel(t('ui.field.lastName')).fill('Deslauriers');
    await form.getByLabel(t('ui.field.email')).fill(email);
    await form.getByLabel(t('ui.field.password'), { exact: false }).first().fill('Panier123!');
    await form.getByLabel(t('ui.field.confirmPassword')).fill('Panier123!');
    await form.getByRole('button', { name: t('register.submit') }).click();
    await expect(page.getByRole('heading', { name: t('registerSuccess.title') })).toBeVisible();

    await page.goto(linkIn(await mailTo(request, email, /./), address('confirmEmail')));
    await expect(page.getByRole('heading', { name: t('confirm.success.title') })).toBeVisible();
    await follow(page.getByRole('main'), t('confirm.login'));

    await logInThrough(page, language, { username, password: 'Panier123!' });
    await expect(page).toHaveURL(address('schedule'));

    const date = longDate(session.sessionDate);
    await page.getByLabel(t('schedule.search')).fill(date);
    await expect(page.getByText(taken(0)).first()).toBeVisible();
    await page.getByRole('button', { name: t('session.more', { date }) }).click();
    await page.getByRole('link', { name: t('session.noteOn', { date }) }).click();

    await page.getByLabel(t('attendance.notes')).fill('J’arrive à 10 h 15');
    await page.getByRole('button', { name: t('attendance.yes'), exact: true }).click();
    await expect(page.getByRole('heading', { name: t('attendance.success.title') })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('10');

    await follow(page.getByRole('main'), t('attendance.viewSchedule'));
    await page.getByLabel(t('schedule.search')).fill(date);
    await expect(page.getByText(taken(1)).first()).toBeVisible();
    await expect(page.getByText(t('session.attending')).first()).toBeVisible();

    await page.getByRole('button', { name: t('nav.account', { name: 'Zoé Deslauriers' }) }).click();
    await page.getByRole('menuitem', { name: t('nav.logout') }).click();
    await expect(page.getByRole('link', { name: t('nav.login') }).first()).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
}
