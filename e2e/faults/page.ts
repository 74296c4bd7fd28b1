import type { Page } from '@playwright/test';
import { pageTable } from '../../infra/build/page-tables.mjs';
import { remoteNames } from '../../infra/workspaces/apps';
import { startingWith } from '../support/catalogues';
import { follow } from '../support/fields';
import { locales } from '../support/locales';
import type { Cause } from './faults';

type Language = 'en' | 'fr';

/** Headings that differ from the navigation's label. */
const titles: Partial<Record<string, string>> = { admin: locales.en.t('dashboard.title') };

/** A page of a remote for testing faults, reachable from the bar or the account's menu. */
const pageOf = (remote: string) => {
  const pages = Object.entries(pageTable(remote));
  const found =
    // Visitors and players have different home pages.
    pages.find(([name, { nav }]) => nav?.bar && name !== 'home') ?? pages.find(([, { nav }]) => nav?.account);
  if (!found?.[1].nav) throw new Error(`The navigation leads to no page of ${remote}`);
  const [name, { path, nav }] = found;
  const label = (nav.bar && nav.short?.en) || nav.label.en;
  return { path, inBar: !!nav.bar, label, title: titles[name] ?? nav.label.en };
};

export const pathOf = (remote: string, language: Language): string => pageOf(remote).path[language];

/** Another remote, which must keep working. */
export const otherThan = (remote: string): string => {
  const other = remoteNames.find((name) => name !== remote);
  if (!other) throw new Error('There is only one remote');
  return other;
};

/** The message in place of a remote. */
export const problem = (page: Page, cause: Cause, language: Language) =>
  page.getByRole('heading', { level: 1, name: locales[language].t(`remote.${cause}.title`) });

export const retry = (page: Page) => page.getByRole('button', { name: locales.en.t('ui.action.retry') });

/** A remote's own page, not a replacement. */
export const content = (page: Page, remote: string) =>
  page.getByRole('main').getByRole('heading', { level: 1, name: pageOf(remote).title, exact: true });

/** Goes to a remote through the page's own navigation. */
export const followLinkTo = async (page: Page, remote: string) => {
  const { inBar, label } = pageOf(remote);
  if (inBar) return follow(page.getByRole('navigation'), label);
  await openMenu(page);
  await page.getByRole('menuitem', { name: label }).click();
};

/** Opens the menu of the person who is logged in. */
export const openMenu = (page: Page) =>
  page.getByRole('button', { name: startingWith(locales.en.t('nav.account', { name: '' })) }).click();
