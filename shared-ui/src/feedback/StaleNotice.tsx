import Alert from '@mui/material/Alert';
import { useEffect, useReducer, useState, useSyncExternalStore } from 'react';
import { useFormat } from '../format/use-format';
import { Text } from '../messages/text';
import { Announcement } from './Announcement';

/** The parts of a query's result that tell how old its data is. */
interface AgeingQuery {
  data: unknown;
  isError: boolean;
  isFetching: boolean;
  dataUpdatedAt: number;
}

/** Milliseconds after which an answer is late enough to say that what is shown is not the newest. */
const patience = 3000;

const connection = (listener: () => void) => {
  const heard = new AbortController();
  for (const event of ['online', 'offline']) addEventListener(event, listener, { signal: heard.signal });
  return () => heard.abort();
};
const useIsOffline = (): boolean =>
  useSyncExternalStore(
    connection,
    () => !navigator.onLine,
    () => false,
  );

const useIsLate = (isWaiting: boolean): boolean => {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLate(true), patience);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isWaiting]);
  return isLate;
};

const minute = 60_000;

/** This device's time in milliseconds, at every minute of waiting. */
const useMinutes = (isWaiting: boolean): number => {
  const [, pass] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(pass, minute);
    return () => clearInterval(timer);
  }, [isWaiting]);
  // biome-ignore lint/plugin: answers are dated by this clock, too (React Query).
  return Date.now();
};

export interface StaleNoticeProps {
  /** What the page shows. */
  of: readonly AgeingQuery[];
}

/** Says how old the data on the page is while there is no connection or no answer; otherwise nothing. */
export function StaleNotice({ of: queries }: StaleNoticeProps) {
  const format = useFormat();
  const isOffline = useIsOffline();
  const isLate = useIsLate(queries.some(({ isFetching }) => isFetching));
  const shown = queries.filter(({ data }) => data !== undefined);
  const isStale = isOffline || isLate || queries.some(({ isError }) => isError);
  const now = useMinutes(isStale);
  const oldest = Math.min(now - minute, ...shown.map(({ dataUpdatedAt }) => dataUpdatedAt));
  return (
    <Announcement>
      {isStale && shown.length > 0 && (
        <Alert severity="warning" role="none" sx={{ mb: 2.5 }}>
          <Text id="ui.stale" values={{ age: format.relative(new Date(oldest), now) }} />
        </Alert>
      )}
    </Announcement>
  );
}
