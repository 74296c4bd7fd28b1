import { addDays } from '../../../shared-api/common/calendar';
import { usualReasons } from '../../../shared-api/common/reasons';
import { arrangeCaller, arrangeSession, freshSaturday } from '../../support/club';
import { answerQuestion, asAdmin, chooseAction, openConsole, question } from '../../support/console';
import { field } from '../../support/fields';
import { journeyLocales } from '../../support/locales';
import { uniqueName } from '../../support/people';
import { expect, test } from '../../support/test';

test.use({ translated: !process.env.TEST_FULL });

for (const { language, t, money } of journeyLocales('en')) {
  test(`a session with players is edited, moved, cancelled and deleted (${language})`, async ({
    page,
    request,
  }) => {
    const admin = await asAdmin(request);
    const location = uniqueName('Gymnase');
    const session = await arrangeSession(request, { location });
    const arrange = (name: string) => arrangeCaller(request, name, name, language);
    const [ana, ben] = [await arrange('Ana'), await arrange('Ben')];
    // Her pass covers the session's date, and no other Saturday.
    const { sessionDate } = session;
    const pass = { startDate: sessionDate, endDate: addDays(sessionDate, 1), price: 0 };
    const who = { username: ana.player.username, firstName: 'Ana', lastName: 'Essai', email: ana.email };
    const gift = { ...who, isAdmin: false, status: 0, paymentPlan: 0, pass };
    await admin.call('put', `/api/v1/Users/${ana.id}`, gift);
    for (const { answer } of [ana, ben]) await answer(session.id, true);
    const owedBy = (player: typeof ana) => player.call<object[]>('get', '/api/v1/Payments/mine');
    expect(await owedBy(ana)).toEqual([]);

    await openConsole(page, language, 'adminSessions', { from: '', to: '', search: location });
    const card = page.getByRole('article').filter({ hasText: location });

    await chooseAction(page, card, t, 'console.edit');
    const dialog = page.getByRole('dialog');
    await field(dialog, t('ui.field.capacity')).fill('1');
    const tooMany = dialog.getByText(t('sessions.overCapacity', { count: 1, names: 'Ben Essai' }));
    await expect(tooMany).toBeVisible();
    await field(dialog, t('ui.field.capacity')).fill('7');
    await expect(tooMany).toHaveCount(0);
    await field(dialog, t('ui.field.date')).fill(freshSaturday());
    // Whoever loses the pass's cover owes the price.
    const forecast = dialog.getByRole('status');
    await expect(forecast).toContainText(t('ui.mail.people', { count: 2 }));
    await expect(forecast).toContainText(t('ui.money.due', { count: 1, total: money(10) }));
    await dialog.getByLabel(t('ui.mail.reason')).fill('Tournoi / tournament');
    await dialog.getByRole('button', { name: t('ui.action.save'), exact: true }).click();
    await expect(page.getByText(t('sessions.updated'))).toBeVisible();
    await expect(card.getByText(t('ui.capacity.places', { taken: 2, capacity: 7 }))).toBeVisible();
    for (const { isTold } of [ana, ben]) await isTold('Tournoi / tournament');
    expect(await owedBy(ana)).toMatchObject([{ amount: 10, sessionId: session.id }]);

    await chooseAction(page, card, t, 'sessions.cancel');
    await answerQuestion(page, t('sessions.cancelKeep'), t('sessions.cancelText'));
    await expect(card.getByText(t('ui.sessionStatus.open'), { exact: true })).toBeVisible();
    await chooseAction(page, card, t, 'sessions.cancel');
    const reason = usualReasons[0][language];
    await question(page).getByRole('button', { name: reason, exact: true }).click();
    await answerQuestion(page, t('sessions.cancel'));
    await ana.isTold(reason);
    expect(await admin.call('get', `/api/v1/Sessions/${session.id}`)).toMatchObject({
      cancelReason: usualReasons[0],
    });
    await expect(card.getByText(t('ui.sessionStatus.cancelled'), { exact: true })).toBeVisible();

    // Only an open session can be cancelled.
    await card.locator('[aria-haspopup="menu"]').click();
    await expect(page.getByRole('menuitem', { name: t('console.delete'), exact: true })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: t('sessions.cancel'), exact: true })).toHaveCount(0);
    await page.getByRole('menuitem', { name: t('console.delete'), exact: true }).click();
    await answerQuestion(page, t('sessions.deleteConfirm', { count: 1 }), t('sessions.deleteText'));
    await expect(page.getByText(t('sessions.deleted', { count: 1 }))).toBeVisible();
    await expect(card).toHaveCount(0);
    expect(await admin.isThere(`/api/v1/Sessions/${session.id}`)).toBe(false);
  });
}
