import { useEffect, useState } from 'react';

/** Long enough that a word is asked for once. */
const pause = 250;

/**
 * @param value the same object for as long as it stands still, or the pause never ends
 * @returns it as it was when it last stood still for a moment
 */
export const useDebounced = <Value>(value: Value): Value => {
  const [later, setLater] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return later;
};
