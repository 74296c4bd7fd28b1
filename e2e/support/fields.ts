import { expect, type Locator, type Page } from '@playwright/test';
import type { Person } from '../../infra/checks/log-in';
import { type Language, startingWith } from './catalogues';
import { type Locale, locales } from './locales';

/** The input whose label begins with `label`; a required one's label ends with a star. */
export const field = (scope: Page | Locator, label: string): Locator => scope.getByLabel(startingWith(label));

/** Clicks the first link with a name. */
export const follow = (scope: Page | Locator, name: string | RegExp): Promise<void> =>
  scope.getByRole('link', { name }).first().click();

/** Fills in and submits the login form. */
export async function logInThrough(page: Page, language: Language, { username, password }: Person) {
  const { t } = locales[language];
  const form = page.getByRole('form', { name: t('login.title') });
  await field(form, t('ui.field.username')).fill(username);
  await field(form, t('ui.field.password')).fill(password);
  await form.getByRole('button', { name: t('login.submit'), exact: true }).click();
}

/** Logs in through the page, and arrives at the schedule. @param base the product's address; the worker's by default */
export async function logIn(page: Page, language: Language, person: Person, base = '') {
  const { path, address } = locales[language];
  await page.goto(base + path('login'));
  await logInThrough(page, language, person);
  await expect(page).toHaveURL(address('schedule'));
}

/** Opens a mailed link, and chooses a password there, which logs in and leads on. */
export async function comeBy(page: Page, link: string, { t }: Locale, password: string) {
  await page.goto(link);
  const form = page.getByRole('form', { name: t('confirm.choose.title') });
  await field(form, t('ui.field.password')).fill(password);
  await form.getByRole('button', { name: t('confirm.choose.submit') }).click();
}
