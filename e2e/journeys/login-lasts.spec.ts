import { callerFor } from '../support/caller';
import { startingWith } from '../support/catalogues';
import { arrangePlayer, arrangeSession } from '../support/club';
import { field, logInThrough } from '../support/fields';
import { journeyLocales } from '../support/locales';
import { openAs, people, tokenOf, uniqueName } from '../support/people';
import { expect, test } from '../support/test';

for (const { language, t, path, address, date } of journeyLocales('fr')) {
  test(`a browser that may keep nothing shows the club, and a login lasts as long as its page (${language})`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const denied = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { get: denied });
    });
    await page.goto(path('schedule'));
    await expect(page.getByRole('heading', { level: 1, name: t('schedule.title') })).toBeVisible();
    await page.goto(path('myAttendance'));
    await logInThrough(page, language, people.player);
    await expect(page).toHaveURL(address('myAttendance'));
    await expect(page.getByRole('heading', { level: 1, name: t('history.title') })).toBeVisible();
  });

  test(`who is sent to the login comes back to the page asked for (${language})`, async ({ page }) => {
    await page.goto(path('myAttendance'));
    await expect(page).toHaveURL(address('login'));
    await expect(page.getByText(t('login.required'))).toBeVisible();
    await logInThrough(page, language, people.player);
    await expect(page).toHaveURL(address('myAttendance'));
  });

  test(`a login that ends elsewhere leads to the login page, and back (${language})`, async ({
    page,
    request,
    quiet,
  }) => {
    const player = await arrangePlayer(request, uniqueName('jeton'));
    // A page that makes no calls but these by itself: another would end the login before the click.
    const answers = ['Users/me', 'Settings/club'].map((call) => page.waitForResponse(`**/api/v1/${call}`));
    await openAs(page, player, path('faq'));
    await Promise.all(answers);

    // Another device changes the password, which invalidates this one's token.
    const elsewhere = await callerFor(request, player);
    await elsewhere.call('post', '/api/v1/Users/change-password', {
      currentPassword: player.password,
      newPassword: 'Rebond123!',
    });
    await page.getByRole('button', { name: t('nav.account', { name: 'Camille Essai' }) }).click();
    await page.getByRole('menuitem', { name: t('nav.profile') }).click();
    await expect(page).toHaveURL(address('login'));
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await logInThrough(page, language, { ...player, password: 'Rebond123!' });
    await expect(page).toHaveURL(address('profile'));
    // The browser logs the refused calls.
    quiet.length = 0;
  });

  test(`two tabs agree on a logout, and on the next login (${language})`, async ({
    page,
    context,
    request,
  }) => {
    await openAs(page, people.player, path('profile'));
    await expect(page.getByRole('heading', { level: 1, name: t('profile.title') })).toBeVisible();
    const other = await context.newPage();
    await other.goto(path('profile'));
    await expect(other.getByRole('heading', { level: 1, name: t('profile.title') })).toBeVisible();

    await other.getByRole('button', { name: startingWith(t('nav.account', { name: '' })) }).click();
    await other.getByRole('menuitem', { name: t('nav.logout') }).click();
    await expect(page).toHaveURL(address('login'));

    // The first tab follows whoever logs in in the other.
    const { firstName, lastName } = await tokenOf(request, people.member);
    const told = page.getByText(t('nav.otherLogin', { name: `${firstName} ${lastName}` }));
    await other.goto(path('login'));
    await Promise.all([expect(told).toBeVisible(), logInThrough(other, language, people.member)]);
    await expect(page).toHaveURL(address('profile'));
    await expect(field(page, t('ui.field.username'))).toHaveValue(people.member.username);
  });

  test(`going back after a logout leads to the login (${language})`, async ({ page }) => {
    await openAs(page, people.player, path('mySessions'));
    await page.getByRole('button', { name: startingWith(t('nav.account', { name: '' })) }).click();
    await page.getByRole('menuitem', { name: t('nav.logout') }).click();
    await expect(page).toHaveURL(address('home'));
    await page.goBack();
    await expect(page).toHaveURL(address('login'));
    await expect(page.getByRole('form', { name: t('login.title') })).toBeVisible();
  });

  test(`a lost connection loses nothing that was typed (${language})`, async ({
    page,
    context,
    request,
    quiet,
  }) => {
    const session = await arrangeSession(request);
    await openAs(
      page,
      await arrangePlayer(request, uniqueName('tunnel')),
      path('attendanceConfirmation', { sessionId: session.id }),
    );
    await page.getByRole('button', { name: t('session.note') }).click();
    await page.getByLabel(t('attendance.notes')).fill('Dans le métro');
    await context.setOffline(true);
    await page.getByRole('button', { name: t('attendance.yes'), exact: true }).click();
    const offline = t('session.answer.offline', { date: date(session.sessionDate, 'day') });
    await expect(page.getByRole('alert').filter({ hasText: offline })).toBeVisible();
    await expect(page.getByLabel(t('attendance.notes'))).toHaveValue('Dans le métro');

    await context.setOffline(false);
    await page.getByRole('button', { name: t('ui.action.retry') }).click();
    await expect(page.getByRole('heading', { name: t('attendance.success.title') })).toBeVisible();
    quiet.length = 0;
  });

  test(`a page that cannot be loaded without a connection says so, and opens with it (${language})`, async ({
    page,
    context,
    quiet,
  }) => {
    await openAs(page, people.player, path('mySessions'));
    await expect(page.getByRole('heading', { level: 1, name: t('mySessions.title') })).toBeVisible();
    // The menu's code is loaded on first use, or earlier when idle.
    await page.getByRole('button', { name: startingWith(t('nav.account', { name: '' })) }).click();
    const profile = page.getByRole('menuitem', { name: t('nav.profile') });
    await expect(profile).toBeVisible();
    await context.setOffline(true);
    await profile.click();
    await expect(page.getByText(t('remote.offline.title'))).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: startingWith(t('profile.details.title')) })).toBeVisible();
    quiet.length = 0;
  });
}
