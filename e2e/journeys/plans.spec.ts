import { arrangeCaller } from '../support/club';
import { journeyLocales } from '../support/locales';
import { mailTo } from '../support/mailbox';
import { loggedIn } from '../support/people';
import { expect, test } from '../support/test';

test.use({ translated: !process.env.TEST_FULL });

const confirmed = { en: /Your season pass is confirmed/, fr: /Votre abonnement de saison est confirmé/ };

for (const { language, t, path, address } of journeyLocales('fr')) {
  test(`a pass is bought with two taps and one question, its payment explained, and cancelled (${language})`, async ({
    page,
    request,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { player, email, call } = await arrangeCaller(request, 'saison');
    await loggedIn(page, player);
    const plan = async () => (await call<{ paymentPlan: number }>('get', '/api/v1/Users/me')).paymentPlan;

    await page.goto(path('planSelection'));
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(2);
    await expect(cards.last()).toContainText(t('planSelection.current'));
    await cards
      .first()
      .getByRole('button', { name: t('planSelection.season') })
      .click();
    const question = page.getByRole('alertdialog', { name: t('planSelection.confirm.title') });
    expect(await plan()).toBe(1);
    await question.getByRole('button', { name: t('planSelection.season') }).dblclick();
    await expect(page).toHaveURL(address('seasonSubscription'));
    expect(await plan()).toBe(0);
    const passes = await call<{ price: number }[]>('get', '/api/v1/SeasonSubscriptions/mine');
    expect(passes).toHaveLength(1);
    await mailTo(request, email, confirmed[language]);

    const pay = page.getByRole('region', { name: t('pay.title') });
    await pay.getByRole('button', { name: t('ui.action.copyNamed', { what: t('ui.field.amount') }) }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(passes[0]?.price.toFixed(2));

    await page.getByRole('button', { name: t('subscription.cancel') }).click();
    const parting = page.getByRole('alertdialog', { name: t('subscription.cancel.title') });
    await parting.getByRole('button', { name: t('subscription.cancel') }).click();
    await expect(page.getByRole('button', { name: t('subscription.cancel') })).toBeHidden();
    await expect(pay).toBeHidden();
    expect(await plan()).toBe(1);
  });
}
