import { callerFor } from '../support/caller';
import { arrangePlayer } from '../support/club';
import { follow } from '../support/fields';
import { locales } from '../support/locales';
import { fresh, loggedIn } from '../support/people';
import { expect, test } from '../support/test';

for (const { language, t, path, address } of Object.values(locales)) {
  test(`a season pass is taken, its payment explained, and cancelled (${language})`, async ({
    page,
    request,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const player = await arrangePlayer(request, fresh('saison'));
    const { call } = await callerFor(request, player);
    const plan = async () => (await call<{ paymentPlan: number }>('get', '/api/v1/Users/me')).paymentPlan;

    await loggedIn(page, player);
    await page.goto(path('profile'));
    await page.getByRole('link', { name: t('profile.plan.upgrade') }).click();
    await expect(page).toHaveURL(address('seasonSubscription'));
    await page.getByRole('button', { name: t('subscription.subscribe', { price: '' }).trim() }).click();
    await expect(page.getByRole('heading', { name: t('subscription.active.title') })).toBeVisible();
    expect(await plan()).toBe(0);

    const pay = page.getByRole('region', { name: t('pay.title') });
    await pay.getByRole('button', { name: t('ui.action.copyNamed', { what: t('pay.amount') }) }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^\d+\.\d{2}$/);
    await expect(pay).toContainText(language === 'en' ? `$${copied}` : copied.replace('.', ','));

    await page.getByRole('button', { name: t('subscription.cancel') }).click();
    const question = page.getByRole('alertdialog', { name: t('subscription.cancel.title') });
    await question.getByRole('button', { name: t('subscription.cancel') }).click();
    await expect(page.getByRole('heading', { name: t('subscription.active.title') })).toBeHidden();
    await expect(pay).toBeHidden();
    expect(await plan()).toBe(1);
  });

  test(`the plan is chosen, and chosen back (${language})`, async ({ page, request }) => {
    const player = await arrangePlayer(request, fresh('forfait'));
    await loggedIn(page, player);
    await page.goto(path('planSelection'));
    const card = (name: string) =>
      page.getByRole('article').filter({ has: page.getByRole('heading', { name: t(name) }) });
    const own = t('planSelection.current');
    await expect(card('plan.dropIn.name')).toContainText(own);

    await page.getByRole('button', { name: t('planSelection.season') }).click();
    await page.getByRole('button', { name: t('planSelection.season.confirm.do') }).click();
    await expect(card('plan.season.name')).toContainText(own);
    await expect(page.getByRole('button', { name: t('planSelection.season') })).toBeHidden();
    await expect(page.getByRole('heading', { name: t('pay.title') })).toBeVisible();

    await page.getByRole('button', { name: t('planSelection.dropIn') }).click();
    await page.getByRole('button', { name: t('planSelection.dropIn.confirm.do') }).click();
    // Drop-in leads to the sessions.
    await expect(page).toHaveURL(address('schedule'));
  });

  test(`a visitor is led to the login before a plan (${language})`, async ({ page }) => {
    await page.goto(path('plan'));
    await follow(page.getByRole('main'), t('plan.login'));
    await expect(page).toHaveURL(address('login'));
  });
}
