import { useEffect, useState } from 'react';

/**
 * @param value must be referentially stable while unchanged
 * @param pause in milliseconds; long enough that a word is searched once
 * @returns the value after a pause
 */
export const useDebounced = <Value>(value: Value, pause = 250): Value => {
  const [later, setLater] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return later;
};
