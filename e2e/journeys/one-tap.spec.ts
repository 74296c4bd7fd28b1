import { answerTaken } from '../support/answers';
import { arrangeCaller, arrangePlayer, arrangeSession } from '../support/club';
import { journeyLocales } from '../support/locales';
import { openAs, uniqueName } from '../support/people';
import { expect, test } from '../support/test';

test.use({ translated: !process.env.TEST_FULL });

for (const { language, t, path, date, longDate, money } of journeyLocales('fr')) {
  test(`a session is answered with one tap on its card, and the tap is undone (${language})`, async ({
    page,
    request,
  }) => {
    const session = await arrangeSession(request);
    const { player, call } = await arrangeCaller(request, 'geste');
    const seen = async () =>
      (await call<{ isAttending: boolean | null }>('get', `/api/v1/Sessions/${session.id}`)).isAttending;
    const day = longDate(session.sessionDate);

    await openAs(page, player, path('schedule'));
    await page.getByLabel(t('schedule.search')).fill(day);
    const answers = page.getByRole('group', { name: t('session.answer', { date: day }) });
    const [yes, no] = ['session.answer.yes', 'session.answer.no'].map((id) =>
      answers.getByRole('button', { name: `${t(id)}, ${day}` }),
    );

    await yes?.click();
    await expect(
      page.getByText(t('attendance.success.text', { date: date(session.sessionDate, 'day') })),
    ).toBeVisible();
    const undo = page.getByRole('button', { name: t('session.answer.undo') });
    // Under the pointer it stays.
    await undo.hover();
    await expect(page.getByText(t('ui.capacity.places', { taken: 1, capacity: 20 })).first()).toBeVisible();
    expect(await seen()).toBe(true);

    // On a phone, “Annuler” was cut in two.
    await expect(undo).toHaveCSS('white-space', 'nowrap');
    await undo.click();
    await expect(
      page.getByText(t('attendance.declined.text', { date: date(session.sessionDate, 'day') })),
    ).toBeVisible();
    await expect(no as NonNullable<typeof no>).toHaveAttribute('aria-pressed', 'true');
    await expect(no as NonNullable<typeof no>).toBeFocused();
    expect(await seen()).toBe(false);
  });

  test(`several Saturdays are answered in one list, and home says so first (${language})`, async ({
    page,
    request,
  }) => {
    const player = await arrangePlayer(request, uniqueName('samedis'));
    await openAs(page, player, path('mySessions'));
    const list = page.getByRole('region', { name: t('mySessions.upcoming') });
    const rows = list.getByRole('listitem');
    await expect(rows.first()).toBeVisible();
    const open = rows.filter({
      has: page.getByRole('button', { name: new RegExp(`^${t('session.answer.yes')},`) }),
    });
    const [first, second] = [open.first(), open.nth(1)];
    const button = (row: typeof first, id: string) =>
      row.getByRole('button', { name: new RegExp(`^${t(id)},`) });
    const taken = Promise.all([answerTaken(page, true), answerTaken(page, false)]);
    await button(first, 'session.answer.yes').click();
    await button(second, 'session.answer.no').click();
    await taken;
    await expect(first.getByText(t('session.attending'))).toBeVisible();
    await expect(button(second, 'session.answer.no')).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(button(first, 'session.answer.yes')).toHaveAttribute('aria-pressed', 'true');
    await expect(button(second, 'session.answer.no')).toHaveAttribute('aria-pressed', 'true');

    await page.goto(path('home'));
    await expect(page.getByText(t('pay.owed', { amount: money(10) }))).toBeVisible();
    await expect(page.getByRole('link', { name: t('pay.doNamed', { amount: money(10) }) })).toBeVisible();
  });
}
