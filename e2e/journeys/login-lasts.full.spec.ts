import { startingWith } from '../support/catalogues';
import { field, logInThrough } from '../support/fields';
import { journeyLocales } from '../support/locales';
import { openAs, people, tokenOf } from '../support/people';
import { expect, test } from '../support/test';

for (const { language, t, path, address } of journeyLocales('fr')) {
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
}
