import type { Page } from '@playwright/test';
import { follow } from '../support/fields';
import { journeyLocales, locales } from '../support/locales';
import { linkIn, mailTo } from '../support/mailbox';
import { uniqueName } from '../support/people';
import { expect, test } from '../support/test';

/** The whole way, from the club's address to a saved spot; fields are filled in, not tapped. */
const most = { taps: 6, words: 400 };

const wordsOf = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

/** Counts taps, and the words on each screen that has to be passed. */
const counter = (page: Page) => {
  const counted = { taps: 0, words: 0 };
  return {
    counted,
    read: async () => {
      // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not read
      counted.words += wordsOf(await page.getByRole('main').innerText());
    },
    tap: async (doing: Promise<void>) => {
      counted.taps += 1;
      await doing;
    },
  };
};

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

for (const { language, t, path, address } of journeyLocales('fr')) {
  test.describe(language, () => {
    test.use({ locale: language === 'fr' ? 'fr-CA' : 'en-CA' });

    test(`told only the address, somebody new joins and saves a spot (${language})`, async ({
      page,
      request,
    }) => {
      const person = { username: uniqueName('zoe-nouveau'), password: 'Panier123!' };
      const email = `${person.username}@example.org`;
      const main = page.getByRole('main');
      const { counted, read, tap } = counter(page);

      await page.goto('/');
      if (language === 'fr')
        await tap(page.getByRole('link', { name: locales.en.t('nav.language'), exact: true }).click());
      await expect(page).toHaveURL(address('home'));
      const card = main.locator(`a[href^="${path('attendanceConfirmation')}?"]`).first();
      await expect(card).toBeVisible();
      const sessionId = new URLSearchParams((await card.getAttribute('href'))?.split('?')[1]).get(
        'sessionId',
      );
      await read();
      await tap(card.click());

      // The session is named, and an account comes first.
      await expect(page).toHaveURL(address('login'));
      const named = page.getByRole('heading', { level: 1, name: t('register.save', { date: '' }).trim() });
      await expect(named).toBeVisible();
      const date = ((await named.textContent()) ?? '')
        .replace(t('register.save', { date: '' }).trim(), '')
        .trim();
      await read();
      await tap(follow(main, t('login.register')));

      await expect(named).toHaveText(t('register.save', { date }));
      const form = page.getByRole('form', { name: t('register.title') });
      await form.getByLabel(t('ui.field.firstName')).fill('Zoé');
      await form.getByLabel(t('ui.field.lastName')).fill('Nouveau');
      const username = form.getByLabel(t('ui.field.username'));
      await expect(username).toHaveValue('zoe-nouveau');
      await username.fill(person.username);
      await form.getByLabel(t('ui.field.email')).fill(email);
      await form.getByLabel(t('ui.field.password'), { exact: false }).first().fill(person.password);
      await form.getByLabel(t('ui.field.confirmPassword')).fill(person.password);
      await read();
      await tap(form.getByRole('button', { name: t('register.submit') }).click());
      await expect(page.getByRole('heading', { name: t('registerSuccess.title') })).toBeVisible();
      await read();

      const mail = await mailTo(request, email, /./);
      counted.words += wordsOf(mail.text.replace(/https?:\S+/g, ''));
      // As on another device: all that is known comes with the link, and it takes a button.
      await page.evaluate(() => localStorage.clear());
      await tap(page.goto(linkIn(mail, address('confirmEmail'))).then(() => undefined));
      await expect(named).toHaveText(t('register.save', { date }));
      await expect(main).toContainText(person.username);
      await read();
      await tap(main.getByRole('button', { name: t('confirm.do') }).click());

      // Logged in, and in, as the card's button said.
      await expect(page.getByRole('heading', { name: t('attendance.success.title') })).toBeVisible();
      await expect(page).toHaveURL(address('attendanceConfirmation'));
      expect([...new URL(page.url()).searchParams]).toEqual([['sessionId', sessionId]]);
      await read();

      await page.goto(path('mySessions'));
      await expect(main.getByRole('listitem').first()).toContainText(t('session.attending'));
      await page.getByRole('button', { name: t('nav.menu') }).click();
      await page.getByRole('button', { name: t('nav.logout') }).click();
      await expect(page.getByRole('link', { name: t('nav.register') }).first()).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();

      expect(counted.taps).toBeLessThanOrEqual(most.taps);
      expect(counted.words).toBeLessThanOrEqual(most.words);
    });
  });
}
