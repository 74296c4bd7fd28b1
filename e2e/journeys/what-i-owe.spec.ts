import { addDays, clubDate } from '../../shared-api/common/calendar';
import type { Balance } from '../../shared-api/contract';
import { callerFor } from '../support/caller';
import { startingWith } from '../support/catalogues';
import { arrangeCaller, arrangeSession } from '../support/club';
import { journeyLocales } from '../support/locales';
import { openAs, people } from '../support/people';
import { expect, test } from '../support/test';

for (const { language, t, path, money } of journeyLocales('fr')) {
  test(`a spot is paid with its reference, and the next one in advance (${language})`, async ({
    page,
    request,
  }) => {
    const caller = await arrangeCaller(request, 'solde');
    const desk = await callerFor(request, people.admin);
    const balance = () => caller.call<Balance>('get', '/api/v1/Balances/mine');
    /** Imports a bank statement with one transfer. */
    const receive = (reference: string, dollars: number) => {
      const row = `${addDays(clubDate(), -1)},INTERAC e-Transfer ${reference},${dollars}.00`;
      const content = Buffer.from(`Date,Description,Amount\n${row}`).toString('base64');
      return desk.call('post', '/api/v1/Transfers/import', { content });
    };

    await caller.answer((await arrangeSession(request)).id, true);
    await openAs(page, caller.player, path('home'));
    await page.getByRole('link', { name: t('pay.doNamed', { amount: money(10) }) }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('balance.title') })).toBeVisible();
    await expect(page.getByText(t('pay.owed', { amount: money(10) }))).toBeVisible();

    await page.getByRole('button', { name: t('balance.sent.do') }).click();
    const taken = page.getByRole('button', { name: t('balance.sent.undo') });
    await expect(taken).toBeVisible();
    await expect(page.getByText(t('ui.onItsWay', { amount: money(10) })).first()).toBeVisible();
    expect((await balance()).open[0]?.sentOn).not.toBeNull();

    const { open, reference } = await balance();
    await receive(open[0]?.reference ?? '', 10);
    await page.reload();
    await expect(page.getByText(t('balance.nothing'), { exact: true })).toBeVisible();
    await page.getByRole('link', { name: startingWith(t('receipt.named', { what: '' })) }).click();
    const sheet = page.getByRole('article');
    await expect(sheet).toContainText(open[0]?.reference ?? '');
    await expect(sheet).toContainText(money(10));
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button', { name: t('receipt.print') })).toBeHidden();
    await expect(sheet).toBeVisible();
    await page.emulateMedia({ media: 'screen' });

    await receive(reference, 50);
    await page.goto(path('balance'));
    await expect(page.getByText(t('pay.credit', { amount: money(50) }))).toBeVisible();
    await caller.answer((await arrangeSession(request)).id, true);
    await page.reload();
    await expect(page.getByText(t('pay.credit', { amount: money(40) }))).toBeVisible();
    await expect(page.getByText(t('balance.nothing'), { exact: true })).toBeVisible();
  });
}
