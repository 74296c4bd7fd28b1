import { read, rules, type Session, type SessionChange, type Settings } from 'shared-api';
import { gameDayFrom } from 'shared-api/passes';
import { usualPlace } from 'shared-api/usual-place';
import { addDays, clubDate } from 'shared-ui';
import { settingsQuery } from '../settings/api';
import { changedSession, newSession, type SessionValues } from './fields';

/** When a club plays, and how: what its sessions have in common. */
type Usual = Pick<
  Settings,
  'address' | 'defaultLocation' | 'defaultPrice' | 'maxCapacity' | 'weekday' | 'startTime' | 'endTime'
>;

/** The day on which a club plays, counted from Sunday, 0; Saturday, until it has said so (docs/product.md, Sessions). */
const weekdayOf = (settings?: Pick<Settings, 'weekday'>): number =>
  settings?.weekday ?? rules.session.weekday;

/** A new session with the club's defaults; without the settings, the fields' own. */
export const usualSession = (today: string, settings?: Usual): SessionValues => ({
  ...newSession.initial,
  sessionDate: gameDayFrom(addDays(today, 1), weekdayOf(settings)),
  ...(settings && {
    location: usualPlace(settings),
    dropInPrice: String(settings.defaultPrice),
    maxCapacity: String(settings.maxCapacity),
    startTime: settings.startTime,
    endTime: settings.endTime,
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
