import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { addMonths, clubDate } from '../../../shared-api/common/calendar';
import { sidewaysAt320 } from '../../quality/checks/sideways';
import { startingWith } from '../../support/catalogues';
import { arrangePlayer, arrangeSession } from '../../support/club';
import { asAdmin, chooseAction, openConsole, question } from '../../support/console';
import { field } from '../../support/fields';
import { journeyLocales } from '../../support/locales';
import { mailSaying } from '../../support/mailbox';
import { uniqueName } from '../../support/people';
import { expect, test } from '../../support/test';

interface Payment {
  id: string;
  status: number;
  paymentDate: string;
  method: number;
}

const [completed, refunded] = [1, 3];

/** Somebody who owes an amount. */
async function arrangeDebtor(request: APIRequestContext, language: 'en' | 'fr', amount: number) {
  const admin = await asAdmin(request);
  const { username } = await arrangePlayer(request, uniqueName('debiteur'), 'Gaétane', language);
  const [user] = await admin.call<{ id: string; email: string }[]>('get', `/api/v1/Users?search=${username}`);
  const { id: userId = '', email = '' } = user ?? {};
  const { id } = await admin.call<Payment>('post', '/api/v1/Payments', { userId, amount, plan: 1 });
  const payment = () => admin.call<Payment>('get', `/api/v1/Payments/${id}`);
  const setStatus = (status: number) => admin.call('put', `/api/v1/Payments/${id}/status`, { status });
  return { admin, username, email, id, payment, setStatus };
}

for (const { language, t, money } of journeyLocales('en')) {
  test(`a debtor is reminded after a look at the email (${language})`, async ({ page, request }) => {
    const { username, email } = await arrangeDebtor(request, language, 12);
    await openConsole(page, language, 'adminOutstanding', { search: username });
    const debtor = page.getByRole('article');
    await expect(debtor).toContainText(money(12));
    await debtor.getByRole('checkbox').check();
    await page.getByRole('button', { name: t('treasury.remind', { count: 1 }) }).click();
    const dialog = page.getByRole('dialog');
    const words = language === 'fr' ? 'treasury.remind.wordsFr' : 'treasury.remind.words';
    await field(dialog, t(words)).fill('Merci, thanks');
    await expect(dialog.frameLocator('iframe').getByText('Merci, thanks').last()).toBeVisible();
    await dialog.getByRole('button', { name: t('treasury.remind.submit', { count: 1 }) }).dblclick();
    await expect(page.getByText(t('treasury.remind.done', { count: 1 }))).toBeVisible();
    await expect(debtor).toContainText(t('treasury.remindedOn', { date: '' }).trim());
    await mailSaying(request, email, 'Merci, thanks');
    expect(await sidewaysAt320(page), 'the card of somebody reminded fits').toEqual([]);
  });

  test(`one tap marks money as received, on a day and by a method, and is undone (${language})`, async ({
    page,
    request,
  }) => {
    const { username, payment } = await arrangeDebtor(request, language, 13);
    const day = `${clubDate().slice(0, 7)}-01`;
    await openConsole(page, language, 'adminOutstanding', { search: username });
    await page.getByRole('button', { name: t('treasury.how.changeLabel') }).click();
    await page.getByLabel(t('payments.field.received')).fill(day);
    await page.getByRole('combobox', { name: t('payments.field.method') }).click();
    await page.getByRole('option', { name: t('ui.paymentMethod.cash'), exact: true }).click();
    await page.getByRole('button', { name: startingWith(t('payments.received.mark')) }).click();
    await page
      .getByRole('button', { name: startingWith(t('payments.received.undoFor', { name: '' })) })
      .click();
    expect((await payment()).status).toBe(0);
    await page.getByRole('button', { name: startingWith(t('payments.received.mark')) }).click();
    await page.getByRole('link', { name: t('payments.tab.history'), exact: true }).click();
    // It is sent six seconds after the tap (`hold`).
    await expect.poll(async () => (await payment()).status, { timeout: 20_000 }).toBe(completed);
    expect(await payment()).toMatchObject({ method: 4 });
    expect(clubDate(new Date((await payment()).paymentDate))).toBe(day);
  });

  test(`a refund is sent, and its receiver hears of it (${language})`, async ({ page, request }) => {
    const { username, email, setStatus } = await arrangeDebtor(request, language, 14);
    await setStatus(completed);
    await setStatus(refunded);
    await openConsole(page, language, 'adminRefunds', { search: username });
    const refund = page.getByRole('article');
    await expect(refund).toContainText(t('treasury.refunds.state.due'));
    await refund.getByRole('button', { name: t('treasury.refunds.send') }).click();
    const dialog = page.getByRole('dialog');
    await field(dialog, t('treasury.refunds.note')).fill('Interac CA1b2');
    await dialog.getByRole('button', { name: t('treasury.refunds.send') }).click();
    await expect(refund).toContainText('Interac CA1b2');
    await expect(refund).toContainText(t('treasury.refunds.state.sent'));
    const mail = await mailSaying(request, email, 'Interac CA1b2');
    expect(mail.subject).toContain(money(14));
  });

  test(`a session is cancelled with refunds, which the list of refunds has then (${language})`, async ({
    page,
    request,
  }) => {
    const admin = await asAdmin(request);
    const location = uniqueName('Gymnase');
    const { id } = await arrangeSession(request, { location });
    const { username } = await arrangePlayer(request, uniqueName('remise'), 'Gaétane', language);
    const [user] = await admin.call<{ id: string }[]>('get', `/api/v1/Users?search=${username}`);
    await admin.call('put', `/api/v1/Sessions/${id}/places/${user?.id}`, { move: 'in' });
    const [due] = await admin.call<Payment[]>('get', `/api/v1/Payments?userId=${user?.id}`);
    await admin.call('put', `/api/v1/Payments/${due?.id}/status`, { status: completed });

    await openConsole(page, language, 'adminSessions', { from: '', to: '', search: location });
    const card = page.getByRole('article').filter({ hasText: location });
    await chooseAction(page, card, t, 'sessions.cancel');
    const asked = question(page);
    await expect(asked.getByText(t('ui.money.credited', { count: 1, total: money(10) }))).toBeVisible();
    await asked.getByRole('radio', { name: t('sessions.cancelPaid.refund') }).check();
    await expect(asked.getByText(t('ui.money.refunded', { count: 1, total: money(10) }))).toBeVisible();
    await asked.getByRole('button', { name: t('sessions.cancel') }).click();
    await expect(page.getByText(t('sessions.cancelled'))).toBeVisible();

    await openConsole(page, language, 'adminRefunds', { search: username });
    const refund = page.getByRole('article');
    await expect(refund).toContainText(t('treasury.refunds.state.due'));
    await expect(refund).toContainText(money(10));
  });

  test(`a month is closed, refuses what is dated in it, and is opened again (${language})`, async ({
    page,
    request,
  }) => {
    const { admin, id } = await arrangeDebtor(request, language, 15);
    const month = addMonths(`${clubDate().slice(0, 7)}-01`, -1).slice(0, 7);
    const mark = () =>
      admin.call('put', `/api/v1/Payments/${id}/status`, { status: completed, paymentDate: `${month}-15` });
    // The demo club has closed it.
    await admin.call('put', `/api/v1/Months/${month}`, { closed: false });
    await openConsole(page, language, 'adminMonths', { month });
    await expect(page.getByRole('table', { name: t('treasury.months.balances') })).toContainText(
      t('treasury.months.closing'),
    );
    await page.getByRole('button', { name: t('treasury.months.close') }).click();
    await question(page)
      .getByRole('button', { name: t('treasury.months.close') })
      .click();
    const reopen = page.getByRole('button', { name: t('treasury.months.reopen') });
    await expect(reopen).toBeVisible();
    await expect(mark()).rejects.toThrow();
    await reopen.click();
    await expect(page.getByText(t('treasury.months.open'))).toBeVisible();
    await mark();

    await page.reload();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: t('treasury.months.export', { format: 'CSV' }) }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`books-${month}.csv`);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toContain(t('treasury.file.reference'));
    expect(text).toContain(`${month}-15`);
  });
}
