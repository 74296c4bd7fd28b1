import { useEffect, useRef, useState } from 'react';

/**
 * A value that is shown at once and kept elsewhere: in the address, which follows a moment later. What is shown never
 * waits for it, and takes from it only what did not come from here.
 * @param value what the keeper holds
 * @returns what to show and how to change it, and what the keeper has been sent, last of all the newest
 */
export const useOptimisticValue = (value: string) => {
  const [shown, setShown] = useState(value);
  // What the keeper was last known to hold, and after it what it has been sent and may still answer with.
  const sent = useRef([value]);

  useEffect(() => {
    const at = sent.current.lastIndexOf(value);
    if (at >= 0) {
      sent.current = sent.current.slice(at);
      return;
    }
    // Not from here: the back button, or filters that are cleared.
    sent.current = [value];
    setShown(value);
  }, [value]);

  return { shown, setShown, sent };
};
