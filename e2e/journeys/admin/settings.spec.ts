import { settled } from '../../../infra/checks/settled';
import type { Settings } from '../../../shared-api/contract';
import { startingWith } from '../../support/catalogues';
import { asAdmin, openConsole } from '../../support/console';
import { field } from '../../support/fields';
import { journeyLocales, locales } from '../../support/locales';
import { uniqueName } from '../../support/people';
import { expect, test } from '../../support/test';

test.use({ translated: !process.env.TEST_FULL });

for (const { language, t, number, path } of journeyLocales('fr')) {
  test(`settings are kept, used and noted in the audit log (${language})`, async ({ page, request }) => {
    const admin = await asAdmin(request);
    const before = await admin.call<Settings>('get', '/api/v1/Settings');
    const address = uniqueName('1 rue du Panier');
    await openConsole(page, language, 'adminSettings');
    const section = (name: string) => page.getByRole('button', { name: startingWith(t(name)) });

    await section('settings.administration').click();
    const total = async (path: string) => (await admin.call<unknown[]>('get', path)).length;
    const figure = (label: string) =>
      page.locator('dt', { hasText: t(label) }).locator('xpath=following-sibling::dd');
    await expect(figure('dashboard.total')).toHaveText(
      number(await total('/api/v1/Sessions/all?includePast=true')),
    );
    await expect(figure('settings.totalSeasons')).toHaveText(number(await total('/api/v1/Seasons')));
    await expect(figure('settings.activeUsers')).toHaveText(number(await total('/api/v1/Users?status=0')));

    await section('settings.club').click();
    await field(page, t('settings.address')).fill(address);
    await section('settings.sessions').click();
    await field(page, t('settings.maxCapacity')).fill('0');
    await section('settings.emails').click();
    const save = page.getByRole('button', { name: t('ui.action.save'), exact: true });
    await save.click();
    // The section with the error opens.
    await expect(page.getByText(t('ui.rule.min', { min: 1 }))).toBeVisible();
    await expect(field(page, t('settings.maxCapacity'))).toBeFocused();
    await field(page, t('settings.maxCapacity')).fill('17');
    await section('settings.emails').click();
    const reminder = page.getByRole('switch', { name: t('settings.sessionReminder') });
    await reminder.setChecked(!before.notifications.sessionReminder);
    await save.click();
    await expect(page.getByText(t('settings.saved'))).toBeVisible();
    await page.reload();
    await settled(page);
    await section('settings.club').click();
    await expect(field(page, t('settings.address'))).toHaveValue(address);
    await section('settings.emails').click();
    await expect(reminder).toBeChecked({ checked: !before.notifications.sessionReminder });

    // A new session starts with that capacity.
    await page
      .getByRole('link', { name: t('sessions.title'), exact: true })
      .first()
      .click();
    await page.getByRole('button', { name: t('sessions.create') }).click();
    const dialog = page.getByRole('dialog', { name: t('sessions.create') });
    await expect(field(dialog, t('ui.field.capacity'))).toHaveValue('17');
    await dialog.getByRole('button', { name: t('ui.action.cancel') }).click();

    await page.goto(path('adminAudit'));
    const newest = page
      .locator('main li')
      .filter({ has: page.locator('time') })
      .first();
    await expect(newest).toContainText(
      t('audit.sentence', { entity: t('settings.title'), action: t('audit.action.update') }),
    );
    await newest.getByRole('button', { name: t('audit.show') }).click();
    const row = (label: string) => newest.getByRole('row').filter({ hasText: t(label) });
    await expect(row('settings.address')).toContainText(before.address);
    await expect(row('settings.address')).toContainText(address);
    await expect(row('settings.sessionReminder')).toHaveCount(1);
    await expect(row('settings.organizationName')).toHaveCount(0);

    const { system: _system, version: _version, ...restored } = before;
    await admin.call('put', '/api/v1/Settings', restored);
  });
}

test('on a phone, the message that something is saved leaves room for saving the next', async ({
  page,
  request,
}) => {
  const admin = await asAdmin(request);
  const {
    system: _system,
    version: _version,
    ...before
  } = await admin.call<Settings>('get', '/api/v1/Settings');
  const { t } = locales.en;
  await page.setViewportSize({ width: 390, height: 844 });
  await openConsole(page, 'en', 'adminSettings');
  await page.getByRole('button', { name: startingWith(t('settings.club')) }).click();
  for (const address of ['1 rue du Panier', '2 rue du Panier']) {
    await field(page, t('settings.address')).fill(address);
    // Fails where something lies over it.
    await page.getByRole('button', { name: t('ui.action.save'), exact: true }).click();
    await expect(page.getByText(t('settings.saved'))).toBeVisible();
  }
  await admin.call('put', '/api/v1/Settings', before);
});
