import { type APIRequestContext, expect } from '@playwright/test';
import type { SessionChange } from '../../shared-api/contract';
import { callerFor } from './caller';
import { people, tokenOf } from './people';

/** The fields of a session that tests need. */
export interface ArrangedSession {
  id: string;
  sessionDate: string;
  startTime: string;
  endTime: string;
  location: string;
  maxCapacity: number;
  dropInPrice: number;
}

let used = 0;

/** A Saturday far ahead that no other test of this run has used, as `YYYY-MM-DD`. */
export const freshSaturday = (): string => {
  const date = new Date();
  // Beyond half a year, where the pages write the year too.
  const weeks = 28 + ((process.pid + used++ * 7) % 120);
  date.setUTCDate(date.getUTCDate() + ((6 - date.getUTCDay() + 7) % 7) + weeks * 7);
  return date.toISOString().slice(0, 10);
};

/** Creates a session as the administrator, through the API. */
export async function arrangeSession(
  request: APIRequestContext,
  wanted: Partial<Omit<ArrangedSession, 'id'>> = {},
): Promise<ArrangedSession> {
  const { token } = await tokenOf(request, people.admin);
  const reply = await request.post('/api/v1/Sessions', {
    headers: { Authorization: `Bearer ${token}` },
    data: {
      sessionDate: freshSaturday(),
      startTime: '10:00',
      endTime: '12:00',
      location: 'Gymnase du test',
      maxCapacity: 20,
      dropInPrice: 10,
      ...wanted,
    },
  });
  expect(reply.status(), await reply.text()).toBe(201);
  return (await reply.json()) as ArrangedSession;
}

/** Creates a confirmed account, through the API. @param language of the club's mails */
export async function arrangePlayer(
  request: APIRequestContext,
  username: string,
  firstName = 'Camille',
  language: 'en' | 'fr' = 'en',
) {
  const { token } = await tokenOf(request, people.admin);
  const person = { username, password: 'Panier123!' };
  const reply = await request.post('/api/v1/Users/create-user', {
    headers: { Authorization: `Bearer ${token}`, 'Accept-Language': language },
    data: { ...person, firstName, lastName: 'Essai', email: `${username}@example.org` },
  });
  expect(reply.status(), await reply.text()).toBe(201);
  return person;
}

/** Changes a session as the administrator, through the API. */
export async function changeSession(
  request: APIRequestContext,
  { id, ...session }: ArrangedSession,
  change: Partial<Omit<SessionChange, 'version'>>,
) {
  const { call } = await callerFor(request, people.admin);
  const { sessionDate, startTime, endTime, location, maxCapacity, dropInPrice } = session;
  const draft = { sessionDate, startTime, endTime, location, maxCapacity, dropInPrice, status: 0 };
  await call('put', `/api/v1/Sessions/${id}`, { ...draft, ...change });
}

/** Makes a session exactly as large as it is full: passes hold spots in it. */
export async function fillSession(request: APIRequestContext, session: ArrangedSession) {
  const { call } = await callerFor(request, people.admin);
  const seen = await call<{ registeredPlayersCount: number }>('get', `/api/v1/Sessions/${session.id}`);
  await changeSession(request, session, { maxCapacity: seen.registeredPlayersCount });
}
