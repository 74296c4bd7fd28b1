import type { APIRequestContext } from '@playwright/test';
import { shortIdOf } from '../../shared-api/common/session-line';
import { demoAdministrator } from './log-in';

/**
 * Fills in the paths of records' pages with records of the demo club.
 * @param url any address of the product
 * @returns a function of a page's English path and the one to fill in, by default that one; it throws for a page of
 * records that it does not know
 */
export const demoRecords = async (request: APIRequestContext, url: string) => {
  const at = (path: string) => new URL(path, url).href;
  const upcoming = await request.get(at('/api/v1/Sessions/upcoming'));
  const [session] = (await upcoming.json()) as { id: string }[];
  const login = await request.post(at('/api/v1/Users/login'), { data: demoAdministrator });
  const person = (await login.json()) as { id: string };
  const ids: Record<string, string | undefined> = {
    '/sessions/:id': session?.id,
    '/sessions/:id/draw': session?.id,
    '/s/:id': session && shortIdOf(session),
    // Without the link's secret: it says that it opens nothing.
    '/door/:id': session?.id,
    '/admin/sessions/:id': session?.id,
    '/admin/sessions/:id/teams': session?.id,
    '/admin/users/:id': person.id,
    '/admin/first-steps/:id': 'club',
  };
  return (english: string, path = english): string =>
    path.replace(':id', () => {
      const id = ids[english];
      if (!id) throw new Error(`No record of the demo club for ${english}`);
      return id;
    });
};
