import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { demoAdministrator, logInOn, type Person } from '../../infra/checks/log-in';
import { runningProduct } from './product';

/** The demo accounts. */
export const people = {
  admin: demoAdministrator,
  player: { username: 'player', password: 'Player123!' },
  member: { username: 'member', password: 'Member123!' },
} as const;

type LoggedIn = { token: string; id: string; firstName: string; lastName: string };

/** Logs in through the API. @returns the reply of `POST /api/v1/Users/login` */
async function logIn(request: APIRequestContext, person: Person): Promise<LoggedIn> {
  const reply = await request.post('/api/v1/Users/login', { data: person });
  expect(reply.status(), await reply.text()).toBe(200);
  return (await reply.json()) as LoggedIn;
}

/** Nearly every test arranges something as the administrator; a browser that logs out ends only its own login. */
let administrator: Promise<LoggedIn> | undefined;

/** A login for calls of the API. */
export function tokenOf(request: APIRequestContext, person: Person): Promise<LoggedIn> {
  if (person !== people.admin) return logIn(request, person);
  administrator ??= logIn(request, person);
  return administrator;
}

/** Logs a person in on the page's device without the form; the page is loaded afterwards. */
export const loggedIn = async (page: Page, person: Person) =>
  expect(await logInOn(page, runningProduct().url, person)).toBe(true);

/** The same, and opens a page. */
export async function openAs(page: Page, person: Person, address: string) {
  await loggedIn(page, person);
  await page.goto(address);
}

/** A unique name in this run. */
export const uniqueName = (stem: string) =>
  `${stem}-${Date.now().toString(36)}${Math.floor(Math.random() * 1e4)}`;
