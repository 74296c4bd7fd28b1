import { type APIRequestContext, type Browser, expect } from '@playwright/test';
import { patience } from '../../infra/bootstrap/patience.mjs';
import { journeyLocales, type Locale } from '../support/locales';
import { runningProduct, test } from '../support/product';
import { clubsWrites } from './console-writes';
import { type Moment, moments, startNetwork } from './network';
import { playersWrites, type Write } from './writes';

// As most people's first visits.
test.use({ serviceWorkers: 'block' });

const writes = [...playersWrites, ...clubsWrites];

/** All moments every night; otherwise half a reply, which looks most like one, and another one. */
const momentsOf = (index: number): readonly Moment[] =>
  process.env.TEST_FULL ? moments : ['half', moments[index % (moments.length - 1)] as Moment];

/** Opens a change's page behind a network of its own. */
const start = async (
  { open }: Write,
  locale: Locale,
  { browser, request }: { browser: Browser; request: APIRequestContext },
) => {
  const network = await startNetwork(runningProduct().url);
  const context = await browser.newContext({ baseURL: network.url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const change = await open(page, request, locale);
  const none = (await change.count()).map(() => 0);
  const end = async () => {
    await context.close();
    await network.stop();
    await change.remove?.();
  };
  return { network, context, page, change, none, once: none.map(() => 1), end };
};

/** A receipt waits for an undo before it is sent. */
const untilSent = { timeout: 15_000 * patience };

for (const [index, write] of writes.entries())
  for (const locale of journeyLocales(write.language)) {
    const { language, t } = locale;

    for (const moment of momentsOf(index))
      test(`${write.name} is made once, and said truly, though the network goes (${moment}, ${language})`, async ({
        browser,
        request,
      }) => {
        const { network, context, page, change, none, once, end } = await start(write, locale, {
          browser,
          request,
        });
        const lost = network.lose(change.path, moment);
        if (moment === 'before') {
          // The browser's own switch reaches a page that was just opened a request too late.
          await network.down();
          await context.setOffline(true);
        }
        await change.press();
        const words =
          change.waiting ??
          (moment === 'before' ? (change.unsent ?? t('ui.error.unsent')) : t('ui.error.lost'));
        await expect(page.getByText(words).first()).toBeVisible(untilSent);
        await expect(change.done).toBeHidden();
        if (moment === 'before') expect(await change.count()).toEqual(none);
        else {
          await lost;
          await expect.poll(change.count).toEqual(once);
        }
        if (change.typed) await expect(change.typed[0]).toHaveValue(change.typed[1]);

        if (moment === 'before') await context.setOffline(false);
        await network.restore();
        await change.again();
        await expect(change.done).toBeVisible(untilSent);
        await expect.poll(change.count).toEqual(once);
        await end();
      });

    if (!process.env.TEST_FULL) continue;

    test(`${write.name} is made once, and said in the end, though no reply comes (${language})`, async ({
      browser,
      request,
    }) => {
      const { network, page, change, once, end } = await start(write, locale, { browser, request });
      const lost = network.lose(change.path, 'silent');
      await change.press();
      await lost;
      // What is not asked again by itself is given up after 20 seconds, and may be found.
      const words = page.getByText(change.waiting ?? t('ui.error.lost')).first();
      const { done, known = done } = change;
      await expect(words.or(done).or(known).first()).toBeVisible({ timeout: 40_000 * patience });
      if (!(await done.isVisible())) await change.again();
      await expect(done).toBeVisible({ timeout: 40_000 * patience });
      await expect.poll(change.count).toEqual(once);
      await end();
    });

    test(`${write.name} is made once, and shown, though its page is loaded again meanwhile (${language})`, async ({
      browser,
      request,
    }) => {
      const { network, page, change, once, end } = await start(write, locale, { browser, request });
      const lost = network.lose(change.path, 'silent');
      await change.press();
      await lost;
      await page.reload();
      await change.found?.();
      await expect.poll(change.count).toEqual(once);
      await end();
    });
  }
