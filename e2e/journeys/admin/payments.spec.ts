import { clubDate } from '../../../shared-api/common/calendar';
import { beginning } from '../../support/catalogues';
import { arrangePlayer } from '../../support/club';
import { act, asAdmin, messagesIn, openConsole, question } from '../../support/console';
import { field } from '../../support/fields';
import { fresh } from '../../support/people';
import { languages } from '../../support/routes';
import { expect, test } from '../../support/test';

interface Row {
  id: string;
  amount: number;
  plan: number;
  status: number;
  paymentDate: string;
}

/** What a payment counts for: completed adds, failed and refunded subtract, pending only counts. */
const sign = (status: number): number => [0, 1, -1, -1][status] ?? 0;
const sum = (rows: readonly Row[]): number =>
  rows.reduce((cents, { amount, status }) => cents + sign(status) * Math.round(amount * 100), 0) / 100;

const monthOf = ({ paymentDate }: Row): string => clubDate(new Date(paymentDate)).slice(0, 7);

for (const language of languages) {
  const words = messagesIn(language);
  const { t, money, number } = words;

  test(`the summary and the months add up to the payments (${language})`, async ({ page, request }) => {
    const rows = await (await asAdmin(request)).call<Row[]>('get', '/api/v1/Payments');
    await openConsole(page, language, 'adminPayments', { from: '', to: '', view: 'table' });
    const summary = page.getByRole('region', { name: t('payments.summary'), exact: true });
    for (const [label, value] of [
      ['total', money(sum(rows))],
      ['season', money(sum(rows.filter(({ plan }) => plan === 0)))],
      ['dropIn', money(sum(rows.filter(({ plan }) => plan === 1)))],
      ['count', number(rows.length)],
    ])
      await expect(
        summary
          .getByRole('heading', { name: t(`payments.summary.${label}`), exact: true })
          .locator('xpath=following-sibling::p'),
      ).toHaveText(value as string);

    const months = [...new Set(rows.map(monthOf))].sort().reverse();
    const heads = page.getByRole('group', { name: t('payments.months') }).getByRole('heading', { level: 2 });
    await expect(heads).toHaveCount(months.length);
    for (const [index, month] of months.entries()) {
      const those = rows.filter((row) => monthOf(row) === month);
      await expect(heads.nth(index)).toContainText(t('payments.month.count', { count: those.length }));
      await expect(heads.nth(index)).toContainText(money(sum(those)));
    }

    // The newest month is unfolded; folded, it goes, and the address remembers it.
    const first = heads.first().getByRole('button');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('grid')).toHaveCount(1);
    await first.click();
    await expect(page.getByRole('grid')).toHaveCount(0);
    await heads.nth(1).getByRole('button').click();
    await page.reload();
    await expect(heads.first().getByRole('button')).toHaveAttribute('aria-expanded', 'false');
    await expect(heads.nth(1).getByRole('button')).toHaveAttribute('aria-expanded', 'true');

    // A card's « view all » selects the completed ones it was made of.
    await summary
      .getByRole('button', {
        name: t('payments.summary.viewAllOf', { what: t('payments.summary.season') }),
      })
      .click();
    const completed = rows.filter(({ plan, status }) => plan === 0 && status === 1);
    await expect(page).toHaveURL(/status=1.*plan=0|plan=0.*status=1/);
    await expect(
      summary
        .getByRole('heading', { name: t('payments.summary.count'), exact: true })
        .locator('xpath=following-sibling::p'),
    ).toHaveText(number(completed.length));
  });

  test(`a payment is recorded for somebody found by name, completed and refunded (${language})`, async ({
    page,
    request,
  }) => {
    const admin = await asAdmin(request);
    const { username } = await arrangePlayer(request, fresh('payeur'), 'Maëlle');
    const name = 'Maëlle Essai';
    await openConsole(page, language, 'adminPayments', { view: 'cards', from: '', to: '' });
    await page.getByRole('button', { name: t('payments.create'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t('payments.createDialog') });
    await dialog.getByRole('combobox', { name: beginning(t('payments.field.user')) }).fill(username);
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
    const [payment] = await admin.call<Row[]>('get', `/api/v1/Payments?search=${username}`);
    const path = `/api/v1/Payments/${payment?.id}`;

    await act(page, card, words, 'payments.complete');
    await expect(question(page)).toContainText(t('payments.completeTitle', { amount: money(12.34), name }));
    await question(page)
      .getByRole('button', { name: t('ui.action.cancel') })
      .click();
    expect(await admin.call('get', path)).toMatchObject({ status: 0 });
    await act(page, card, words, 'payments.complete');
    await question(page)
      .getByRole('button', { name: t('payments.complete') })
      .click();
    await shows('completed');
    expect(await admin.call('get', path)).toMatchObject({ status: 1, amount: 12.34 });

    await act(page, card, words, 'payments.refund');
    await expect(question(page)).toContainText(t('payments.refundText'));
    await question(page)
      .getByRole('button', { name: t('payments.refund') })
      .click();
    await shows('refunded');

    // Nothing quick is left to do: only the form changes a refunded payment.
    await card.locator('[aria-haspopup="menu"]').click();
    await expect(page.getByRole('menuitem')).toHaveText([t('payments.edit')]);
  });
}
