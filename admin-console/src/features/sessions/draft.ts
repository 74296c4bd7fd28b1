import type { QueryClient } from '@tanstack/react-query';
import {
  rules,
  type Session,
  type SessionChange,
  type SessionStatus,
  type Settings,
  settingsQuery,
} from 'shared-api';
import { addDays, clubDate } from 'shared-ui';

/** What the inputs of a session hold: numbers as they are typed. */
export interface SessionValues {
  sessionDate: string;
  startTime: string;
  endTime: string;
  location: string;
  maxCapacity: string;
  dropInPrice: string;
}

/** What the inputs of a series hold. */
export interface SeriesValues extends SessionValues {
  until: string;
  skip: string[];
}

/** What the inputs of a session hold that is changed. */
export interface ChangeValues extends SessionValues {
  status: SessionStatus;
  /** What becomes of what is pending, when the price changes. */
  pendingDues: 'keep' | 'change';
  /** For those who are e-mailed about the change. */
  reason: string;
}

const saturday = 6;

/** The first Saturday after a day: the club plays on Saturdays. */
export const nextSaturday = (today: string): string => {
  const weekday = new Date(`${today}T12:00:00Z`).getUTCDay();
  return addDays(today, (saturday - weekday + 7) % 7 || 7);
};

/** A new session as the club usually has them, with the place, the price and the capacity of the settings. */
export const usualSession = (
  today: string,
  {
    defaultLocation,
    defaultPrice,
    maxCapacity,
  }: Pick<Settings, 'defaultLocation' | 'defaultPrice' | 'maxCapacity'>,
): SessionValues => ({
  sessionDate: nextSaturday(today),
  startTime: rules.session.startTime,
  endTime: rules.session.endTime,
  location: defaultLocation,
  maxCapacity: String(maxCapacity),
  dropInPrice: String(defaultPrice),
});

const builtIn = {
  defaultLocation: rules.session.location.default,
  defaultPrice: rules.session.price.default,
  maxCapacity: rules.session.capacity.default,
};

/** A new session's values; without the settings, the usual ones. */
export const sessionDraft = async (client: QueryClient): Promise<SessionValues> => {
  const settings = await client.fetchQuery(settingsQuery()).catch(() => builtIn);
  return usualSession(clubDate(), settings);
};

export const valuesOf = (session: Session): SessionValues => ({
  sessionDate: session.sessionDate,
  startTime: session.startTime,
  endTime: session.endTime,
  location: session.location,
  maxCapacity: String(session.maxCapacity),
  dropInPrice: String(session.dropInPrice),
});

/** A session as it is, to send it back with one thing changed. */
export const changeOf = (session: Session): SessionChange => {
  const { sessionDate, startTime, endTime, location, maxCapacity, dropInPrice, status, version } = session;
  return { sessionDate, startTime, endTime, location, maxCapacity, dropInPrice, status, version };
};
