import { isDeepStrictEqual } from 'node:util';
import type { Page, Request } from '@playwright/test';
import { patience } from '../../infra/bootstrap/patience.mjs';
import { settled } from '../../infra/checks/settled';
import type { Dashboard, OutstandingSummary, Payment } from '../../shared-api/contract';
import { startingWith } from '../support/catalogues';
import { arrangeCaller, freshSaturday } from '../support/club';
import { answerQuestion, asAdmin, chooseAction, openConsole, question } from '../support/console';
import { field } from '../support/fields';
import { journeyLocales, type Locale } from '../support/locales';
import { uniqueName } from '../support/people';
import { expect, test } from '../support/test';

/** The way through all lists of the console, by the links that lead to them. */
const way = [
  ...['admin', 'adminSessions', 'adminSeasons', 'adminUsers', 'adminOutstanding', 'adminPayments'],
  ...['adminMonths', 'adminPayments', 'adminRefunds', 'adminOutstanding', 'adminInterac'],
  ...['adminCommunication', 'adminSettings', 'adminAudit'],
];

/** What changes without a hand: it is no figure of the club. */
const isOthers = (path: string) =>
  /revision|unsent|validate|image|forecast|Telemetry/.test(path) || path === '/api/v1/Settings';

/**
 * Follows what each page asks, and the last answer to that, which it shows.
 * @returns `agree` waits until all that the page has asked while `walking` is what the server says now; after
 * `leave`, what the page that is left asks is not counted as the next one's
 */
const follow = (page: Page, now: (path: string) => Promise<unknown>) => {
  const shown = new Map<string, unknown[]>();
  const asked = new Map<string, Set<string>>();
  let isWalking = false;
  const pathOf = (url: string) => new URL(url).pathname + new URL(url).search;
  const isFigure = (request: Request) =>
    /\/api\//.test(request.url()) && !isOthers(new URL(request.url()).pathname);
  const place = () => new URL(page.url()).pathname;
  const asking = new Map<Request, string>();
  // It still stands, and may ask again, while the code of the next is fetched.
  let left: Set<string> | undefined;
  page.on('request', (request) => {
    if (!left?.has(pathOf(request.url()))) asking.set(request, place());
  });
  page.on('response', async (response) => {
    const request = response.request();
    if (!isFigure(request) || !response.ok()) return;
    // What is asked, or answered, on the way to the next page is not the next page's.
    const from = place();
    if (isWalking && request.method() === 'GET' && asking.get(request) === from)
      asked.set(from, (asked.get(from) ?? new Set()).add(pathOf(request.url())));
    // Nobody waits for what a page asked that was left meanwhile.
    const body: unknown = await response.json().catch(() => undefined);
    // The reply to a change may be shown instead of another answer.
    if (request.method() !== 'GET') for (const bodies of shown.values()) bodies.push(body);
    else if (body !== undefined) shown.set(pathOf(response.url()), [body]);
  });
  return {
    walking: (is: boolean) => {
      isWalking = is;
    },
    leave: () => {
      left = asked.get(place());
    },
    agree: async () => {
      for (const path of asked.get(place()) ?? [])
        await expect(async () => {
          const said = await now(path);
          const known = shown.get(path) ?? [];
          if (!known.some((body) => isDeepStrictEqual(body, said)))
            expect(known[0], `${place()} shows an old answer of ${path}`).toEqual(said);
        }).toPass({ timeout: 5000 * patience });
    },
  };
};

/** The figures that stand alone. */
const figuresAgree = async (page: Page, name: string, { t, number, money }: Locale, now: Now) => {
  if (name === 'admin') {
    const { totalSessions } = await now<Dashboard>('/api/v1/Dashboard');
    const total = page.getByRole('heading', { name: t('dashboard.total'), exact: true });
    await expect(total.locator('xpath=following-sibling::p')).toHaveText(number(totalSessions));
  }
  if (name === 'adminOutstanding') {
    const { people, owed } = await now<OutstandingSummary>('/api/v1/Balances/summary');
    await expect(
      page.getByText(t('treasury.outstanding.figure', { people, owed: money(owed) })),
    ).toBeVisible();
  }
};
type Now = <T>(path: string) => Promise<T>;

for (const locale of journeyLocales('en')) {
  const { language, t, path, date, money } = locale;
  test(`every page of the console agrees with the server after every change, without a reload (${language})`, async ({
    page,
    request,
  }) => {
    test.slow();
    const admin = await asAdmin(request);
    const now: Now = (address) => admin.call('get', address);
    const ana = await arrangeCaller(request, 'Ana', 'Ana', language);
    const location = uniqueName('Gymnase');
    await openConsole(page, language, 'admin');
    await page.evaluate(() => Object.assign(window, { isFirstLoad: true }));
    const { walking, leave, agree } = follow(page, now);

    const to = async (name: string) => {
      const address = path(name);
      const links = page.locator(`a[href="${address}"], a[href^="${address}?"]`);
      leave();
      await links.filter({ visible: true }).first().click();
      await expect(page).toHaveURL((url) => url.pathname === address);
      await settled(page);
    };
    const walk = async () => {
      // What a search asks in between is no part of it.
      walking(true);
      for (const name of way) {
        // The link to the log is in a section that is folded.
        if (name === 'adminAudit')
          await page.getByRole('button', { name: startingWith(t('settings.administration')) }).click();
        await to(name);
        await agree();
        await figuresAgree(page, name, locale, now);
      }
      walking(false);
    };
    const search = (list: string, words: string) =>
      page.getByRole('searchbox', { name: t(list) }).fill(words);
    const card = page.getByRole('article');
    await walk();

    // A session, with somebody in it who owes its price.
    await to('adminSessions');
    await page.getByRole('button', { name: t('sessions.create'), exact: true }).click();
    const creating = page.getByRole('dialog', { name: t('sessions.create') });
    const day = freshSaturday();
    await field(creating, t('ui.field.date')).fill(day);
    await field(creating, t('ui.field.location')).fill(location);
    await field(creating, t('ui.field.price')).fill('10');
    await creating.getByRole('button', { name: t('sessions.createSubmit') }).click();
    await expect(page.getByText(t('sessions.created', { date: date(day, 'day') }))).toBeVisible();
    const [session] = await admin.sessionsAt(location);
    await search('sessions.search', location);
    await expect(card).toHaveCount(1);
    await card.getByRole('link', { name: t('sessions.details') }).click();
    await page.getByRole('button', { name: t('sessions.place.add') }).click();
    const adding = page.getByRole('dialog', { name: t('sessions.place.add') });
    await field(adding, t('sessions.place.player')).fill(ana.player.username);
    await page.getByRole('option', { name: new RegExp(ana.player.username) }).click();
    await adding.getByRole('button', { name: t('sessions.place.in'), exact: true }).click();
    await expect(page.getByText(t('sessions.place.inDone', { name: 'Ana' }))).toBeVisible();
    await walk();

    // Her money comes: sent some seconds after the tap, on another page.
    await to('adminOutstanding');
    await search('treasury.outstanding.search', ana.player.username);
    await expect(card).toHaveCount(1);
    await card.getByRole('button', { name: startingWith(t('payments.received.mark')) }).click();
    const received = page.waitForResponse(/\/Payments\/[^/]+\/status/, { timeout: 15_000 * patience });
    await to('admin');
    await received;
    await walk();

    // The session is cancelled, and its money goes back.
    const open = (link: string) => page.locator(`main a[href="${link}"]`).first().click();
    await to('adminUsers');
    await search('users.search', ana.player.username);
    await open(path('adminUser', { id: ana.id }));
    await open(path('adminSession', { id: session?.id ?? '' }));
    await chooseAction(page, page.locator('main header'), t, 'sessions.cancel');
    await expect(
      question(page).getByText(t('ui.money.credited', { count: 1, total: money(10) })),
    ).toBeVisible();
    await question(page)
      .getByRole('radio', { name: t('sessions.cancelPaid.refund') })
      .check();
    await answerQuestion(page, t('sessions.cancel'));
    await expect(page.getByText(t('ui.sessionStatus.cancelled'), { exact: true })).toBeVisible();
    await walk();

    // Her name changes, and with it what lists and payments say.
    await to('adminUsers');
    await search('users.search', ana.player.username);
    await expect(card).toHaveCount(1);
    await chooseAction(page, card, t, 'console.edit');
    const editing = page.getByRole('dialog');
    await field(editing, t('ui.field.lastName')).fill('Nouveau');
    await editing.getByRole('button', { name: t('ui.action.save'), exact: true }).click();
    await expect(page.getByText(t('users.updated'))).toBeVisible();

    // A payment is recorded.
    await to('adminOutstanding');
    await to('adminPayments');
    await page.getByRole('button', { name: t('payments.create'), exact: true }).click();
    const paying = page.getByRole('dialog', { name: t('payments.create') });
    await paying
      .getByRole('combobox', { name: startingWith(t('payments.field.user')) })
      .fill(ana.player.username);
    await page.getByRole('option', { name: new RegExp(ana.player.username) }).click();
    await field(paying, t('ui.field.amount')).fill('12.34');
    await paying.getByRole('button', { name: t('payments.createSubmit') }).click();
    await expect(
      page.getByText(t('payments.created', { amount: money(12.34), name: 'Ana Nouveau' })),
    ).toBeVisible();
    await walk();

    expect(await page.evaluate(() => 'isFirstLoad' in window)).toBe(true);
    const payments = await now<Payment[]>(`/api/v1/Payments?userId=${ana.id}`);
    expect(payments.map(({ status }) => status).sort()).toEqual([0, 3]);
    await page.close();
    await admin.remove(`/api/v1/Sessions/${session?.id}`);
  });
}
