import { violationsOn } from '../../quality/checks/accessible';
import { openConsole } from '../../support/console';
import { arrangeMorning } from '../../support/door';
import { journeyLocales } from '../../support/locales';
import { expect, test } from '../../support/test';

test.use({ viewport: { width: 390, height: 844 } });

for (const { language, t } of journeyLocales('fr')) {
  test(`who is here is divided into teams and shown on the wall (${language})`, async ({ page, request }) => {
    const { admin, session, coming, remove } = await arrangeMorning(request);
    const [aline, bruno] = coming;
    for (const [caller, rating] of [
      [aline, 5],
      [bruno, 5],
    ] as const)
      await admin.call('put', `/api/v1/Ratings/${caller?.id}`, { rating });
    await openConsole(page, language, 'adminTeams', { id: session.id });
    await page.getByRole('button', { name: t('teams.make') }).click();
    const team = (number: number) => page.getByRole('region', { name: t('teams.team', { number }) });
    const teamOf = async (name: string) =>
      (await team(1).getByRole('button', { name }).count()) > 0 ? 1 : 2;
    await expect(team(1).or(team(2)).getByRole('button', { name: 'Aline' })).toBeVisible();
    expect(await teamOf('Aline'), 'the best two are not in one team').not.toBe(await teamOf('Bruno'));

    // Dragged by the handle, as by a finger.
    const from = await teamOf('Aline');
    const row = team(from).getByRole('listitem').filter({ hasText: 'Aline' });
    const handle = await row.locator('[data-handle]').boundingBox();
    const target = await team(3 - from).boundingBox();
    if (!handle || !target) throw new Error('There is nothing to drag');
    await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
    await page.mouse.down();
    await page.mouse.move(target.x + target.width / 2, target.y + 20, { steps: 5 });
    await page.mouse.up();
    await expect(team(3 - from).getByRole('button', { name: 'Aline' })).toBeVisible();
    expect(await violationsOn(page, 'every rule')).toEqual([]);

    await page.getByRole('button', { name: t('teams.wall') }).click();
    const wall = page.getByRole('dialog', { name: t('teams.title') });
    await expect(wall.getByText('Aline')).toBeVisible();
    await expect(wall).not.toContainText(/\d{2}|5/);
    expect(await violationsOn(page, 'every rule')).toEqual([]);
    await wall.getByRole('button', { name: t('ui.action.close') }).click();
    await expect(wall).toBeHidden();
    await page.close();
    await remove();
  });
}
