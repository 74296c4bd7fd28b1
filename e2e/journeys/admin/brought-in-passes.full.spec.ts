import type { SeasonDraft, Subscription } from '../../../shared-api/contract';
import { arrangePlayer } from '../../support/club';
import { asAdmin, openConsole, question } from '../../support/console';
import { field } from '../../support/fields';
import { journeyLocales } from '../../support/locales';
import { uniqueName } from '../../support/people';
import { expect, test } from '../../support/test';

for (const { language, t, money } of journeyLocales('fr')) {
  test(`passes from a spreadsheet are confirmed by their total, and taken back (${language})`, async ({
    page,
    request,
  }) => {
    const admin = await asAdmin(request);
    const { username } = await arrangePlayer(request, uniqueName('avant'), 'Gaétane', language);
    const [user] = await admin.call<{ id: string; email: string }[]>(
      'get',
      `/api/v1/Users?search=${username}`,
    );
    const { id = '', email = '' } = user ?? {};
    const name = uniqueName('Printemps');
    const season: SeasonDraft = { name, startDate: '2031-03-01', endDate: '2031-06-07', price: 95 };
    await admin.call('post', '/api/v1/Seasons', season);
    const passes = () =>
      admin.call<Subscription[]>('get', `/api/v1/SeasonSubscriptions?userId=${id}&status=0`);
    const owed = async () => (await admin.call<{ owed: number }>('get', `/api/v1/Balances/${id}`)).owed;

    await openConsole(page, language, 'adminPasses');
    await field(page, t('passes.list')).fill(
      `Courriel\tSaison\tPrix\tStatut\n${email}\t${name}\t95,00 $\t40\nabsent@x.ca\t${name}\t95\t0`,
    );
    await page.getByRole('button', { name: t('invite.check') }).click();
    // Nothing says whether they are paid.
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(t('passes.doubt.paid'))).toBeVisible();
    await dialog.getByRole('combobox', { name: t('passes.columns.paid') }).click();
    await page.getByRole('option', { name: /Statut/ }).click();
    await dialog.getByRole('combobox', { name: t('passes.columns.paidAs') }).click();
    await page.getByRole('option', { name: t('passes.paidAs.amount') }).click();
    await dialog.getByRole('button', { name: t('columns.apply') }).click();

    await expect(page.getByRole('row').filter({ hasText: 'absent@x.ca' }).last()).toContainText(
      t('passes.fate.unknown'),
    );
    const enter = page.getByRole('button', { name: t('passes.submit', { count: 1 }) });
    await expect(enter).toBeDisabled();
    const sums = t('passes.sums', { count: 1, paid: money(40), owed: money(55) });
    await page.getByRole('switch', { name: t('passes.confirm', { sums }) }).check();
    await enter.click();
    const entered = page.getByRole('listitem').filter({ hasText: sums }).first();
    await expect(entered).toBeVisible();
    await expect.poll(owed).toBe(55);
    expect(await passes()).toHaveLength(1);

    await entered.getByRole('button', { name: t('columns.takeBack') }).click();
    await question(page)
      .getByRole('button', { name: t('columns.takeBack') })
      .click();
    await expect(entered).toContainText(t('columns.takenBackOn', { date: '' }).trim());
    await expect.poll(owed).toBe(0);
    expect(await passes()).toHaveLength(0);
  });
}
