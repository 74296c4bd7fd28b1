import type { Page } from '@playwright/test';
import { addDays, clubDate } from '../../../shared-api/common/calendar';
import { arrangePlayer } from '../../support/club';
import { asAdmin, openConsole } from '../../support/console';
import { type Locale, locales } from '../../support/locales';
import { fresh } from '../../support/people';
import { expect, test } from '../../support/test';

interface Payment {
  id: string;
  reference: string;
  status: number;
}

const completed = 1;
const day = addDays(clubDate(), -2);

/** A statement as the National Bank writes it, in each language. */
const statements = {
  en: (rows: [text: string, dollars: number][]) =>
    Buffer.from(
      `Date;Description;Category;Debit;Credit;Balance\n${rows
        .map(([text, dollars]) => `${day};INTERAC e-Transfer From ${text};Transfer;;${dollars}.00;1000.00`)
        .join('\n')}`,
    ),
  fr: (rows: [text: string, dollars: number][]) =>
    Buffer.from(
      `Date;Description;Catégorie;Débit;Crédit;Solde\n${rows
        .map(([text, dollars]) => `${day};Virement Interac reçu de ${text};Virement;;${dollars},00;1 000,00`)
        .join('\n')}`,
      'latin1',
    ),
};

const importFile = async (page: Page, t: Locale['t'], buffer: Buffer) => {
  const file = { name: 'releve.csv', mimeType: 'text/csv', buffer };
  await page.getByLabel(t('interac.import.choose')).setInputFiles(file);
  await expect(page.getByText(t('interac.preview.title'))).toBeVisible();
};

for (const { language, t, money } of Object.values(locales)) {
  test(`of a statement with 200 rows 170 settle themselves, the rest by the keyboard (${language})`, async ({
    page,
    request,
  }) => {
    test.slow();
    const admin = await asAdmin(request);
    const payer = await arrangePlayer(request, fresh('virement'), 'Gaétane');
    const { id: userId } = (
      await admin.call<{ id: string }[]>('get', `/api/v1/Users?search=${payer.username}`)
    )[0] as { id: string };
    const owe = (amount: number) =>
      admin.call<Payment>('post', '/api/v1/Payments', { userId, amount, plan: 1 });
    const payments: Payment[] = [];
    for (let start = 0; start < 171; start += 9) {
      payments.push(...(await Promise.all(Array.from({ length: 9 }, () => owe(10)))));
    }
    const [part, ...whole] = payments as [Payment, ...Payment[]];
    const exact = whole.slice(0, 170);
    const rows: [string, number][] = [
      ...exact.map(({ reference }): [string, number] => [`PAYEUR ${reference}`, 10]),
      [`PAYEUR ${part.reference}`, 6],
      ...Array.from({ length: 29 }, (_, n): [string, number] => [
        `INCONNU ${payer.username} ${'x'.repeat(n)}`,
        7,
      ]),
    ];
    const statement = statements[language](rows);

    await openConsole(page, language, 'adminInterac', { state: 'open', search: part.reference });
    await importFile(page, t, statement);
    await expect(page.getByText(`${t('interac.state.settled')} 170`)).toBeVisible();
    await page.getByRole('button', { name: t('interac.import.start'), exact: true }).click();
    await expect(
      page.getByText(t('interac.import.done', { settled: 170, asked: 30, known: 0 })),
    ).toBeVisible();

    // The part is what the search shows: the keyboard goes to it and settles it.
    const row = page.getByRole('article');
    await expect(row).toHaveCount(1);
    await expect(row).toContainText(t('interac.reason.lessThanOwed'));
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('j');
    await expect(row).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(t('interac.state.partly'), { exact: false }).first()).toBeVisible();
    await expect(row).toHaveCount(0);

    const state = async (id: string) => (await admin.call<Payment>('get', `/api/v1/Payments/${id}`)).status;
    const settledOnes = await Promise.all(exact.slice(0, 20).map(({ id }) => state(id)));
    expect(new Set(settledOnes)).toEqual(new Set([completed]));
    expect(await state(part.id)).not.toBe(completed);

    // The same file again: nothing happens twice.
    await importFile(page, t, statement);
    await page.getByRole('button', { name: t('interac.import.start'), exact: true }).click();
    await expect(
      page.getByText(t('interac.import.done', { settled: 0, asked: 0, known: 200 })),
    ).toBeVisible();

    // What has settled is undone by one press, with what it was for before one's eyes.
    const [{ reference, id } = { reference: '', id: '' }] = exact;
    await openConsole(page, language, 'adminInterac', { search: reference });
    await expect(row).toContainText(`${reference}, ${money(10)}`);
    await row.getByRole('button', { name: t('interac.undo'), exact: true }).click();
    await expect(row.getByRole('button', { name: t('interac.settle'), exact: true })).toBeVisible();
    expect(await state(id)).not.toBe(completed);
  });
}
