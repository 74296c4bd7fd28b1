import type { Locator, Page } from '@playwright/test';
import { beginning, textIn } from './catalogues';
import { pathIn } from './paths';
import type { Person } from './people';

/** The input whose label begins with `label`; a required one's label ends with a star. */
export const field = (scope: Page | Locator, label: string): Locator => scope.getByLabel(beginning(label));

/** Fills in the login form that the page shows, and sends it. */
export async function logInThrough(page: Page, language: 'en' | 'fr', { username, password }: Person) {
  const form = page.getByRole('form', { name: textIn(language, 'login.title') });
  await field(form, textIn(language, 'ui.field.username')).fill(username);
  await field(form, textIn(language, 'ui.field.password')).fill(password);
  await form.getByRole('button', { name: textIn(language, 'login.submit'), exact: true }).click();
}

/** Opens the login page and logs in. */
export async function logIn(page: Page, language: 'en' | 'fr', person: Person) {
  await page.goto(pathIn(language, 'login'));
  await logInThrough(page, language, person);
}
