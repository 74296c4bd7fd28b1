import { useEffect, useRef, useState } from 'react';

/** Long enough to notice a mistake, short enough not to wait. */
const graceMs = 6000;

/**
 * Delays an operation for some seconds, during which it can be undone. Leaving the page runs it at once.
 * @param run the operation; when it fails, it is no longer pending
 */
export const useUndoDelay = (run: () => Promise<unknown>) => {
  const [held, setHeld] = useState(false);
  const waiting = useRef(false);
  const latest = useRef(run);
  latest.current = run;

  useEffect(() => {
    if (!held) return;
    const now = () => {
      if (!waiting.current) return;
      waiting.current = false;
      void latest.current().catch(() => setHeld(false));
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
      waiting.current = true;
      setHeld(true);
    },
    takeBack: () => {
      if (!waiting.current) return;
      waiting.current = false;
      setHeld(false);
    },
  };
};
