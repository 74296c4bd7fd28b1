import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const looks = {
  'every rule': {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    // WCAG 2.5.3, experimental in axe: people who use speech input say what they see.
    rules: { 'label-content-name-mismatch': { enabled: true } },
  },
  /** The rules that depend on colours. */
  colours: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
} satisfies Record<string, RunOptions>;

/** Whether something fades in, which has not got its colours yet; what goes round has no end. */
const isMoving = () =>
  document
    .getAnimations()
    .some(
      ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    );

/**
 * Violations of WCAG 2.2 AA and good practice on the current page. Frames are excluded: they show other pages, or run
 * no scripts.
 * @returns a line for each rule: its name, and the violating elements
 */
export async function violationsOn(page: Page, looked: keyof typeof looks): Promise<string[]> {
  await expect.poll(() => page.evaluate(isMoving), 'the page comes to rest').toBe(false);
  // Loading axe once per page, and returning only the needed part of its result, halves its cost.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(
    async (options) => {
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(options);
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
      );
    },
    { ...looks[looked], resultTypes: ['violations'], iframes: false } satisfies RunOptions as RunOptions,
  );
}
