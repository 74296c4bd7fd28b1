import { useEffect, useState } from 'react';

/**
 * The current time, updated at each full period: with a minute, exactly on the minute.
 * @param period in milliseconds
 * @returns an instant in milliseconds
 */
export const useNow = (period: number): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(
        () => {
          setNow(Date.now());
          wait();
        },
        period - (Date.now() % period),
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [period]);
  return now;
};
