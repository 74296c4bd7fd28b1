import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

// What a push service would bring, Chromium's tools bring: whether the server reaches one is its own test (server/test/push).
test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 }, permissions: ['notifications'] });

/** Delivers pushes to the site's worker, and hears what it shows: a Chromium without windows keeps no notifications. */
const pusher = async (page: Page) => {
  const { origin } = new URL(page.url());
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('the site has no worker');
  await worker.evaluate(() => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    const said: object[] = [];
    registration.showNotification = async (title, { body, tag, data } = {}) => {
      said.push({ title, body, tag, data });
    };
    Object.assign(self, { said });
  });
  const tools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((found) =>
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) found(first.registrationId);
    }),
  );
  await tools.send('ServiceWorker.enable');
  const registrationId = await registered;
  return {
    push: (data: string) => tools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data }),
    shown: () => worker.evaluate(() => (self as unknown as { said: object[] }).said),
  };
};

test('a notification is shown while the page is closed and there is no connection, whatever comes', async ({
  page,
}) => {
  await page.goto('/schedule');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const { push, shown } = await pusher(page);
  const { origin } = new URL(page.url());
  const club = (await page.title()).split('·').at(-1)?.trim();
  const about = { body: 'It’s your turn', tag: 's1' };
  const navigate = `${origin}/attendance-confirmation?sessionId=s1`;
  const told = {
    web_push: 8030,
    notification: { title: 'A spot for you', ...about, navigate, lang: 'en-CA' },
  };
  await page.goto('about:blank');
  await page.context().setOffline(true);
  await push(JSON.stringify(told));
  await push('not JSON');
  await expect.poll(shown).toEqual([
    { title: 'A spot for you', ...about, data: navigate },
    { title: club, body: 'There’s news for you. Du nouveau pour vous.', tag: 'news', data: `${origin}/` },
  ]);
});
