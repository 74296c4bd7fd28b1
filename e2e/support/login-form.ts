import { expect, type Page } from '@playwright/test';
import { textIn } from './catalogues';
import type { Person } from './people';

/** Logs in as a person does, through the form, and arrives at the schedule. @param base the product's address */
export async function logInThroughForm(page: Page, base: string, person: Person) {
  await page.goto(`${base}/login`);
  const form = page.getByRole('form', { name: textIn('en', 'login.title') });
  await form.getByLabel(textIn('en', 'ui.field.username')).fill(person.username);
  await form.getByLabel(textIn('en', 'ui.field.password'), { exact: false }).first().fill(person.password);
  await form.getByRole('button', { name: textIn('en', 'login.submit'), exact: true }).click();
  await expect(page).toHaveURL(/\/schedule$/);
}
