import type { Page } from '@playwright/test';
import { type PushService, startPushService } from '../../infra/bootstrap/own-push-service';
import { arrangeCaller, arrangeSession } from '../support/club';
import { journeyLocales } from '../support/locales';
import { openAs } from '../support/people';
import { test as base, expect } from '../support/test';

// Chromium asks no push service of ours: one on this machine takes what the club sends, and Chromium's tools bring it to the worker.
const test = base.extend<object, { service: PushService; environment: Record<string, string> }>({
  service: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it.
    async ({}, use) => {
      const service = await startPushService();
      await use(service);
      await service.close();
    },
    { scope: 'worker' },
  ],
  environment: [({ service }, use) => use({ PUSH_SERVICES: service.origin }), { scope: 'worker' }],
});

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

for (const { language, t, path, date } of journeyLocales('fr')) {
  test(`a spot that is given up is told on the next person's device, and is theirs, at any hour (${language})`, async ({
    page,
    browser,
    request,
    service,
  }) => {
    const session = await arrangeSession(request, { maxCapacity: 1 });
    const first = await arrangeCaller(request, 'premier');
    const next = await arrangeCaller(request, 'second', 'Dominique', language);
    await first.answer(session.id, true);
    await next.wait(session.id);
    await next.call('put', '/api/v1/Push/subscriptions', service.subscribe());

    const theirs = await (await browser.newContext()).newPage();
    await openAs(theirs, next.player, path('schedule'));
    await theirs.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const { push, shown } = await pusher(theirs);
    await theirs.goto('about:blank');

    const arrival = service.next();
    await openAs(page, first.player, path('attendanceConfirmation', { sessionId: session.id }));
    await page.getByRole('button', { name: t('attendance.no'), exact: true }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('link.other.no') })
      .click();

    const { content } = await arrival;
    await push(JSON.stringify(content));
    await expect.poll(shown).toHaveLength(1);
    // A tap on it opens what it is about.
    const [{ data } = { data: '' }] = (await shown()) as { data: string }[];
    await theirs.goto(data);
    const day = date(session.sessionDate, 'shortDay');
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(t('session.title.in', { date: day }));
    await theirs.context().close();
  });
}
