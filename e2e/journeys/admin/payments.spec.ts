import type { Payment } from '../../../shared-api/contract';
import { startingWith } from '../../support/catalogues';
import { arrangePlayer } from '../../support/club';
import { answerQuestion, asAdmin, chooseAction, openConsole } from '../../support/console';
import { field } from '../../support/fields';
import { journeyLocales } from '../../support/locales';
import { uniqueName } from '../../support/people';
import { expect, test } from '../../support/test';

test.use({ translated: !process.env.TEST_FULL });

for (const { language, t, money } of journeyLocales('en')) {
  test(`a payment is recorded for somebody found by name, completed and refunded (${language})`, async ({
    page,
    request,
  }) => {
    const admin = await asAdmin(request);
    const { username } = await arrangePlayer(request, uniqueName('payeur'), 'Maëlle');
    const name = 'Maëlle Essai';
    await openConsole(page, language, 'adminPayments', { view: 'cards', from: '', to: '' });
    await page.getByRole('button', { name: t('payments.create'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t('payments.create') });
    await dialog.getByRole('combobox', { name: startingWith(t('payments.field.user')) }).fill(username);
    await page.getByRole('option', { name: new RegExp(username) }).click();
    await field(dialog, t('ui.field.amount')).fill('12.34');
    await dialog.getByRole('button', { name: t('payments.createSubmit') }).click();
    await expect(
      page.getByText(t('payments.created', { amount: money(12.34), name }), { exact: true }),
    ).toBeVisible();

    await page.getByRole('searchbox', { name: t('payments.search') }).fill(username);
    const card = page.getByRole('article');
    await expect(card).toHaveCount(1);
    const shows = (status: string) =>
      expect(card.getByText(t(`ui.paymentStatus.${status}`), { exact: true })).toBeVisible();
    await shows('pending');
    const [payment] = await admin.call<Payment[]>('get', `/api/v1/Payments?search=${username}`);
    const path = `/api/v1/Payments/${payment?.id}`;

    await chooseAction(page, card, t, 'payments.complete');
    await answerQuestion(
      page,
      t('ui.action.cancel'),
      t('payments.completeTitle', { amount: money(12.34), name }),
    );
    expect(await admin.call('get', path)).toMatchObject({ status: 0 });
    await chooseAction(page, card, t, 'payments.complete');
    await answerQuestion(page, t('payments.complete'));
    await shows('completed');
    expect(await admin.call('get', path)).toMatchObject({ status: 1, amount: 12.34 });

    await chooseAction(page, card, t, 'payments.refund');
    await answerQuestion(page, t('payments.refund'), t('payments.subtracted'));
    await shows('refunded');

    // No quick actions are left: only the form changes a refunded payment.
    await card.locator('[aria-haspopup="menu"]').click();
    await expect(page.getByRole('menuitem')).toHaveText([t('console.edit')]);
  });
}
