import Alert from '@mui/material/Alert';
import { useEffect, useReducer } from 'react';
import { useFormat } from '../format/use-format';
import { Text } from '../messages/text';
import { Announcement } from './Announcement';
import { useIsLate, useIsOffline } from './use-connection';

/** The parts of a query's result that tell how old its data is. */
interface AgeingQuery {
  data: unknown;
  isError: boolean;
  isFetching: boolean;
  dataUpdatedAt: number;
}

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
