import { answerTaken } from '../support/answers';
import { startingWith } from '../support/catalogues';
import { arrangeCaller, arrangeSession } from '../support/club';
import { asAdmin } from '../support/console';
import { journeyLocales } from '../support/locales';
import { openAs } from '../support/people';
import { changeSettings } from '../support/settings';
import { startIn } from '../support/starts';
import { expect, test } from '../support/test';

for (const { language, t, path, date, money } of journeyLocales('en')) {
  test(`what a no costs is said before it, and within ten minutes of a yes it is free (${language})`, async ({
    page,
    request,
  }) => {
    const { lateNoCharged } = await changeSettings(request, () => ({ lateNoCharged: true }));
    // After the deadline, and before the calls of the last two hours.
    const session = await arrangeSession(request, startIn(5 * 60));
    const { player, call } = await arrangeCaller(request, 'frais');
    const owed = () => call<{ amount: number }[]>('get', '/api/v1/Payments/mine');
    await openAs(page, player, path('schedule'));
    const day = date(session.sessionDate, 'day');
    await page.getByLabel(t('schedule.search')).fill(day);
    const [yes, no] = ['session.answer.yes', 'session.answer.no'].map((id) =>
      page.getByRole('button', { name: `${t(id)}, ${day}` }).last(),
    );
    await yes?.click();
    const costs = { amount: money(session.dropInPrice), spots: 1 };
    // Free within ten minutes, although the deadline has passed.
    const until = t('place.noCosts', { day: '#', time: '' }).split('#')[0] ?? '';
    await expect(page.getByText(startingWith(until)).first()).toBeVisible();
    expect(await owed()).toHaveLength(1);

    await no?.click();
    const question = page.getByRole('alertdialog');
    await expect(question).not.toContainText(t('session.giveUp.costs', costs));
    const taken = answerTaken(page, false);
    await question.getByRole('button', { name: t('link.other.no') }).click();
    await taken;
    // As the server has it, not as the page has put it meanwhile.
    await page.reload();
    await page.getByLabel(t('schedule.search')).fill(day);
    await expect(no as NonNullable<typeof no>).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText(t('place.late'))).toHaveCount(0);
    expect(await owed()).toEqual([]);
    await page.close();
    await (await asAdmin(request)).remove(`/api/v1/Sessions/${session.id}`);
    await changeSettings(request, () => ({ lateNoCharged }));
  });
}
