import { useEffect, useRef, useState } from 'react';

/** Long enough to notice a slip, short enough that nobody waits for it. */
const graceMs = 6000;

/**
 * Holds a deed back for some seconds, in which it can be taken back. It is done at once when the person leaves meanwhile.
 * @param run the deed; when it fails, nothing is held any longer
 */
export const useHeld = (run: () => Promise<unknown>) => {
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
