import type { Page } from '@playwright/test';

/** Somebody who logs in. */
export interface Person {
  username: string;
  password: string;
}

/** The demo club's administrator. */
export const demoAdministrator: Person = { username: 'admin', password: 'Admin123!' };

/**
 * Makes every page that is opened from now on one of somebody who is logged in.
 * @param url any address of the product
 * @returns false where there is no such account
 */
export const logInOn = async (page: Page, url: string, person: Person): Promise<boolean> => {
  const reply = await page.request.post(new URL('/api/v1/Users/login', url).href, { data: person });
  if (!reply.ok()) return false;
  const { token, ...user } = (await reply.json()) as { token: string };
  await page.addInitScript(
    ([key = '', value = '']) => {
      // Only once: who logs out stays logged out.
      if (sessionStorage.getItem('arranged')) return;
      sessionStorage.setItem('arranged', 'yes');
      localStorage.setItem('token', key);
      localStorage.setItem('user', value);
    },
    [token, JSON.stringify(user)],
  );
  return true;
};
