import { useEffect, useState } from 'react';

/**
 * The time, which goes on while the page is open.
 * @param period how often, in milliseconds
 * @returns an instant in milliseconds
 */
export const useNow = (period: number): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), period);
    return () => clearInterval(timer);
  }, [period]);
  return now;
};
