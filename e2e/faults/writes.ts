import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { settled } from '../../infra/checks/settled';
import { type Payment, Plan, type Session, type Subscription, type User } from '../../shared-api/contract';
import { arrangeCaller, arrangeSession } from '../support/club';
import { asAdmin } from '../support/console';
import { field } from '../support/fields';
import type { Locale } from '../support/locales';
import { mailsTo } from '../support/mailbox';
import { loggedIn, uniqueName } from '../support/people';

/** A change on an open page. */
interface Change {
  /** Its call's path. */
  path: RegExp;
  press(): Promise<unknown>;
  /** Presses again, by what the page offers after a lost reply: it may have found out by itself. */
  again(): Promise<unknown>;
  /** How often the server has it, in each of its parts. */
  count(): Promise<number[]>;
  /** Shows that it is done. */
  done: Locator;
  /** Shows it on the same page, once that has read it again. */
  known?: Locator;
  /** Expects the page to show it after a reload; a form that is left shows nothing. */
  found?(): Promise<unknown>;
  /** What was typed, and must not be lost. */
  typed?: readonly [Locator, string];
  /** What an answer says, with its day, when it was not sent. */
  unsent?: string;
  /** What the door says of everything that the server does not have, as far as it knows. */
  waiting?: string;
  remove?(): Promise<unknown>;
}

export interface Write {
  name: string;
  language: 'en' | 'fr';
  open(page: Page, request: APIRequestContext, locale: Locale): Promise<Change>;
}

/** One answer on the schedule's card; a no is that of somebody who has a spot. */
const answering =
  (isAttending: boolean): Write['open'] =>
  async (page, request, { t, path, date, longDate }) => {
    const admin = await asAdmin(request);
    const session = await arrangeSession(request);
    const { player, call, answer } = await arrangeCaller(request, 'reseau');
    if (!isAttending) await answer(session.id, true);
    const day = longDate(session.sessionDate);
    await loggedIn(page, player);
    await page.goto(path('schedule', { search: day }));
    const said = t(isAttending ? 'session.answer.yes' : 'session.answer.no');
    const name = `${said}, ${day}`;
    const button = page.getByRole('button', { name });
    await expect(button).toBeVisible();
    return {
      path: /\/Attendance\//,
      press: () => button.click(),
      again: () => page.getByRole('button', { name: t('ui.action.retry') }).click(),
      count: async () => {
        const seen = await call<Session>('get', `/api/v1/Sessions/${session.id}`);
        const payments = await admin.call<Payment[]>('get', `/api/v1/Payments?search=${player.username}`);
        return isAttending
          ? [seen.registeredPlayersCount, payments.length]
          : [Number(seen.isAttending === false)];
      },
      done: page.getByText(
        t(isAttending ? 'attendance.success.text' : 'attendance.declined.text', {
          date: date(session.sessionDate, 'day'),
        }),
      ),
      found: () => expect(page.getByRole('button', { name, pressed: true })).toBeVisible(),
      unsent: t('session.answer.offline', { date: date(session.sessionDate, 'day') }),
      remove: () => admin.remove(`/api/v1/Sessions/${session.id}`),
    };
  };

const buyingAPass: Write['open'] = async (page, request, { t, path }) => {
  const admin = await asAdmin(request);
  const { player, call } = await arrangeCaller(request, 'reseau');
  await loggedIn(page, player);
  await page.goto(path('planSelection'));
  const name = t('planSelection.season');
  const get = page.getByRole('article').first().getByRole('button', { name });
  const mine = page.getByRole('link', { name: t('planSelection.mine') });
  const question = page.getByRole('alertdialog').getByRole('button', { name });
  const done = page.getByRole('button', { name: t('subscription.cancel') });
  await get.click();
  return {
    path: /\/SeasonSubscriptions$/,
    press: () => question.click(),
    again: async () => {
      await get.or(mine).click();
      await expect(question.or(done)).toBeVisible();
      if (await question.isVisible()) await question.click();
    },
    count: async () => [
      (await call<Subscription[]>('get', '/api/v1/SeasonSubscriptions/mine')).length,
      (await admin.call<Payment[]>('get', `/api/v1/Payments?search=${player.username}`)).length,
    ],
    done,
    known: mine,
    found: () => expect(mine).toBeVisible(),
  };
};

const choosingDropIn: Write['open'] = async (page, request, { t, path }) => {
  const { player, call } = await arrangeCaller(request, 'reseau');
  await call('patch', '/api/v1/Users/me/payment-plan', { paymentPlan: Plan.Membership });
  await loggedIn(page, player);
  await page.goto(path('planSelection'));
  const name = t('planSelection.dropIn');
  const leave = page.getByRole('article').last().getByRole('button', { name });
  const toSchedule = page.getByRole('article').getByRole('link', { name: t('home.toSchedule') });
  const question = page.getByRole('alertdialog').getByRole('button', { name });
  const done = page.getByRole('heading', { level: 1, name: t('schedule.title') });
  await leave.click();
  return {
    path: /\/payment-plan$/,
    press: () => question.click(),
    again: async () => {
      await leave.or(toSchedule).click();
      await question.or(toSchedule).or(done).click();
    },
    count: async () => [Number((await call<User>('get', '/api/v1/Users/me')).paymentPlan === Plan.DropIn)],
    done,
    known: toSchedule,
    found: () => expect(toSchedule).toBeVisible(),
  };
};

const registering: Write['open'] = async (page, request, { t, path }) => {
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
  for (const name of ['password', 'confirmPassword']) await page.locator(`[name=${name}]`).fill('Panier123!');
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
};

/** What players change. */
export const playersWrites: Write[] = [
  { name: 'an answer', language: 'fr', open: answering(true) },
  { name: 'a no', language: 'en', open: answering(false) },
  { name: 'a pass', language: 'en', open: buyingAPass },
  { name: 'the way back to drop-in', language: 'fr', open: choosingDropIn },
  { name: 'a registration', language: 'en', open: registering },
];
