import { useEffect, useRef, useState } from 'react';

/**
 * A value that changes at once while its store, such as the address, follows later. It ignores the store's echoes of
 * its own changes.
 * @param value the stored value
 * @returns the current value, how to change it, and the values sent to the store, the newest last
 */
export const useOptimisticValue = (value: string) => {
  const [shown, setShown] = useState(value);
  // The last known stored value, followed by sent ones that the store may still echo.
  const sent = useRef([value]);

  useEffect(() => {
    const at = sent.current.lastIndexOf(value);
    if (at >= 0) {
      sent.current = sent.current.slice(at);
      return;
    }
    // An outside change: the back button, or cleared filters.
    sent.current = [value];
    setShown(value);
  }, [value]);

  return { shown, setShown, sent };
};
