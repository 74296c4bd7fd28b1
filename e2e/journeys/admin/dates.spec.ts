import { openConsole } from '../../support/console';
import { locales } from '../../support/locales';
import { expect, test } from '../../support/test';

const { t } = locales.en;

// While 2025 is typed, a real browser reports the years 2, 20 and 202.
for (const route of ['adminSessions', 'adminPayments', 'adminAudit'] as const) {
  test(`a date is typed into the filter as on paper (${route})`, async ({ page }) => {
    await openConsole(page, 'en', route);
    const from = page.getByLabel(t('ui.list.from'), { exact: true });
    const to = page.getByLabel(t('ui.list.to'), { exact: true });
    await from.focus();
    await page.keyboard.type('12262025');
    await expect(from).toHaveValue('2025-12-26');
    await to.focus();
    await page.keyboard.type('01312026');
    await expect(to).toHaveValue('2026-01-31');
    await expect(page).toHaveURL(/from=2025-12-26.*to=2026-01-31/);
    await expect(from).toHaveValue('2025-12-26');

    await from.focus();
    await page.keyboard.type('06012099');
    await expect(page).toHaveURL(/from=2099-06-01/);
    await expect(to).toHaveValue('');
  });
}
