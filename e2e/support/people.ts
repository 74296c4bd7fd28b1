import { type APIRequestContext, expect, type Page } from '@playwright/test';

/** The demo accounts. */
export const people = {
  admin: { username: 'admin', password: 'Admin123!' },
  player: { username: 'player', password: 'Player123!' },
  member: { username: 'member', password: 'Member123!' },
} as const;

export type Person = { username: string; password: string };

type LoggedIn = { token: string; id: string; firstName: string; lastName: string };

/** Logs in through the API. @returns the reply of `POST /api/v1/Users/login` */
async function logIn(request: APIRequestContext, person: Person): Promise<LoggedIn> {
  const reply = await request.post('/api/v1/Users/login', { data: person });
  expect(reply.status(), await reply.text()).toBe(200);
  return (await reply.json()) as LoggedIn;
}

/** Nearly every test arranges something as the administrator; a browser that logs out ends a login of its own. */
let administrator: Promise<LoggedIn> | undefined;

/** A login for calls of the API. */
export function tokenOf(request: APIRequestContext, person: Person): Promise<LoggedIn> {
  if (person !== people.admin) return logIn(request, person);
  administrator ??= logIn(request, person);
  return administrator;
}

/** Puts a login on the page's device without walking through the form; the page is loaded afterwards. */
export async function loggedIn(page: Page, person: Person) {
  const { token, ...user } = await logIn(page.request, person);
  await page.addInitScript(
    ([key, value]) => {
      if (sessionStorage.getItem('arranged')) return;
      sessionStorage.setItem('arranged', 'yes');
      localStorage.setItem('token', key as string);
      localStorage.setItem('user', value as string);
    },
    [token, JSON.stringify(user)],
  );
}

/** A name that nobody else in this run has. */
export const fresh = (stem: string) => `${stem}-${Date.now().toString(36)}${Math.floor(Math.random() * 1e4)}`;
