import { arrangeCaller } from '../../support/club';
import { answerQuestion, asAdmin, chooseAction, openConsole } from '../../support/console';
import { field } from '../../support/fields';
import { journeyLocales } from '../../support/locales';
import { mailTo } from '../../support/mailbox';
import { openAs, uniqueName } from '../../support/people';
import { expect, test } from '../../support/test';
import { canPassTime, letPassesOpen } from '../../support/time';

for (const { language, t, money, date, time, path } of journeyLocales('en')) {
  test(`a season is created with its Saturdays, taken off sale, put on sale again and deleted (${language})`, async ({
    page,
    request,
    browser,
  }) => {
    const admin = await asAdmin(request);
    const name = uniqueName('Été');
    await openConsole(page, language, 'adminSeasons', { view: 'cards' });
    await page.getByRole('button', { name: t('seasons.create'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t('seasons.create') });
    await field(dialog, t('seasons.field.name')).first().fill(name);
    await field(dialog, t('ui.field.startDate')).fill('2030-06-02');
    await field(dialog, t('ui.field.endDate')).fill('2030-05-01');
    await field(dialog, t('ui.field.price')).first().fill('87.50');
    await field(dialog, t('ui.field.location')).fill(name);
    await dialog.getByRole('button', { name: t('seasons.limitPasses') }).click();
    await field(dialog, t('seasons.field.maxPasses')).fill('5');
    await field(dialog, t('seasons.field.opensAt')).fill('2030-05-11T12:00');
    const submit = dialog.getByRole('button', { name: t('seasons.createSubmit') });
    await submit.click();
    await expect(dialog.getByText(t('ui.rule.dateOrder'))).toBeVisible();
    await field(dialog, t('ui.field.endDate')).fill('2030-08-31');
    await expect(dialog.getByRole('checkbox')).toHaveCount(13);
    await dialog.getByRole('checkbox').nth(3).uncheck();
    await expect(dialog.getByText(t('sessions.repeatHint', { count: 12 }))).toBeVisible();
    await submit.click();
    await expect(page.getByText(t('seasons.created', { name }))).toBeVisible();
    const sessions = await admin.sessionsAt(name);
    const dates = sessions.map(({ sessionDate }) => sessionDate);
    expect([dates.length, dates[0], dates[3], dates.at(-1)]).toEqual([
      12,
      '2030-06-08',
      '2030-07-06',
      '2030-08-31',
    ]);
    for (const { id } of sessions) await admin.remove(`/api/v1/Sessions/${id}`);

    await page.getByRole('searchbox', { name: t('seasons.search') }).fill(name);
    const card = page.getByRole('article');
    await expect(card).toHaveCount(1);
    await expect(card).toContainText(money(87.5));
    await expect(card).toContainText(t('seasons.members', { count: 0 }));
    const [created] = await admin.call<{ id: string; status: number }[]>(
      'get',
      `/api/v1/Seasons?search=${encodeURIComponent(name)}`,
    );
    const season = `/api/v1/Seasons/${created?.id}`;
    const shows = (status: string) =>
      expect(card.getByText(t(`ui.seasonStatus.${status}`), { exact: true })).toBeVisible();

    const { player, email, call } = await arrangeCaller(request, 'ouverture');
    const theirs = await (await browser.newContext()).newPage();
    await openAs(theirs, player, path('seasonSubscription'));
    const pass = theirs.getByRole('article').filter({ hasText: name });
    const opens = { day: date('2030-05-11', 'day'), time: time('12:00') };
    await expect(pass.getByText(t('plan.season.opens', opens))).toBeVisible();
    await pass.getByRole('button', { name: t('opening.remind') }).click();
    await expect(pass.getByRole('button', { name: t('opening.forget') })).toBeVisible();
    await expect(call('post', `${season}/register`)).rejects.toThrow(/passesNotOpen/);
    if (canPassTime()) {
      await letPassesOpen(name);
      await mailTo(request, email, new RegExp(`: ${name}$`));
      await theirs.reload();
      await expect(pass.getByRole('button', { name: t('subscription.subscribe') })).toBeVisible();
    }
    await theirs.context().close();

    await shows('active');
    await chooseAction(page, card, t, 'seasons.deactivate');
    await answerQuestion(page, t('seasons.deactivate'), t('seasons.deactivateText'));
    await shows('inactive');
    expect(await admin.call('get', season)).toMatchObject({ status: 1, price: 87.5 });
    await chooseAction(page, card, t, 'seasons.activate');
    await shows('active');
    // Notices come one after the other.
    await expect(page.getByText(t('seasons.activated', { name }))).toBeVisible();

    await chooseAction(page, card, t, 'console.delete');
    await answerQuestion(page, t('seasons.deleteConfirm'), t('seasons.deleteText'));
    await expect(card).toHaveCount(0);
    await expect(page.getByText(t('seasons.deleted'))).toBeVisible();
    expect(await admin.isThere(season)).toBe(false);
  });
}
