import { type APIRequestContext, expect } from '@playwright/test';
import type { Person } from '../../infra/checks/log-in';
import { people, tokenOf } from './people';

/** An API client, to arrange what a page then shows. */
export async function callerFor(request: APIRequestContext, person: Person) {
  const { token, ...user } = await tokenOf(request, person);
  const { id } = user;
  const call = async <T>(
    method: 'get' | 'post' | 'put' | 'patch',
    path: string,
    data?: object,
  ): Promise<T> => {
    const reply = await request[method](path, { headers: { Authorization: `Bearer ${token}` }, data });
    expect(reply.ok(), `${method} ${path}: ${await reply.text()}`).toBe(true);
    return (await reply.json()) as T;
  };
  return {
    id,
    token,
    user,
    call,
    answer: (sessionId: string, isAttending: boolean) =>
      call('post', `/api/v1/Attendance/sessions/${sessionId}`, { isAttending, notes: null }),
    wait: (sessionId: string) => call('post', `/api/v1/Sessions/${sessionId}/waiting-list`),
  };
}

/** Sends a club mail to one person, as the administrator does. */
export async function mailAs(
  request: APIRequestContext,
  emailType: string,
  email: string,
  language: 'en' | 'fr',
): Promise<{ skipped: number }> {
  const admin = await callerFor(request, people.admin);
  return admin.call('post', `/api/v1/Communication/${emailType}`, {
    emails: [email],
    language: language === 'en' ? 0 : 1,
    customMessage: 'A word from the club.',
    customMessageFr: 'Un mot du club.',
  });
}
