import { useEffect, useState, useSyncExternalStore } from 'react';

/** Milliseconds after which an answer is late enough to say so. */
const patience = 3000;

const connection = (listener: () => void) => {
  const heard = new AbortController();
  for (const event of ['online', 'offline']) addEventListener(event, listener, { signal: heard.signal });
  return () => heard.abort();
};

/** Whether this device has no connection, as far as it knows. */
export const useIsOffline = (): boolean =>
  useSyncExternalStore(
    connection,
    () => !navigator.onLine,
    () => false,
  );

/** Whether something has been waited for for long. */
export const useIsLate = (isWaiting: boolean): boolean => {
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
