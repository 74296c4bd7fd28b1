import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { clubDate } from '../../shared-api/common/calendar';
import type { Roster } from '../../shared-api/contract';
import { arrangeCaller, arrangeSession, changeSession } from './club';
import { asAdmin } from './console';
import type { Locale } from './locales';
import { openAs, people } from './people';
import { startIn } from './starts';

/** Today's session with three who come. */
export async function arrangeMorning(request: APIRequestContext) {
  const admin = await asAdmin(request);
  const start = startIn(60);
  let session = await arrangeSession(request, start);
  const names = ['Aline', 'Bruno', 'Xavière'];
  const coming: Awaited<ReturnType<typeof arrangeCaller>>[] = [];
  for (const name of names) {
    const caller = await arrangeCaller(request, 'porte', name);
    await admin.call('put', `/api/v1/Sessions/${session.id}/places/${caller.id}`, { move: 'in' });
    coming.push(caller);
  }
  // In the last hour of the day it has begun, and is still today's; nobody could have said before that they come.
  if (start.sessionDate > clubDate()) {
    const begun = { sessionDate: clubDate(), startTime: '21:00', endTime: '23:59' };
    await changeSession(request, session, begun);
    session = { ...session, ...begun };
  }
  const roster = () => admin.call<Roster>('get', `/api/v1/Sessions/${session.id}/roster`);
  /** Who of them has come, and walk-ins, by the server: first names. */
  const here = async () =>
    (await roster()).people
      .filter(({ lastName, walkIn }) => lastName === 'Essai' || walkIn)
      .filter(({ mark }) => mark === 'here' || mark === 'late')
      .map(({ firstName }) => firstName)
      .sort();
  /** Other journeys look for today's sessions, and for these names, too. */
  const remove = async () => {
    await admin.remove(`/api/v1/Sessions/${session.id}`);
    for (const { id } of coming) await admin.remove(`/api/v1/Users/${id}`);
  };
  return { admin, session, coming, roster, here, remove };
}

/** The door's page in a language; counts the taps. */
export const doorOn = (page: Page, { t, path }: Locale) => {
  let taps = 0;
  const tap = async (target: ReturnType<Page['getByRole']>) => {
    taps += 1;
    await target.click();
  };
  const row = (name: string) => page.getByRole('button', { name: new RegExp(`^${name} E`) });
  return {
    open: async (session: string) => {
      await openAs(page, people.admin, path('adminDoor', { session }));
      await expect(page.getByRole('searchbox')).toBeVisible();
    },
    row,
    tap,
    tapOn: (name: string) => tap(row(name)),
    press: (id: string, values: Record<string, string | number> = {}) =>
      tap(page.getByRole('button', { name: t(id, values) }).last()),
    /** The status of what is sent, which stands over the list. */
    unsent: (count: number) =>
      page.getByRole('button', { name: count > 0 ? t('door.unsent', { count }) : t('door.allSent') }),
    /** The taps since the last time. */
    taps: () => {
      const counted = taps;
      taps = 0;
      return counted;
    },
  };
};
