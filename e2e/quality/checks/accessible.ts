import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const looks = {
  'every rule': {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    // WCAG 2.5.3, which axe counts among its experiments: who speaks to the page says what they see.
    rules: { 'label-content-name-mismatch': { enabled: true } },
  },
  /** The rules whose answer depends on colours. */
  colours: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
} satisfies Record<string, RunOptions>;

/**
 * What breaks WCAG 2.2 AA and good practice on the page as it stands. What a page frames is another's page, or runs no scripts.
 * @returns a line for each rule: its name, and the elements that break it
 */
export async function violationsOn(page: Page, looked: keyof typeof looks): Promise<string[]> {
  // Once for all looks at a page; and only what is wanted leaves it: half of what axe costs.
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
