import { type APIRequestContext, expect } from '@playwright/test';
import type { Session, SessionChange, SessionDraft } from '../../shared-api/contract';
import { callerFor } from './caller';
import { mailSaying } from './mailbox';
import { people, tokenOf, uniqueName } from './people';

/** The fields of a session that tests need. */
export type ArrangedSession = Pick<
  Session,
  'id' | 'sessionDate' | 'startTime' | 'endTime' | 'location' | 'maxCapacity' | 'dropInPrice'
>;

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
  wanted: Partial<Omit<ArrangedSession, 'id'> & Pick<SessionDraft, 'opensAt' | 'drawsAt'>> = {},
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

/** Creates a confirmed account, and an API client for it. @param stem of its unique username */
export async function arrangeCaller(
  request: APIRequestContext,
  stem: string,
  ...rest: [firstName?: string, language?: 'en' | 'fr']
) {
  const player = await arrangePlayer(request, uniqueName(stem), ...rest);
  const email = `${player.username}@example.org`;
  const isTold = (words: string) => mailSaying(request, email, words);
  return { player, email, isTold, ...(await callerFor(request, player)) };
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

/** Sets a session's capacity to the number of its players: passes hold spots in it. */
export async function fillSession(request: APIRequestContext, session: ArrangedSession) {
  const { call } = await callerFor(request, people.admin);
  const seen = await call<Session>('get', `/api/v1/Sessions/${session.id}`);
  await changeSession(request, session, { maxCapacity: seen.registeredPlayersCount });
}
