import { arrangePlayer } from '../../support/club';
import { asAdmin, openConsole, question } from '../../support/console';
import { field } from '../../support/fields';
import { journeyLocales } from '../../support/locales';
import { uniqueName } from '../../support/people';
import { expect, test } from '../../support/test';

for (const { language, t, money } of journeyLocales('fr')) {
  test(`balances from a spreadsheet are confirmed by their total, and taken back (${language})`, async ({
    page,
    request,
  }) => {
    const admin = await asAdmin(request);
    const { username } = await arrangePlayer(request, uniqueName('solde'), 'Gaétane', language);
    const [user] = await admin.call<{ id: string; email: string }[]>(
      'get',
      `/api/v1/Users?search=${username}`,
    );
    const { id = '', email = '' } = user ?? {};
    const balance = () => admin.call<{ owed: number }>('get', `/api/v1/Balances/${id}`);

    await openConsole(page, language, 'adminOpenings');
    await field(page, t('openings.list')).fill(
      `Courriel\tSolde\tNote\n${email}\t(12,50 $)\tDeux samedis\nabsent@x.ca\t5\t`,
    );
    await page.getByRole('button', { name: t('invite.check') }).click();
    // A balance does not say whose money it is.
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(t('openings.doubt.amounts'))).toBeVisible();
    await dialog.getByRole('button', { name: t('columns.apply') }).click();

    await expect(page.getByRole('row').filter({ hasText: 'absent@x.ca' }).last()).toContainText(
      t('openings.fate.unknown'),
    );
    const enter = page.getByRole('button', { name: t('openings.submit', { count: 1 }) });
    await expect(enter).toBeDisabled();
    await page
      .getByRole('switch', { name: t('openings.confirm', { owed: money(12.5), credit: money(0) }) })
      .check();
    await enter.click();
    const sums = t('openings.sums', { count: 1, owed: money(12.5), credit: money(0) });
    const entered = page.getByRole('listitem').filter({ hasText: sums }).first();
    await expect(entered).toBeVisible();
    await expect.poll(async () => (await balance()).owed).toBe(12.5);

    await entered.getByRole('button', { name: t('columns.takeBack') }).click();
    await question(page)
      .getByRole('button', { name: t('columns.takeBack') })
      .click();
    await expect(entered).toContainText(t('columns.takenBackOn', { date: '' }).trim());
    await expect.poll(async () => (await balance()).owed).toBe(0);
  });
}
