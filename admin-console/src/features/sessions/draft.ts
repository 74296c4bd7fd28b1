import type { QueryClient } from '@tanstack/react-query';
import { type Session, type SessionChange, type Settings, settingsQuery } from 'shared-api';
import { addDays, clubDate, noonOf } from 'shared-ui';
import { changedSession, newSession, type SessionValues } from './fields';

const saturday = 6;

/** The first Saturday after a day: the club plays on Saturdays (docs/product.md, Sessions). */
export const nextSaturday = (today: string): string => {
  const weekday = noonOf(today).getUTCDay();
  return addDays(today, (saturday - weekday + 7) % 7 || 7);
};

/** A new session as the club usually has them; without the settings, as the fields are by themselves. */
export const usualSession = (
  today: string,
  settings?: Pick<Settings, 'defaultLocation' | 'defaultPrice' | 'maxCapacity'>,
): SessionValues => ({
  ...newSession.initial,
  sessionDate: nextSaturday(today),
  ...(settings && {
    location: settings.defaultLocation,
    dropInPrice: String(settings.defaultPrice),
    maxCapacity: String(settings.maxCapacity),
  }),
});

/** A new session's values. */
export const sessionDraft = async (client: QueryClient): Promise<SessionValues> =>
  usualSession(clubDate(), await client.fetchQuery(settingsQuery()).catch(() => undefined));

/** A session as it is, to send it back with one thing changed. */
export const changeOf = (session: Session): SessionChange => ({
  ...changedSession.pick(session),
  version: session.version,
});
