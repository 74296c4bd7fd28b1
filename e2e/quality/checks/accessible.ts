import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const asked = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** WCAG 2.5.3, which axe counts among its experiments: who speaks to the page says what they see. */
const rules = { 'label-content-name-mismatch': { enabled: true } };

/** What breaks WCAG 2.2 AA or good practice on the page as it stands: the rule, and the elements that break it. */
export async function violationsOn(page: Page): Promise<string[]> {
  // Our pages frame nothing that has to be looked into: the mode that needs no second page is the quicker one.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], rules })
    .withTags(asked)
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
  );
}
