import type { APIRequestContext, Page } from '@playwright/test';
import type { PassOffer, Season } from '../../shared-api/contract';
import { arrangeCaller } from '../support/club';
import { follow } from '../support/fields';
import { journeyLocales } from '../support/locales';
import { mailTo } from '../support/mailbox';
import { loggedIn } from '../support/people';
import { expect, test } from '../support/test';

const confirmed = { en: /Your season pass is confirmed/, fr: /Votre abonnement de saison est confirmé/ };

type Offer = PassOffer & { paysFrom: number; season: Season };

for (const { language, t, path, address } of journeyLocales('fr')) {
  const arrange = async (request: APIRequestContext, page: Page, name: string) => {
    const { player, email, call } = await arrangeCaller(request, name);
    const offers = await call<Offer[]>('get', '/api/v1/SeasonSubscriptions/offers');
    const [season, next] = ['season', 'nextSeason'].map((asked) =>
      offers.find(({ kind }) => kind === asked),
    ) as [Offer, Offer];
    await loggedIn(page, player);
    const card = (heading: string) =>
      page.getByRole('article').filter({ has: page.getByRole('heading', { name: heading }) });
    return { email, call, season, next, card };
  };

  test(`a pass is compared, bought once asked, its payment explained, and cancelled (${language})`, async ({
    page,
    request,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { email, call, season, next, card } = await arrange(request, page, 'saison');
    const plan = async () => (await call<{ paymentPlan: number }>('get', '/api/v1/Users/me')).paymentPlan;
    const own = t('planSelection.current');

    await page.goto(path('profile'));
    await page.getByRole('link', { name: t('profile.plan.upgrade') }).click();
    await expect(page).toHaveURL(address('seasonSubscription'));
    await expect(card(t('ui.plan.dropIn'))).toContainText(own);
    // The next season is sold out, and so is every pass that reaches into it.
    const months = card(t('plan.offer.threeMonths'));
    await expect(months).toContainText(t('plan.offer.inTheWay', { season: next.season.name }));
    await expect(months).toContainText(t('passQueue.join'));
    await expect(months).not.toContainText(t('planSelection.season'));
    const current = card(season.season.name);
    await expect(current).toContainText(t('plan.offer.paysFrom', { count: season.paysFrom }));
    await expect(current).toContainText(t('plan.offer.perPart'));
    expect(season.price).toBeLessThan(season.season.price);
    await current.getByRole('button', { name: t('planSelection.season') }).click();
    const question = page.getByRole('alertdialog', { name: t('planSelection.season.confirm.title') });
    await expect(question).toContainText(t('planSelection.season.confirm.pay'));
    await expect(question).toContainText(t('subscription.refund', { credited: 'yes', hours: 24 }));
    expect(await plan()).toBe(1);
    await question.getByRole('button', { name: t('planSelection.season.confirm.do') }).dblclick();
    await expect(page.getByRole('button', { name: t('subscription.cancel') })).toBeVisible();
    expect(await plan()).toBe(0);
    const pass = await call<object>('get', '/api/v1/SeasonSubscriptions/my-subscription');
    expect(pass).toMatchObject({ price: season.price });
    await mailTo(request, email, confirmed[language]);

    const pay = page.getByRole('region', { name: t('pay.title') });
    await pay.getByRole('button', { name: t('ui.action.copyNamed', { what: t('ui.field.amount') }) }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(season.price.toFixed(2));
    await expect(pay).toContainText(language === 'en' ? `$${copied}` : copied.replace('.', ','));

    await page.getByRole('button', { name: t('subscription.cancel') }).click();
    const parting = page.getByRole('alertdialog', { name: t('subscription.cancel.title') });
    await parting.getByRole('button', { name: t('subscription.cancel') }).click();
    await expect(current).toBeVisible();
    await expect(pay).toBeHidden();
    expect(await plan()).toBe(1);
  });

  test(`a holder queues for the next season, which is sold out, and chooses drop-in back (${language})`, async ({
    page,
    request,
  }) => {
    const { call, season, next, card } = await arrange(request, page, 'file');
    const { startDate, endDate, price } = season;
    await call('post', '/api/v1/SeasonSubscriptions', { startDate, endDate, price });
    await page.goto(path('planSelection'));
    const early = card(next.season.name);
    await expect(early).toContainText(t('plan.offer.soldOut'));
    await expect(page.getByText(t('plan.offer.threeMonths'))).toBeHidden();
    await early.getByRole('button', { name: t('passQueue.join') }).click();
    // Two people of the demo club are already waiting.
    await expect(early.getByRole('status')).toContainText('3');
    await expect(early).toContainText(t('passQueue.next'));
    await early.getByRole('button', { name: t('passQueue.leave') }).click();
    await expect(early.getByRole('button', { name: t('passQueue.join') })).toBeVisible();

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
