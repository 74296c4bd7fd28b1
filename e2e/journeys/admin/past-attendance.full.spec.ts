import { arrangePlayer } from '../../support/club';
import { asAdmin, openConsole, question } from '../../support/console';
import { field } from '../../support/fields';
import { journeyLocales } from '../../support/locales';
import { uniqueName } from '../../support/people';
import { expect, test } from '../../support/test';

for (const { language, t } of journeyLocales('en')) {
  test(`who came before is brought in from a spreadsheet, and taken back (${language})`, async ({
    page,
    request,
  }) => {
    const admin = await asAdmin(request);
    const { username } = await arrangePlayer(request, uniqueName('came'), 'Gaétane', language);
    const [user] = await admin.call<{ id: string; email: string }[]>(
      'get',
      `/api/v1/Users?search=${username}`,
    );
    const sessions = () =>
      admin.call<{ broughtIn?: true }[]>(
        'get',
        '/api/v1/Sessions/all?includePast=true&from=2019-02-02&to=2019-02-09',
      );

    await openConsole(page, language, 'adminCame');
    await field(page, t('came.list')).fill(
      `Courriel\t2019-02-02\t2019-02-09\n${user?.email}\tx\tP\nabsent@x.ca\tx\t`,
    );
    await page.getByRole('button', { name: t('invite.check') }).click();
    // Somebody has to say whether P is present, or paid.
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(t('came.doubt.marks'))).toBeVisible();
    await dialog.getByRole('combobox', { name: t('came.columns.came') }).click();
    await page.getByRole('option', { name: 'P', exact: true }).click();
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: t('columns.apply') }).click();

    await expect(page.getByRole('row').filter({ hasText: 'absent@x.ca' }).last()).toContainText(
      t('came.fate.unknown'),
    );
    await page.getByRole('switch', { name: t('came.confirm', { sessions: 2, attendances: 2 }) }).check();
    await page.getByRole('button', { name: t('came.submit', { count: 2 }) }).click();
    const entered = page.getByRole('listitem').filter({ hasText: '2019' }).first();
    await expect(entered).toBeVisible();
    await expect.poll(async () => (await sessions()).map(({ broughtIn }) => broughtIn)).toEqual([true, true]);

    await entered.getByRole('button', { name: t('columns.takeBack') }).click();
    await question(page)
      .getByRole('button', { name: t('columns.takeBack') })
      .click();
    await expect(entered).toContainText(t('columns.takenBackOn', { date: '' }).trim());
    await expect.poll(async () => (await sessions()).length).toBe(0);
  });
}
