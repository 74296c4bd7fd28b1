import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { follow } from '../support/fields';
import { locales } from '../support/locales';
import { expect, test } from '../support/test';
import { startReleasedProduct } from './product';

test.use({ serviceWorkers: 'allow' });

const { t } = locales.en;

let product: Awaited<ReturnType<typeof startReleasedProduct>>;
/** Serves a service worker that answers with this name. */
let release: (name: string) => void;
test.beforeAll(async () => {
  product = await startReleasedProduct();
  const file = join(product.site, 'service-worker.js');
  const worker = readFileSync(file, 'utf8');
  release = (name) =>
    writeFileSync(
      file,
      `${worker}\nself.addEventListener('message', ({ data, ports }) => data === 'who' && ports[0].postMessage('${name}'));\n`,
    );
  release('the first');
});
test.afterAll(() => product?.stop());

/** The name of the worker that controls the page. */
const workerInCharge = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const { controller } = navigator.serviceWorker;
        if (!controller) return resolve('none');
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => resolve(data);
        controller.postMessage('who', [port2]);
      }),
  );

test('a new service worker waits for the word of the person, who may go on before giving it', async ({
  page,
}) => {
  await page.goto(product.url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => workerInCharge(page)).toBe('the first');

  // A release of the shell has another worker, since it names other files.
  release('the next');
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
  // It may still be taking over.
  await expect.poll(() => workerInCharge(page)).toBe('the next');
  await expect(prompt).toBeHidden();
});
