import { shortIdOf } from '../../shared-api/common/session-line';
import { arrangeSession } from '../support/club';
import { comeBy, field } from '../support/fields';
import { journeyLocales } from '../support/locales';
import { linkIn, mailTo } from '../support/mailbox';
import { uniqueName } from '../support/people';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 } });

for (const locale of journeyLocales('en')) {
  const { language, t, path, address } = locale;
  test.describe(language, () => {
    test.use({ locale: language === 'fr' ? 'fr-CA' : 'en-CA' });

    test(`a link in the chat leads to an account and a spot (${language})`, async ({
      page,
      request,
      quiet,
    }) => {
      const session = await arrangeSession(request, { dropInPrice: 10 });
      const link = path('sharedSession', { id: shortIdOf(session) });
      const email = `${uniqueName('ana')}@example.org`;

      // What the chat shows, without a script.
      const document = await (await request.get(link, { headers: { accept: '*/*' } })).text();
      expect(document).toContain(`og:title" content="`);
      expect(document).toContain(session.location);

      await page.goto(link);
      const main = page.getByRole('main');
      await expect(main).toContainText(session.location);
      await field(main, t('ui.field.firstName')).fill('Ana');
      await field(main, t('ui.field.email')).fill(email);
      await main.getByRole('button', { name: t('shared.join.submit') }).click();
      await expect(page.getByRole('heading', { name: t('shared.sent.title') })).toBeVisible();

      const mail = await mailTo(request, email, /./);
      await comeBy(page, linkIn(mail, address('confirmEmail')), locale, 'Panier123!');
      await expect(page.getByRole('heading', { name: t('attendance.success.title') })).toBeVisible();

      // The link's page asks for a password, which the server refuses to go without.
      expect(quiet.splice(0).every((line) => line.includes('409'))).toBe(true);

      // The same link is now their own page of it.
      await page.goto(link);
      await expect(page).toHaveURL(path('session', { id: session.id }));
      await expect(main).toContainText(t('session.attending'));
    });
  });
}
