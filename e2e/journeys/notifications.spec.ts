import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../support/test';

// What a push service would bring, Chromium's tools bring: no service is reached, and whether one would be is the server's
// test (server/test/push).
test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 }, permissions: ['notifications'] });

/** Delivers a push to the site's worker. */
const pusher = async (page: Page): Promise<(data: string) => Promise<unknown>> => {
  const tools: CDPSession = await page.context().newCDPSession(page);
  const registered = new Promise<string>((found) =>
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) found(first.registrationId);
    }),
  );
  await tools.send('ServiceWorker.enable');
  const [registrationId, { origin }] = [await registered, new URL(page.url())];
  return (data) => tools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
};

/** What the device shows. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const all = await (await navigator.serviceWorker.ready).getNotifications();
    return all.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
  });

test('a notification is shown while the page is closed and there is no connection, and a later one replaces it', async ({
  page,
}) => {
  await page.goto('/schedule');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const push = await pusher(page);
  const { origin } = new URL(page.url());
  const club = (await page.title()).split('·').at(-1)?.trim();
  const navigate = `${origin}/attendance-confirmation?sessionId=s1`;
  const told = (title: string) =>
    JSON.stringify({
      web_push: 8030,
      notification: { title, body: 'It’s your turn', navigate, lang: 'en-CA', tag: 's1' },
    });
  await page.goto('about:blank');
  await page.context().setOffline(true);
  await push(told('A spot for you'));
  await push(told('Cancelled'));
  await push('\u0000 not JSON');
  await page.context().setOffline(false);
  await page.goto('/schedule');
  await expect.poll(() => shown(page)).toHaveLength(2);
  const [session, unread] = (await shown(page)).sort((one, other) => other.tag.localeCompare(one.tag));
  expect(session).toEqual({ title: 'Cancelled', body: 'It’s your turn', tag: 's1', data: navigate });
  expect(unread).toMatchObject({ body: 'There’s news for you. Du nouveau pour vous.', data: `${origin}/` });
  expect(club).toContain(unread?.title);
});
