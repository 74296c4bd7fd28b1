import type { Page } from '@playwright/test';
import { pageTable } from '../../infra/build/page-tables.mjs';
import { remoteNames } from '../../infra/workspaces/apps';
import { beginning } from '../support/catalogues';
import { follow } from '../support/fields';
import { locales } from '../support/locales';
import type { Cause } from './faults';

type Language = 'en' | 'fr';

/** What the heading of a page says where that is not what the navigation calls it. */
const titles: Partial<Record<string, string>> = { admin: locales.en.t('dashboard.title') };

/** The page of a remote that a fault is looked at on, which the bar or the account's menu leads to. */
const pageOf = (remote: string) => {
  const pages = Object.entries(pageTable(remote));
  const found =
    // At home a visitor and a player have two pages.
    pages.find(([name, { nav }]) => nav?.bar && name !== 'home') ?? pages.find(([, { nav }]) => nav?.account);
  if (!found?.[1].nav) throw new Error(`The navigation leads to no page of ${remote}`);
  const [name, { path, nav }] = found;
  return { path, inBar: !!nav.bar, label: nav.label.en, title: titles[name] ?? nav.label.en };
};

export const pathOf = (remote: string, language: Language): string => pageOf(remote).path[language];

/** Another remote, which must go on. */
export const otherThan = (remote: string): string => {
  const other = remoteNames.find((name) => name !== remote);
  if (!other) throw new Error('There is only one remote');
  return other;
};

/** The message that stands in a remote's place. */
export const problem = (page: Page, cause: Cause, language: Language) =>
  page.getByRole('heading', { level: 1, name: locales[language].t(`remote.${cause}.title`) });

export const retry = (page: Page) => page.getByRole('button', { name: locales.en.t('ui.action.retry') });

/** A remote's own page is there, and not one that stands in its place. */
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
  page.getByRole('button', { name: beginning(locales.en.t('nav.account', { name: '' })) }).click();
