import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, expect } from '@playwright/test';
import type { RosterPerson } from 'shared-api';
import { launchOptions } from '../../infra/bootstrap/chromium.mjs';
import { arrangeMorning, doorOn } from '../support/door';
import { locales } from '../support/locales';
import { runningProduct, test } from '../support/product';
import { startNetwork } from './network';

const phone = {
  ...{ viewport: { width: 390, height: 844 }, locale: 'en-CA', timezoneId: 'America/Toronto' },
  serviceWorkers: 'allow',
  reducedMotion: 'reduce',
} as const;

/** A phone's network: the browser's own switch reaches a page that is just opened, or closed, a request too late. */
const startPhoneNetwork = async () => {
  const network = await startNetwork(runningProduct().url);
  return {
    url: network.url,
    stop: network.stop,
    async goOffline(context: BrowserContext) {
      await network.down();
      await context.setOffline(true);
    },
    async goOnline(context: BrowserContext) {
      await network.restore();
      await context.setOffline(false);
    },
  };
};

for (const locale of Object.values(locales)) {
  const { language, t } = locale;
  const ready = new RegExp(t('door.ready', { people: 33, time: '' }).split('33')[0]?.trim() ?? '');

  test(`two phones without a network end with the same morning as the server (${language})`, async ({
    browser,
    request,
  }) => {
    const { session, roster, here, remove } = await arrangeMorning(request);
    const open = async () => {
      const network = await startPhoneNetwork();
      const context = await browser.newContext({ ...phone, baseURL: network.url });
      const page = await context.newPage();
      const door = doorOn(page, locale);
      await door.open(session.id);
      await expect(page.getByText(ready)).toBeVisible();
      await network.goOffline(context);
      return { network, context, page, door };
    };
    const [one, other] = [await open(), await open()];
    const count = (await roster()).people.filter(({ standing }) => standing === 'in').length;

    await one.door.tapOn('Aline');
    await one.door.tapOn('Bruno');
    await expect(one.door.row('Bruno')).toContainText(t('door.onPhone'));
    // The other one, which has been closed and opened again without a network, knows the list and what it has noted.
    await other.door.tapOn('Xavière');
    await expect(other.door.unsent(1)).toBeVisible();
    await other.page.reload();
    await expect(other.door.unsent(1)).toBeVisible();
    await expect(other.door.row('Xavière')).toHaveAttribute('aria-pressed', 'true');
    await other.door.tapOn('Aline');
    await other.page.getByRole('searchbox').fill('Mia');
    await other.door.press('door.add', { name: 'Mia' });
    const pays = other.page.getByRole('group', { name: t('door.pay', { name: 'Mia' }) });
    await pays.getByRole('button', { name: t('door.pay.cash') }).click();
    await expect(other.door.unsent(4)).toBeVisible();
    expect(await here()).toEqual([]);

    for (const { network, context } of [one, other]) await network.goOnline(context);
    for (const { door } of [one, other]) await expect(door.unsent(0)).toBeVisible();
    await expect.poll(here).toEqual(['Aline', 'Bruno', 'Mia', 'Xavière']);
    const words = t('door.numbers', { here: 4, expected: count + 1, spots: session.maxCapacity });
    for (const { page } of [one, other]) await expect(page.getByText(words)).toBeVisible();
    // The club may know more than one Mia.
    const isMia = ({ firstName, standing }: RosterPerson) => firstName === 'Mia' && standing === 'in';
    expect((await roster()).people.find(isMia)).toMatchObject({
      ...{ owes: false, walkIn: true, mark: 'here' },
    });
    for (const { network, context } of [one, other]) {
      await context.close();
      await network.stop();
    }
    await remove();
  });

  test(`a link’s phone opens the door again without a network, and says so (${language})`, async ({
    browser,
    request,
  }) => {
    const { admin, session, remove } = await arrangeMorning(request);
    const { secret } = await admin.call<{ secret: string }>(
      'post',
      `/api/v1/Sessions/${session.id}/door-links`,
    );
    const network = await startPhoneNetwork();
    const context = await browser.newContext({ ...phone, baseURL: network.url });
    const first = await context.newPage();
    const address = locale.path('doorLink', { id: session.id });
    await first.goto(`${address}#${secret}`);
    await expect(first.getByText(ready)).toBeVisible();
    await network.goOffline(context);
    await first.close();

    const page = await context.newPage();
    await page.goto(address);
    await expect(page.getByText(ready)).toBeVisible();
    await doorOn(page, locale).tapOn('Aline');
    await expect(doorOn(page, locale).unsent(1)).toBeVisible();
    // Storage that is deleted under the page loses nothing that the page knows.
    const devtools = await context.newCDPSession(page);
    const { origin } = new URL(page.url());
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
    await doorOn(page, locale).tapOn('Bruno');
    await expect(doorOn(page, locale).unsent(2)).toBeVisible();
    await network.goOnline(context);
    await expect(doorOn(page, locale).unsent(0)).toBeVisible();
    await context.close();
    await network.stop();
    await remove();
  });

  test(`a tab that is closed and a browser that is killed lose nothing (${language})`, async ({
    request,
  }) => {
    const { session, here, remove } = await arrangeMorning(request);
    const network = await startPhoneNetwork();
    const profile = await mkdtemp(join(tmpdir(), 'door-'));
    const start = (): Promise<BrowserContext> =>
      chromium.launchPersistentContext(profile, {
        ...{ ...phone, ...launchOptions(), baseURL: network.url },
      });
    let browser = await start();
    let page = await browser.newPage();
    // The evening before: what a browser keeps besides events is only surely on the disk once it is closed.
    await doorOn(page, locale).open(session.id);
    await expect(page.getByText(ready)).toBeVisible();
    await browser.close();

    browser = await start();
    await network.goOffline(browser);
    page = await browser.newPage();
    await page.goto(locale.path('adminDoor', { session: session.id }));
    await doorOn(page, locale).tapOn('Aline');
    await expect(doorOn(page, locale).unsent(1)).toBeVisible();
    await page.close();

    page = await browser.newPage();
    await page.goto(locale.path('adminDoor', { session: session.id }));
    await expect(doorOn(page, locale).unsent(1)).toBeVisible();
    await doorOn(page, locale).tapOn('Bruno');
    await expect(doorOn(page, locale).unsent(2)).toBeVisible();
    const gone = browser.waitForEvent('close');
    const devtools = await browser.newCDPSession(page);
    void devtools.send('Browser.crash').catch(() => undefined);
    await gone;

    browser = await start();
    await network.goOffline(browser);
    page = await browser.newPage();
    await page.goto(locale.path('adminDoor', { session: session.id }));
    await expect(doorOn(page, locale).unsent(2)).toBeVisible();
    expect(await here()).toEqual([]);
    await network.goOnline(browser);
    await expect(doorOn(page, locale).unsent(0)).toBeVisible();
    await expect.poll(here).toEqual(['Aline', 'Bruno']);
    await browser.close();
    await network.stop();
    await rm(profile, { recursive: true, force: true });
    await remove();
  });
}
