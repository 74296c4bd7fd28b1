import { callerFor } from '../support/caller';
import { arrangePlayer } from '../support/club';
import { follow } from '../support/fields';
import { locales } from '../support/locales';
import { mailTo } from '../support/mailbox';
import { fresh, loggedIn } from '../support/people';
import { expect, test } from '../support/test';

const confirmed = { en: /Your season pass is confirmed/, fr: /Votre abonnement de saison est confirmé/ };

for (const { language, t, path, address } of Object.values(locales)) {
  test(`a pass is compared, bought once asked, its payment explained, and cancelled (${language})`, async ({
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
    const months = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: t('plan.offer.threeMonths') }) });
    // What it saves is computed: 13 or 14 Saturdays at 10 dollars for 95 are less than 40 %.
    await expect(months).toContainText(t('plan.offer.paysFrom', { count: 10 }));
    await expect(months).not.toContainText('40');
    await months.getByRole('button').click();
    const question = page.getByRole('alertdialog', { name: t('planSelection.season.confirm.title') });
    await expect(question).toContainText(t('planSelection.season.confirm.pay'));
    await expect(question).toContainText(t('planSelection.season.confirm.refund'));
    expect(await plan()).toBe(1);
    await question.getByRole('button', { name: t('planSelection.season.confirm.do') }).dblclick();
    await expect(page.getByText(t('planSelection.current'))).toBeVisible();
    await expect(page.getByRole('button', { name: t('subscription.cancel') })).toBeVisible();
    expect(await plan()).toBe(0);
    const passes = await call<object>('get', '/api/v1/SeasonSubscriptions/my-subscription');
    expect(passes).toMatchObject({ price: 95 });
    await mailTo(request, `${player.username}@example.org`, confirmed[language]);

    const pay = page.getByRole('region', { name: t('pay.title') });
    await pay.getByRole('button', { name: t('ui.action.copyNamed', { what: t('pay.amount') }) }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe('95.00');
    await expect(pay).toContainText(language === 'en' ? `$${copied}` : copied.replace('.', ','));

    await page.getByRole('button', { name: t('subscription.cancel') }).click();
    const parting = page.getByRole('alertdialog', { name: t('subscription.cancel.title') });
    await parting.getByRole('button', { name: t('subscription.cancel') }).click();
    await expect(months).toBeVisible();
    await expect(pay).toBeHidden();
    expect(await plan()).toBe(1);
  });

  test(`the season's pass costs what is left of it, and drop-in is chosen back (${language})`, async ({
    page,
    request,
  }) => {
    const player = await arrangePlayer(request, fresh('forfait'));
    const { call } = await callerFor(request, player);
    const offers = await call<{ kind: string; price: number; season: { name: string; price: number } }[]>(
      'get',
      '/api/v1/SeasonSubscriptions/offers',
    );
    const season = offers.find(({ kind }) => kind === 'season');
    expect(season?.price).toBeLessThan(season?.season.price ?? 0);

    await loggedIn(page, player);
    await page.goto(path('planSelection'));
    const card = (name: string) =>
      page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
    const own = t('planSelection.current');
    await expect(card(t('plan.dropIn.name'))).toContainText(own);
    const current = page.getByRole('article').filter({ hasText: t('plan.offer.perPart') });
    await current.getByRole('button', { name: t('planSelection.season') }).click();
    await page.getByRole('button', { name: t('planSelection.season.confirm.do') }).click();
    await expect(card(t('plan.season.name'))).toContainText(own);
    await expect(page.getByRole('button', { name: t('planSelection.season') })).toBeHidden();
    await expect(page.getByRole('heading', { name: t('pay.title') })).toBeVisible();
    expect(await call('get', '/api/v1/SeasonSubscriptions/my-subscription')).toMatchObject({
      price: season?.price,
    });

    await page.getByRole('button', { name: t('planSelection.dropIn') }).click();
    await page.getByRole('button', { name: t('planSelection.dropIn.confirm.do') }).click();
    // Drop-in leads to the sessions.
    await expect(page).toHaveURL(address('schedule'));
  });

  test(`who finds the next season sold out queues for a pass (${language})`, async ({ page, request }) => {
    const player = await arrangePlayer(request, fresh('file'));
    await loggedIn(page, player);
    await page.goto(path('seasonSubscription'));
    const next = page.getByRole('article').filter({ hasText: t('plan.offer.early') });
    await expect(next).toContainText(t('plan.offer.soldOut'));
    await next.getByRole('button', { name: t('passQueue.join') }).click();
    // Two of the demo's club wait already.
    await expect(next.getByRole('status')).toContainText('3');
    await expect(next).toContainText(t('passQueue.next'));
    await next.getByRole('button', { name: t('passQueue.leave') }).click();
    await expect(next.getByRole('button', { name: t('passQueue.join') })).toBeVisible();
  });

  test(`a visitor is led to the login before a plan (${language})`, async ({ page }) => {
    await page.goto(path('plan'));
    await follow(page.getByRole('main'), t('plan.login'));
    await expect(page).toHaveURL(address('login'));
  });
}
