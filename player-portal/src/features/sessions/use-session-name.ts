import type { Session } from 'shared-api';
import { useFormat } from 'shared-ui';

/** @returns a function that names a session for screen readers: its date and start, since a day may have several */
export const useSessionName = () => {
  const format = useFormat();
  return ({ sessionDate, startTime }: Pick<Session, 'sessionDate' | 'startTime'>): string =>
    `${format.date(sessionDate, 'day')}, ${format.time(startTime)}`;
};
