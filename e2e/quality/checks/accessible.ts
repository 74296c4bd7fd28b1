import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const asked = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** WCAG 2.5.3, which axe counts among its experiments: who speaks to the page says what they see. */
const rules = { 'label-content-name-mismatch': { enabled: true } };

/** The rules whose answer depends on colours. */
const onColours = ['color-contrast', 'link-in-text-block'];

/**
 * What breaks WCAG 2.2 AA and good practice on the page as it stands.
 * @returns a line for each rule: its name, and the elements that break it
 */
export async function violationsOn(page: Page, looked: 'every rule' | 'colours'): Promise<string[]> {
  // Our pages frame nothing that has to be looked into: the mode that needs no second page is the quicker one.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], rules });
  const { violations } = await (looked === 'colours'
    ? axe.options({ resultTypes: ['violations'] }).withRules(onColours)
    : axe.withTags(asked)
  ).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
  );
}
