import { settled } from '../../../infra/checks/settled';
import { arrangeSession } from '../../support/club';
import { answerQuestion, asAdmin, openConsole, question } from '../../support/console';
import { journeyLocales } from '../../support/locales';
import { uniqueName } from '../../support/people';
import { expect, test } from '../../support/test';

for (const { language, t } of journeyLocales('fr')) {
  test(`several sessions are chosen over both views, and deleted at once (${language})`, async ({
    page,
    request,
  }) => {
    const admin = await asAdmin(request);
    const location = uniqueName('Gymnase');
    const made = [];
    for (let count = 0; count < 3; count += 1) made.push(await arrangeSession(request, { location }));
    await openConsole(page, language, 'adminSessions', { from: '', to: '', search: location, view: 'cards' });
    const boxes = page.getByRole('article').getByRole('checkbox');
    await expect(boxes).toHaveCount(3);
    await boxes.nth(0).check();
    const bar = page.getByRole('region', { name: t('ui.list.selection') });
    await expect(bar).toContainText(t('ui.list.selected', { count: 1 }));

    // The selection stays in the other view, where the keyboard extends it.
    await page.getByRole('button', { name: t('ui.list.table') }).click();
    const rows = page.getByRole('grid').getByRole('row').filter({ hasText: location });
    await expect(rows).toHaveCount(3);
    await settled(page);
    await expect(rows.nth(0).getByRole('checkbox')).toBeChecked();
    await rows.nth(2).getByRole('checkbox').focus();
    await page.keyboard.press('Space');
    await expect(bar).toContainText(t('ui.list.selected', { count: 2 }));

    await bar.getByRole('button', { name: t('sessions.deleteMany') }).click();
    await expect(question(page)).toContainText(t('sessions.deleteTitle', { count: 2 }));
    await answerQuestion(page, t('sessions.deleteConfirm', { count: 2 }), t('sessions.deleteText'));
    await expect(page.getByText(t('sessions.deleted', { count: 2 }))).toBeVisible();
    await expect(rows).toHaveCount(1);
    await expect(bar).toHaveCount(0);

    const left = await admin.sessionsAt(location);
    expect(left).toHaveLength(1);
    expect(made.map(({ id }) => id)).toContain(left[0]?.id);
    await admin.remove(`/api/v1/Sessions/${left[0]?.id}`);
  });
}
