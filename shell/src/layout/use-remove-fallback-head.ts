import { useEffect } from 'react';

/** Takes away what the page's head said for those who run no scripts: every page says the same of itself. */
export const useRemoveFallbackHead = (): void => {
  useEffect(() => {
    for (const element of document.head.querySelectorAll('[data-fallback]')) element.remove();
  }, []);
};
