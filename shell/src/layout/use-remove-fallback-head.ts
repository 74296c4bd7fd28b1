import { useEffect } from 'react';

/** Removes the head's tags for clients without scripts: every page renders its own. */
export const useRemoveFallbackHead = (): void => {
  useEffect(() => {
    for (const element of document.head.querySelectorAll('[data-fallback]')) element.remove();
  }, []);
};
