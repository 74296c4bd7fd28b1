import { violationsOn } from '../quality/checks/accessible';
import { locales } from '../support/locales';
import { expect, test } from '../support/test';
import { faults } from './faults';
import { problem } from './page';

// A service worker would answer before the fault could happen.
test.use({ serviceWorkers: 'block', permissions: ['clipboard-read', 'clipboard-write'] });

test('?trace tells in the tab what became of each remote, also in French, and Escape ends it', async ({
  page,
  quiet,
}) => {
  const remote = 'player-portal';
  const { t } = locales.en;
  await faults.find(({ name }) => name === 'the entry was tampered with')?.install(page, remote);
  await page.goto('/schedule?trace');
  await expect(problem(page, 'unreachable', 'en')).toBeVisible({ timeout: 15_000 });
  const panel = page.getByRole('complementary', { name: t('trace.title') });
  await expect(panel).toContainText('is served, and is not what was released');
  await expect(panel).toContainText('2 retries');
  expect(await violationsOn(page, 'every rule')).toEqual([]);
  await panel.getByRole('button', { name: t('trace.copy') }).click();
  await expect(panel.getByText(t('ui.action.copied'))).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(JSON.parse(copied).remotes[remote]).toMatchObject({
    ...{ status: 'failed', why: 'live', retries: 2 },
    failure: expect.stringMatching(/^unreachable: \/r\/player-portal\//),
  });

  // All is well again; the tab goes on, without the question in its address.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto('/horaire');
  await expect(panel).toContainText(/Version en ligne .*; intégrité confirmée/);
  await panel.getByRole('button', { name: locales.fr.t('trace.copy') }).focus();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(panel).toBeHidden();
  quiet.length = 0;
});
