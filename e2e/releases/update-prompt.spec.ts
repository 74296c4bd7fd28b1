import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { follow } from '../support/fields';
import { locales } from '../support/locales';
import { expect, test } from '../support/test';
import { startReleasedProduct } from './product';

test.use({ serviceWorkers: 'allow' });

const { t } = locales.en;

let product: Awaited<ReturnType<typeof startReleasedProduct>>;
test.beforeAll(async () => {
  product = await startReleasedProduct();
});
test.afterAll(() => product?.stop());

/** What the worker that answers for the page says of itself; only the next one has anything to say. */
const workerInCharge = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => resolve(data);
        setTimeout(() => resolve('the first'), 500);
        navigator.serviceWorker.controller?.postMessage('who', [port2]);
      }),
  );

const next =
  "self.addEventListener('message', ({ data, ports }) => data === 'who' && ports[0].postMessage('the next'));";

test('a new service worker waits for the word of the person, who may go on before giving it', async ({
  page,
}) => {
  await page.goto(product.url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

  // A release of the shell: its worker is another one, since it names other files.
  appendFileSync(join(product.site, 'service-worker.js'), `\n${next}\n`);
  await page.reload();
  const prompt = page.getByRole('status').filter({ hasText: t('update.text') });
  await expect(prompt).toBeVisible();
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));

  await follow(page.getByRole('navigation'), t('nav.schedule'));
  await expect(page.getByText(/\d+ of \d+ spots taken/).first()).toBeVisible();
  await expect(prompt).toBeVisible();
  expect(await workerInCharge(page)).toBe('the first');
  expect(loads).toEqual([]);

  await prompt.getByRole('button', { name: t('update.action') }).click();
  await expect.poll(() => loads).toEqual([`${product.url}/schedule`]);
  await expect(page.getByText(/\d+ of \d+ spots taken/).first()).toBeVisible();
  // It may still be busy with the page's files when it is asked.
  await expect.poll(() => workerInCharge(page)).toBe('the next');
  await expect(prompt).toBeHidden();
});
