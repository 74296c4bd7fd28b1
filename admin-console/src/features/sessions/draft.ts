import { read, type Session, type SessionChange, type Settings } from 'shared-api';
import { addDays, clubDate, noonOf } from 'shared-ui';
import { settingsQuery } from '../settings/api';
import { changedSession, newSession, type SessionValues } from './fields';

/** The club plays on Saturdays (docs/product.md, Sessions); days of the week are counted from Sunday, 0. */
export const saturday = 6;

/** The first date of a weekday from a date on, inclusive. */
export const firstOn = (weekday: number, from: string): string =>
  addDays(from, (weekday - noonOf(from).getUTCDay() + 7) % 7);

/** The first Saturday after a day. */
export const nextSaturday = (today: string): string => firstOn(saturday, addDays(today, 1));

/** A new session with the club's defaults; without the settings, the fields' own. */
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
export const sessionDraft = async (): Promise<SessionValues> =>
  usualSession(clubDate(), await read(settingsQuery()).catch(() => undefined));

/** A session's own values, to send it back with one change. */
export const changeOf = (session: Session): SessionChange => ({
  ...changedSession.pick(session),
  version: session.version,
});
