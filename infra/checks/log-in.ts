import type { Page } from '@playwright/test';

/** A user's credentials. */
export interface Person {
  username: string;
  password: string;
}

/** The demo club's administrator. */
export const demoAdministrator: Person = { username: 'admin', password: 'Admin123!' };

/**
 * Logs somebody in on every page opened from now on.
 * @param url any address of the product
 * @returns false where there is no such account
 */
export const logInOn = async (page: Page, url: string, person: Person): Promise<boolean> => {
  const reply = await page.request.post(new URL('/api/v1/Users/login', url).href, { data: person });
  if (!reply.ok()) return false;
  const { token, ...user } = (await reply.json()) as { token: string };
  await page.addInitScript(
    ([key = '', value = '']) => {
      // Only once, so that a logout lasts.
      if (sessionStorage.getItem('arranged')) return;
      sessionStorage.setItem('arranged', 'yes');
      localStorage.setItem('token', key);
      localStorage.setItem('user', value);
    },
    [token, JSON.stringify(user)],
  );
  return true;
};
