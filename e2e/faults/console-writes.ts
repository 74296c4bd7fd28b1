import { expect } from '@playwright/test';
import { settled } from '../../infra/checks/settled';
import type { AuditEntry, MailingRecord, Payment, Settings } from '../../shared-api/contract';
import { startingWith } from '../support/catalogues';
import { arrangeCaller } from '../support/club';
import { answerQuestion, asAdmin } from '../support/console';
import { arrangeMorning, doorOn } from '../support/door';
import { field } from '../support/fields';
import { mailsTo } from '../support/mailbox';
import { loggedIn, people, uniqueName } from '../support/people';
import type { Write } from './writes';

const receivingAPayment: Write['open'] = async (page, request, { t, path }) => {
  const admin = await asAdmin(request);
  const { player, id: userId } = await arrangeCaller(request, 'reseau');
  const { id } = await admin.call<Payment>('post', '/api/v1/Payments', { userId, amount: 12.34, plan: 1 });
  await loggedIn(page, people.admin);
  await page.goto(path('adminPayments', { search: player.username, from: '', to: '', view: 'cards' }));
  await settled(page);
  const card = page.getByRole('article');
  const mark = card.getByRole('button', { name: startingWith(t('payments.received.mark')) });
  const done = card.getByText(t('ui.paymentStatus.completed'), { exact: true });
  await expect(mark).toBeVisible();
  return {
    path: /\/status$/,
    press: () => mark.click(),
    again: () => mark.or(done).click(),
    count: async () => [
      (await admin.call<Payment>('get', `/api/v1/Payments/${id}`)).status,
      (await admin.call<AuditEntry[]>('get', '/api/v1/Audit?entity=payment&pageSize=50')).filter(
        ({ entityId, after }) => entityId === id && (after as Partial<Payment> | null)?.status === 1,
      ).length,
    ],
    done,
    found: () => expect(done).toBeVisible(),
  };
};

const savingTheSettings: Write['open'] = async (page, request, { t, path }) => {
  const admin = await asAdmin(request);
  const { system: _, version: __, ...before } = await admin.call<Settings>('get', '/api/v1/Settings');
  const name = uniqueName('Club');
  await loggedIn(page, people.admin);
  await page.goto(path('adminSettings', { section: 'club' }));
  await settled(page);
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
    found: () => expect(input).toHaveValue(name),
    typed: [input, name],
    remove: () => admin.call('put', '/api/v1/Settings', before),
  };
};

/** @param isLater whether it is scheduled */
const mailing =
  (isLater: boolean): Write['open'] =>
  async (page, request, { t, path }) => {
    const admin = await asAdmin(request);
    const { email } = await arrangeCaller(request, 'reseau');
    const words = uniqueName('mot');
    await loggedIn(page, people.admin);
    await page.goto(path('adminCommunication', { to: email }));
    await settled(page);
    await field(page, t('communication.subjectEn')).fill(words);
    await field(page, t('communication.subjectFr')).fill(words);
    const message = field(page, t('communication.messageEn'));
    await message.fill(words);
    await field(page, t('communication.messageFr')).fill(words);
    if (isLater) await page.getByRole('radio', { name: t('communication.later') }).check();
    const send = async () => {
      const name = t(isLater ? 'communication.schedule' : 'communication.send', { count: 1 });
      await page.getByRole('button', { name, exact: true }).click();
      await answerQuestion(page, t(isLater ? 'communication.scheduleConfirm' : 'communication.sendConfirm'));
    };
    const made = async () =>
      (await admin.call<MailingRecord[]>('get', '/api/v1/Communication/mailings')).filter(
        ({ customSubject }) => customSubject === words,
      );
    const arrived = async () =>
      (await mailsTo(request, email)).filter(({ text }) => text.includes(words)).length;
    return {
      path: /\/announcement$/,
      press: send,
      again: send,
      count: async () => [(await made()).length, ...(isLater ? [] : [await arrived()])],
      done: page
        .getByText(t(isLater ? 'communication.scheduled' : 'communication.sent', { count: 1 }))
        .first(),
      found: () => expect(page.getByRole('listitem').filter({ hasText: words })).toBeVisible(),
      typed: [message, words],
      ...(isLater && {
        remove: async () => {
          for (const { mailingId } of await made())
            await admin.remove(`/api/v1/Communication/mailings/${mailingId}`);
        },
      }),
    };
  };

const addingAtTheDoor: Write['open'] = async (page, request, locale) => {
  const { session, roster, remove } = await arrangeMorning(request);
  const name = uniqueName('Mia');
  const door = doorOn(page, locale);
  await loggedIn(page, people.admin);
  await page.goto(locale.path('adminDoor', { session: session.id }));
  await expect(door.unsent(0)).toBeVisible();
  const found = () => expect(door.unsent(0)).toBeVisible();
  return {
    path: /\/door-events$/,
    press: async () => {
      await page.getByRole('searchbox').fill(name);
      await door.press('door.add', { name });
    },
    // The page sends it again by itself.
    again: found,
    count: async () => [
      (await roster()).people.filter(({ walkIn, standing }) => walkIn && standing === 'in').length,
    ],
    done: door.unsent(0),
    found,
    waiting: locale.t('door.unsent', { count: 1 }),
    remove,
  };
};

/** What the club changes. */
export const clubsWrites: Write[] = [
  { name: 'a payment that was received', language: 'fr', open: receivingAPayment },
  { name: 'the settings', language: 'en', open: savingTheSettings },
  { name: 'a mailing', language: 'fr', open: mailing(false) },
  { name: 'a mailing for later', language: 'en', open: mailing(true) },
  { name: 'a walk-in at the door', language: 'en', open: addingAtTheDoor },
];
