import { arrangePlayer, arrangeSession } from '../support/club';
import { field } from '../support/fields';
import { tabTo } from '../support/keyboard';
import { journeyLocales } from '../support/locales';
import { uniqueName } from '../support/people';
import { expect, test } from '../support/test';

for (const { language, t, path, address, longDate } of journeyLocales('fr')) {
  test(`from the login to a place with the keyboard alone (${language})`, async ({ page, request }) => {
    const session = await arrangeSession(request);
    const player = await arrangePlayer(request, uniqueName('clavier'));
    const date = longDate(session.sessionDate);
    const { keyboard } = page;

    await page.goto(path('login'));
    await expect(page.getByRole('form', { name: t('login.title') })).toBeVisible();
    const skip = page.getByRole('link', { name: t('ui.action.skip') });
    await keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await keyboard.press('Enter');

    await tabTo(page, field(page, t('ui.field.username')));
    await keyboard.type(player.username);
    await tabTo(page, page.locator('input[type="password"]'));
    await keyboard.type(player.password);
    await keyboard.press('Enter');
    await expect(page).toHaveURL(address('schedule'));

    await tabTo(page, page.getByLabel(t('schedule.search')));
    await keyboard.type(date);
    await tabTo(page, page.getByRole('button', { name: t('session.more', { date }) }));
    await keyboard.press('Enter');
    await tabTo(page, page.getByRole('link', { name: t('session.noteOn', { date }) }));
    await keyboard.press('Enter');

    await tabTo(page, page.getByRole('button', { name: t('attendance.yes'), exact: true }));
    await keyboard.press('Enter');
    // The result has the focus, so that it is read out.
    await expect(page.getByRole('heading', { name: t('attendance.success.title') })).toBeFocused();
  });
}
