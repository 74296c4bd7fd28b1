import { useEffect, useState } from 'react';

/**
 * @param value the same object for as long as it stands still, or the pause never ends
 * @param pause in milliseconds; long enough that a word is asked for once
 * @returns it as it was when it last stood still for a moment
 */
export const useDebounced = <Value>(value: Value, pause = 250): Value => {
  const [later, setLater] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return later;
};
