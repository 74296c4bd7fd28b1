import type { Page } from '@playwright/test';
import { settled } from '../../infra/checks/settled';
import { startingWith } from '../support/catalogues';
import { journeyLocales, locales } from '../support/locales';
import { openAs, people } from '../support/people';
import { expect, test } from '../support/test';

/** Records the page's colour in every frame from the first on. */
const watchColour = (page: Page) =>
  page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(globalThis, { seenColours: seen });
    const look = () => {
      if (document.body) seen.add(getComputedStyle(document.body).backgroundColor);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

const coloursSeen = (page: Page) =>
  page.evaluate(() => [...(globalThis as unknown as { seenColours: Set<string> }).seenColours]);

for (const { language, t, path } of journeyLocales('fr')) {
  test(`the chosen theme stays, and is never preceded by the other (${language})`, async ({ page }) => {
    await watchColour(page);
    await page.goto(path('about'));
    await settled(page);
    const [light] = await coloursSeen(page);
    await page.getByRole('button', { name: t('nav.toDark') }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

    await page.reload();
    await settled(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const seen = await coloursSeen(page);
    expect(seen).toHaveLength(1);
    expect(seen).not.toContain(light);
    await page.getByRole('button', { name: t('nav.toLight') }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
}

test('in a reader’s own few colours the filled button, what is chosen and the bar stand out', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/schedule');
  await settled(page);
  const background = (selector: string) =>
    page
      .locator(selector)
      .filter({ visible: true })
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  const plain = await background('body');
  for (const selector of [
    '.MuiButton-contained',
    'nav [aria-current="page"]',
    'label:has(> input:checked)',
    '[role="progressbar"] > *',
  ])
    expect.soft(await background(selector), selector).not.toBe(plain);
});

/** The number of animations and transitions that start while the schedule is used. */
async function motionOnSchedule(page: Page): Promise<number> {
  // Counted as they start: on a busy machine one may be over before anybody looks.
  await page.addInitScript(() => {
    const counted = { motions: 0 };
    Object.assign(globalThis, { counted });
    for (const start of ['transitionrun', 'animationstart'])
      document.addEventListener(start, () => counted.motions++);
  });
  const motions = () =>
    page.evaluate(() => (globalThis as unknown as { counted: { motions: number } }).counted.motions);
  await openAs(page, people.player, '/schedule');
  await settled(page);
  const before = await motions();
  await page
    .getByRole('button', { name: locales.en.t('schedule.participants.show') })
    .first()
    .click();
  await page.getByRole('button', { name: startingWith(locales.en.t('nav.account', { name: '' })) }).click();
  await page.getByRole('menuitem', { name: locales.en.t('nav.profile') }).click();
  return (await motions()) - before;
}

test.describe('motion', () => {
  test('nothing moves for those who ask for it', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await motionOnSchedule(page)).toBe(0);
  });

  test('the same steps do move for the others, or nothing would have been seen', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await motionOnSchedule(page)).toBeGreaterThan(0);
  });
});
