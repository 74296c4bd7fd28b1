import { callerFor } from '../../support/caller';
import { arrangePlayer, arrangeSession } from '../../support/club';
import { answerQuestion, asAdmin, openConsole, question } from '../../support/console';
import { locales } from '../../support/locales';
import { fresh } from '../../support/people';
import { expect, test } from '../../support/test';

for (const { language, t, longDate, money } of Object.values(locales)) {
  test(`a session short of players is played, or cancelled with a reason, at one press (${language})`, async ({
    page,
    request,
  }) => {
    const admin = await asAdmin(request);
    const sessions = [await arrangeSession(request), await arrangeSession(request)];
    const username = fresh('camille');
    const player = await callerFor(request, await arrangePlayer(request, username, 'Camille', language));
    for (const { id } of sessions) await player.answer(id, true);
    // It takes 36 hours until the server asks by itself (server/test/sessions/go-or-no-go.test.ts).
    let undecided: unknown[] = sessions.map((session) => ({ ...session, registeredPlayersCount: 1 }));
    await page.route('**/api/v1/Sessions/undecided', (route) => route.fulfill({ json: undecided }));

    await openConsole(page, language, 'admin');
    await page
      .getByRole('link', { name: t('sessions.undecided.decide') })
      .first()
      .click();
    const about = (index: number) => {
      const day = longDate(sessions[index]?.sessionDate ?? '');
      return page.getByRole('alert').filter({ hasText: t('sessions.undecided.title', { date: day }) });
    };
    await expect(about(0)).toContainText(t('sessions.undecided.text', { count: 1 }));
    undecided = undecided.slice(1);
    await about(0)
      .getByRole('button', { name: t('sessions.undecided.play') })
      .click();
    await expect(about(0)).toHaveCount(0);
    const [played, called] = sessions.map(({ id }) => `/api/v1/Sessions/${id}`);
    expect(await admin.call('get', played ?? '')).toMatchObject({ status: 0 });

    await about(1)
      .getByRole('button', { name: t('sessions.cancel') })
      .click();
    await expect(question(page)).toContainText(t('ui.mail.people', { count: 1 }));
    await expect(question(page)).toContainText(t('ui.money.withdrawn', { count: 1, total: money(10) }));
    await question(page).getByLabel(t('ui.mail.reason')).fill('Trop peu / too few');
    undecided = [];
    await answerQuestion(page, t('sessions.cancelConfirm'));
    await expect(page.getByText(t('sessions.cancelled'), { exact: true })).toBeVisible();
    await expect(about(1)).toHaveCount(0);
    expect(await admin.call('get', called ?? '')).toMatchObject({ status: 2 });
    for (const path of [played, called]) await admin.remove(path ?? '');
  });
}
