import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { createIntl } from 'react-intl';
import { formatsOf, regionOf } from '../../shared-api/common/format';
import type { RouteName } from '../../shared-api/common/paths';
import { callerFor } from './caller';
import { beginning, type Language, texts } from './catalogues';
import { pathIn } from './paths';
import { loggedIn, people, tokenOf } from './people';
import { settled } from './settled';

/** Words, dates and sums as the console shows them in a language, plurals included. */
export function messagesIn(language: Language) {
  const intl = createIntl({ locale: regionOf[language], messages: texts[language] });
  return {
    language,
    t: (id: string, values: Record<string, string | number> = {}): string =>
      intl.formatMessage({ id }, values),
    ...formatsOf(language, intl.formatters),
  };
}

export type Messages = ReturnType<typeof messagesIn>;

/** Opens a page of the console as the administrator, and waits until it shows what it has. */
export async function openConsole(
  page: Page,
  language: Language,
  route: RouteName,
  query: Record<string, string> = {},
) {
  await loggedIn(page, people.admin);
  await page.goto(pathIn(language, route, query));
  await settled(page);
}

/** Opens the menu of what can be done with a row that the page shows, and chooses from it. */
export async function act(page: Page, scope: Locator, { t }: Messages, action: string) {
  const [before = ''] = t('ui.list.actionsFor', { name: '\u0000' }).split('\u0000');
  await scope.getByRole('button', { name: beginning(before) }).click();
  await page.getByRole('menuitem', { name: t(action), exact: true }).click();
}

/** The confirmation before an action. */
export const question = (page: Page): Locator => page.getByRole('alertdialog');

/** The administrator's calls, the deletion of what a test has made among them. */
export async function asAdmin(request: APIRequestContext) {
  const caller = await callerFor(request, people.admin);
  const { token } = await tokenOf(request, people.admin);
  const remove = async (path: string) => {
    const reply = await request.delete(path, { headers: { Authorization: `Bearer ${token}` } });
    expect(reply.status()).toBe(204);
  };
  const isThere = async (path: string): Promise<boolean> =>
    (await request.get(path, { headers: { Authorization: `Bearer ${token}` } })).ok();
  return { ...caller, remove, isThere };
}
