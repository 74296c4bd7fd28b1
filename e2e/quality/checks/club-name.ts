import type { APIRequestContext, Page } from '@playwright/test';
import { changeSettings } from '../../support/settings';

const renamed = {
  organizationName: 'Ballon du samedi',
  address: '1, rue Saint-Denis, Montréal (Québec) H2X 3K3',
  contactEmail: 'bonjour@ballon.example',
  paymentEmail: 'tresorerie@ballon.example',
};

const changed = Object.keys(renamed) as (keyof typeof renamed)[];

/**
 * Gives the club another name and other addresses.
 * @returns its former name and addresses, its new name, and a function that restores them
 */
export async function renameClub(request: APIRequestContext) {
  const before = await changeSettings(request, () => renamed);
  return {
    old: changed.map((key) => before[key]),
    name: renamed.organizationName,
    undo: () => changeSettings(request, () => Object.fromEntries(changed.map((key) => [key, before[key]]))),
  };
}

/** Records every title of the tab from the first byte; call before the page is opened. */
export const recordTitles = (page: Page) =>
  page.addInitScript(() => {
    const titles = new Set<string>();
    new MutationObserver(() => titles.add(document.title)).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    Object.assign(globalThis, { titles });
  });

/** All text of the page, including input values and recorded titles. */
export const contentOf = async (page: Page): Promise<string> => {
  const more = await page.evaluate(() => [
    ...(globalThis as unknown as { titles: Set<string> }).titles,
    ...[...document.querySelectorAll('input')].map(({ value }) => value),
    // As rendered: the markup may split an address into elements that do not wrap.
    document.body.textContent,
  ]);
  return [await page.content(), ...more].join('\n').replaceAll('\u00a0', ' ');
};
