import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { settled } from '../../infra/checks/settled';
import type { Session } from '../../shared-api/contract';
import { callerFor } from './caller';
import { type Language, startingWith } from './catalogues';
import { type Locale, locales } from './locales';
import { openAs, people } from './people';

/** Opens a page of the console as the administrator, and waits until it has loaded. */
export async function openConsole(
  page: Page,
  language: Language,
  route: string,
  query: Record<string, string> = {},
) {
  await openAs(page, people.admin, locales[language].path(route, query));
  await settled(page);
}

/** Opens a row's menu, and chooses an action. */
export async function chooseAction(page: Page, scope: Locator, t: Locale['t'], action: string) {
  const [before = ''] = t('ui.list.actionsFor', { name: '\u0000' }).split('\u0000');
  await scope.getByRole('button', { name: startingWith(before) }).click();
  await page.getByRole('menuitem', { name: t(action), exact: true }).click();
}

/** The confirmation of an action. */
export const question = (page: Page): Locator => page.getByRole('alertdialog');

/** Answers a confirmation with one of its buttons. @param text of the confirmation */
export async function answerQuestion(page: Page, button: string, text: string | RegExp = /./) {
  await expect(question(page)).toContainText(text);
  await question(page).getByRole('button', { name: button }).click();
}

/** The administrator's API calls, e.g. to delete what a test has created. */
export async function asAdmin(request: APIRequestContext) {
  const caller = await callerFor(request, people.admin);
  const headers = { Authorization: `Bearer ${caller.token}` };
  const remove = async (path: string) => {
    const reply = await request.delete(path, { headers });
    expect(reply.status()).toBe(204);
  };
  /** The sessions that a search finds. */
  const sessionsAt = (search: string) =>
    caller.call<Session[]>('get', `/api/v1/Sessions/all?search=${encodeURIComponent(search)}`);
  const isThere = async (path: string): Promise<boolean> => (await request.get(path, { headers })).ok();
  return { ...caller, remove, sessionsAt, isThere };
}
