import { answerQuestion, asAdmin, chooseAction, openConsole } from '../../support/console';
import { field } from '../../support/fields';
import { journeyLocales } from '../../support/locales';
import { uniqueName } from '../../support/people';
import { expect, test } from '../../support/test';

for (const { language, t, money } of journeyLocales('en')) {
  test(`a season is created with its Saturdays, taken off sale, put on sale again and deleted (${language})`, async ({
    page,
    request,
  }) => {
    const admin = await asAdmin(request);
    const name = uniqueName('Été');
    await openConsole(page, language, 'adminSeasons', { view: 'cards' });
    await page.getByRole('button', { name: t('seasons.create'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t('seasons.create') });
    await field(dialog, t('seasons.field.name')).first().fill(name);
    await field(dialog, t('ui.field.startDate')).fill('2031-06-01');
    await field(dialog, t('ui.field.endDate')).fill('2031-05-01');
    await field(dialog, t('ui.field.price')).first().fill('87.50');
    await field(dialog, t('ui.field.location')).fill(name);
    const submit = dialog.getByRole('button', { name: t('seasons.createSubmit') });
    await submit.click();
    await expect(dialog.getByText(t('ui.rule.dateOrder'))).toBeVisible();
    await field(dialog, t('ui.field.endDate')).fill('2031-08-31');
    await expect(dialog.getByRole('checkbox')).toHaveCount(13);
    await dialog.getByRole('checkbox').nth(3).uncheck();
    await expect(dialog.getByText(t('sessions.repeatHint', { count: 12 }))).toBeVisible();
    await submit.click();
    await expect(page.getByText(t('seasons.created', { name }))).toBeVisible();
    const sessions = await admin.sessionsAt(name);
    const dates = sessions.map(({ sessionDate }) => sessionDate);
    expect([dates.length, dates[0], dates[3], dates.at(-1)]).toEqual([
      12,
      '2031-06-07',
      '2031-07-05',
      '2031-08-30',
    ]);
    for (const { id } of sessions) await admin.remove(`/api/v1/Sessions/${id}`);

    await page.getByRole('searchbox', { name: t('seasons.search') }).fill(name);
    const card = page.getByRole('article');
    await expect(card).toHaveCount(1);
    await expect(card).toContainText(money(87.5));
    await expect(card).toContainText(t('seasons.members', { count: 0 }));
    const [season] = await admin.call<{ id: string; status: number }[]>(
      'get',
      `/api/v1/Seasons?search=${encodeURIComponent(name)}`,
    );
    const path = `/api/v1/Seasons/${season?.id}`;
    const shows = (status: string) =>
      expect(card.getByText(t(`ui.seasonStatus.${status}`), { exact: true })).toBeVisible();

    await shows('active');
    await chooseAction(page, card, t, 'seasons.deactivate');
    await answerQuestion(page, t('seasons.deactivate'), t('seasons.deactivateText'));
    await shows('inactive');
    expect(await admin.call('get', path)).toMatchObject({ status: 1, price: 87.5 });
    await chooseAction(page, card, t, 'seasons.activate');
    await shows('active');
    // Notices come one after the other.
    await expect(page.getByText(t('seasons.activated', { name }))).toBeVisible();

    await chooseAction(page, card, t, 'console.delete');
    await answerQuestion(page, t('seasons.deleteConfirm'), t('seasons.deleteText'));
    await expect(card).toHaveCount(0);
    await expect(page.getByText(t('seasons.deleted'))).toBeVisible();
    expect(await admin.isThere(path)).toBe(false);
  });
}
