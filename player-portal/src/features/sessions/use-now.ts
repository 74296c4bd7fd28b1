import { useEffect, useState } from 'react';
import { now as currentTime } from 'shared-api';

/**
 * The current time, updated at each full period: by default exactly on the minute.
 * @param period in milliseconds
 * @returns an instant in milliseconds
 */
export const useNow = (period = 60_000): number => {
  const [now, setNow] = useState(currentTime);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(
        () => {
          setNow(currentTime());
          wait();
        },
        period - (currentTime() % period),
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [period]);
  return now;
};
