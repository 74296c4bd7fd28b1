import type { Page } from '@playwright/test';
import { beginning } from '../support/catalogues';
import { follow } from '../support/fields';
import { locales } from '../support/locales';
import { type Cause, type Remote, remotes } from './faults';

type Language = 'en' | 'fr';

/** The path of the page of a remote that a fault is looked at on. */
export const pathOf = (remote: Remote, language: Language): string =>
  locales[language].path(remotes[remote].page);

export const other: Record<Remote, Remote> = {
  'player-portal': 'admin-console',
  'admin-console': 'player-portal',
};

/** The message that stands in a remote's place. */
export const problem = (page: Page, cause: Cause, language: Language) =>
  page.getByRole('heading', { level: 1, name: locales[language].t(`remote.${cause}.title`) });

export const retry = (page: Page) => page.getByRole('button', { name: locales.en.t('ui.action.retry') });

/** A remote's own page is there, and not one that stands in its place. */
export const content = (page: Page, remote: Remote) =>
  page
    .getByRole('main')
    .getByRole('heading', { level: 1, name: locales.en.t(remotes[remote].title), exact: true });

/** Goes to the other remote through the page's own navigation. */
export const followLinkTo = async (page: Page, remote: Remote) => {
  if (remote === 'player-portal') {
    await follow(page.getByRole('navigation'), locales.en.t('nav.schedule'));
    return;
  }
  await openMenu(page);
  await page.getByRole('menuitem', { name: locales.en.t('nav.admin') }).click();
};

/** Opens the menu of the person who is logged in. */
export const openMenu = (page: Page) =>
  page.getByRole('button', { name: beginning(locales.en.t('nav.account', { name: '' })) }).click();
