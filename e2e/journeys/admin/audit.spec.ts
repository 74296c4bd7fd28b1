import { arrangeSession, changeSession } from '../../support/club';
import { asAdmin, openConsole } from '../../support/console';
import { journeyLocales } from '../../support/locales';
import { expect, test } from '../../support/test';

for (const { language, t } of journeyLocales('en')) {
  test(`the audit log shows what was just done to a session (${language})`, async ({ page, request }) => {
    const admin = await asAdmin(request);
    const session = await arrangeSession(request);
    await changeSession(request, session, { maxCapacity: 33 });
    await admin.remove(`/api/v1/Sessions/${session.id}`);
    await openConsole(page, language, 'adminAudit', { entity: 'session' });
    const entries = page.locator('main li').filter({ has: page.locator('time') });
    const sentence = (action: string) =>
      t('audit.sentence', { entity: t('audit.entity.session'), action: t(`audit.action.${action}`) });
    for (const [index, action] of ['delete', 'update', 'create'].entries()) {
      await expect(entries.nth(index)).toContainText(sentence(action));
      await expect(entries.nth(index)).toContainText('Nadia Charbonneau');
    }
    await entries
      .nth(1)
      .getByRole('button', { name: t('audit.show') })
      .click();
    await expect(entries.nth(1).locator('tbody tr')).toHaveText([`${t('ui.field.capacity')}2033`]);

    await page.getByRole('searchbox', { name: t('audit.search') }).fill('nobody of that name');
    await expect(entries).toHaveCount(0);
  });
}
