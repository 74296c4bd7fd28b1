import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { patience } from '../../infra/bootstrap/patience.mjs';
import { settled } from '../../infra/checks/settled';
import type { AuditEntry, Payment, Session, Settings, Subscription, User } from '../../shared-api/contract';
import { startingWith } from '../support/catalogues';
import { arrangeCaller, arrangeSession } from '../support/club';
import { answerQuestion, asAdmin } from '../support/console';
import { field } from '../support/fields';
import { journeyLocales, type Locale } from '../support/locales';
import { mailsTo } from '../support/mailbox';
import { loggedIn, people, uniqueName } from '../support/people';
import { runningProduct, test } from '../support/product';
import { type Moment, moments, startNetwork } from './network';

// As most people's first visits.
test.use({ serviceWorkers: 'block' });

/** A change on an open page. */
interface Change {
  /** Its call's path. */
  path: RegExp;
  press(): Promise<unknown>;
  /** Presses again, by what the page offers after a lost reply. */
  again(): Promise<unknown>;
  /** How often the server has it, in each of its parts. */
  count(): Promise<number[]>;
  /** Shows that it is done. */
  done: Locator;
  /** What was typed, and must not be lost. */
  typed?: readonly [Locator, string];
  /** What an answer says, with its day, when it was not sent. */
  unsent?: string;
  remove?(): Promise<unknown>;
}

interface Write {
  name: string;
  language: 'en' | 'fr';
  open(page: Page, request: APIRequestContext, locale: Locale): Promise<Change>;
}

const writes: Write[] = [
  {
    name: 'an answer',
    language: 'fr',
    async open(page, request, { t, path, date, longDate }) {
      const admin = await asAdmin(request);
      const session = await arrangeSession(request);
      const { player } = await arrangeCaller(request, 'reseau');
      const day = longDate(session.sessionDate);
      await loggedIn(page, player);
      await page.goto(path('schedule'));
      await page.getByLabel(t('schedule.search')).fill(day);
      const yes = page.getByRole('button', { name: `${t('session.answer.yes')}, ${day}` });
      await expect(yes).toBeVisible();
      return {
        path: /\/Attendance\//,
        press: () => yes.click(),
        again: () => page.getByRole('button', { name: t('ui.action.retry') }).click(),
        count: async () => [
          (await admin.call<Session>('get', `/api/v1/Sessions/${session.id}`)).registeredPlayersCount,
          (await admin.call<Payment[]>('get', `/api/v1/Payments?search=${player.username}`)).length,
        ],
        done: page.getByText(t('attendance.success.text', { date: date(session.sessionDate, 'day') })),
        unsent: t('session.answer.offline', { date: date(session.sessionDate, 'day') }),
        remove: () => admin.remove(`/api/v1/Sessions/${session.id}`),
      };
    },
  },
  {
    name: 'a pass',
    language: 'en',
    async open(page, request, { t, path }) {
      const admin = await asAdmin(request);
      const { player, call } = await arrangeCaller(request, 'reseau');
      await loggedIn(page, player);
      await page.goto(path('planSelection'));
      const name = t('planSelection.season');
      const get = page.getByRole('article').first().getByRole('button', { name });
      const question = page.getByRole('alertdialog').getByRole('button', { name });
      const done = page.getByRole('button', { name: t('subscription.cancel') });
      await get.click();
      return {
        path: /\/SeasonSubscriptions$/,
        press: () => question.click(),
        again: async () => {
          // By now the page may show what was bought.
          await get.or(page.getByRole('link', { name: t('planSelection.mine') })).click();
          await expect(question.or(done)).toBeVisible();
          if (await question.isVisible()) await question.click();
        },
        count: async () => [
          (await call<Subscription[]>('get', '/api/v1/SeasonSubscriptions/mine')).length,
          (await admin.call<Payment[]>('get', `/api/v1/Payments?search=${player.username}`)).length,
        ],
        done,
      };
    },
  },
  {
    name: 'a payment that was received',
    language: 'fr',
    async open(page, request, { t, path }) {
      const admin = await asAdmin(request);
      const { player, id: userId } = await arrangeCaller(request, 'reseau');
      const { id } = await admin.call<Payment>('post', '/api/v1/Payments', {
        userId,
        amount: 12.34,
        plan: 1,
      });
      await loggedIn(page, people.admin);
      await page.goto(path('adminPayments', { search: player.username, from: '', to: '', view: 'cards' }));
      await settled(page);
      const card = page.getByRole('article');
      const mark = card.getByRole('button', { name: startingWith(t('payments.received.mark')) });
      await expect(mark).toBeVisible();
      return {
        path: /\/status$/,
        press: () => mark.click(),
        again: () => mark.click(),
        count: async () => [
          (await admin.call<Payment>('get', `/api/v1/Payments/${id}`)).status,
          (await admin.call<AuditEntry[]>('get', '/api/v1/Audit?entity=payment&pageSize=50')).filter(
            ({ entityId, after }) => entityId === id && (after as Partial<Payment> | null)?.status === 1,
          ).length,
        ],
        done: card.getByText(t('ui.paymentStatus.completed'), { exact: true }),
      };
    },
  },
  {
    name: 'the settings',
    language: 'en',
    async open(page, request, { t, path }) {
      const admin = await asAdmin(request);
      const { system: _, version: __, ...before } = await admin.call<Settings>('get', '/api/v1/Settings');
      const name = uniqueName('Club');
      await loggedIn(page, people.admin);
      await page.goto(path('adminSettings'));
      await settled(page);
      await page.getByRole('button', { name: startingWith(t('settings.club')) }).click();
      const input = field(page, t('settings.address'));
      await input.fill(name);
      const save = page.getByRole('button', { name: t('ui.action.save'), exact: true });
      return {
        path: /\/Settings$/,
        press: () => save.click(),
        again: () => save.click(),
        count: async () => [
          Number((await admin.call<Settings>('get', '/api/v1/Settings')).address === name),
          (await admin.call<AuditEntry[]>('get', '/api/v1/Audit?action=settings.update&pageSize=50')).filter(
            ({ after }) => (after as Partial<Settings> | null)?.address === name,
          ).length,
        ],
        done: page.getByText(t('settings.saved')),
        typed: [input, name],
        remove: () => admin.call('put', '/api/v1/Settings', before),
      };
    },
  },
  {
    name: 'a mailing',
    language: 'fr',
    async open(page, request, { t, path }) {
      const { email } = await arrangeCaller(request, 'reseau');
      const words = uniqueName('mot');
      await loggedIn(page, people.admin);
      await page.goto(path('adminCommunication', { to: email }));
      await settled(page);
      const message = field(page, t('communication.messageEn'));
      await message.fill(words);
      await field(page, t('communication.messageFr')).fill(words);
      const send = async () => {
        await page.getByRole('button', { name: t('communication.send', { count: 1 }), exact: true }).click();
        await answerQuestion(page, t('communication.sendConfirm'));
      };
      const count = async () => [
        (await mailsTo(request, email)).filter(({ text }) => text.includes(words)).length,
      ];
      return {
        path: /\/announcement$/,
        press: send,
        again: send,
        count,
        done: page.getByText(t('communication.sent', { count: 1 })).first(),
        typed: [message, words],
      };
    },
  },
  {
    name: 'a registration',
    language: 'en',
    async open(page, request, { t, path }) {
      const admin = await asAdmin(request);
      const username = uniqueName('nouveau');
      const email = `${username}@example.org`;
      await page.goto(path('register'));
      await settled(page);
      const input = field(page, t('ui.field.email'));
      await field(page, t('ui.field.firstName')).fill('Ana');
      await field(page, t('ui.field.lastName')).fill('Roy');
      await field(page, t('ui.field.username')).fill(username);
      await input.fill(email);
      for (const name of ['password', 'confirmPassword'])
        await page.locator(`[name=${name}]`).fill('Panier123!');
      const submit = page.getByRole('button', { name: t('register.submit') });
      return {
        path: /\/register$/,
        press: () => submit.click(),
        again: () => submit.click(),
        count: async () => [
          (await admin.call<User[]>('get', `/api/v1/Users?search=${username}`)).length,
          (await mailsTo(request, email)).length,
        ],
        done: page.getByRole('heading', { level: 1, name: t('registerSuccess.title') }),
        typed: [input, email],
      };
    },
  },
];

/** All moments every night; otherwise half a reply, which looks most like one, and another one. */
const momentsOf = (index: number): readonly Moment[] =>
  process.env.TEST_FULL ? moments : ['half', moments[index % (moments.length - 1)] as Moment];

for (const [index, { name, language, open }] of writes.entries())
  for (const locale of journeyLocales(language))
    for (const moment of momentsOf(index))
      test(`${name} is made once, and said truly, though the network goes (${moment}, ${locale.language})`, async ({
        browser,
        request,
      }) => {
        const network = await startNetwork(runningProduct().url);
        const context = await browser.newContext({ baseURL: network.url, reducedMotion: 'reduce' });
        const page = await context.newPage();
        const change = await open(page, request, locale);
        const none = (await change.count()).map(() => 0);
        const once = none.map(() => 1);

        const lost = network.lose(change.path, moment);
        if (moment === 'before') await context.setOffline(true);
        await change.press();
        const words =
          moment === 'before' ? (change.unsent ?? locale.t('ui.error.unsent')) : locale.t('ui.error.lost');
        // A receipt waits for an undo first.
        await expect(page.getByText(words).first()).toBeVisible({ timeout: 15_000 * patience });
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
        await expect(change.done).toBeVisible({ timeout: 15_000 * patience });
        await expect.poll(change.count).toEqual(once);
        await context.close();
        await network.stop();
        await change.remove?.();
      });
