import { useEffect, useRef, useState } from 'react';

/** Long enough to notice a mistake, short enough not to wait. */
const graceMs = 6000;

/**
 * Delays an operation for some seconds, during which it can be undone. Leaving the page runs it at once.
 * @param run the operation; when it fails, it is no longer pending
 * @param given what the operation needs, as it is when pressed
 */
export const useUndoDelay = <Given>(run: (given: Given) => Promise<unknown>, given: Given) => {
  const [held, setHeld] = useState(false);
  const waiting = useRef<{ given: Given }>(undefined);
  const latest = useRef(run);
  latest.current = run;

  useEffect(() => {
    if (!held) return;
    const now = () => {
      const pressed = waiting.current;
      if (!pressed) return;
      waiting.current = undefined;
      void latest.current(pressed.given).catch(() => setHeld(false));
    };
    const timer = setTimeout(now, graceMs);
    addEventListener('pagehide', now);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', now);
      now();
    };
  }, [held]);

  return {
    held,
    hold: () => {
      waiting.current = { given };
      setHeld(true);
    },
    takeBack: () => {
      if (!waiting.current) return;
      waiting.current = undefined;
      setHeld(false);
    },
  };
};
