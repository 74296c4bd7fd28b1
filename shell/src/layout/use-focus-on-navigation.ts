import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { alternatePath } from 'shared-ui';

const focusHeading = (main: HTMLElement): boolean => {
  const heading = main.querySelector('h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
};

/**
 * After a navigation, keyboard and screen readers start at the new page's title, as after a full load. While the page
 * is loading, its title gets the focus as soon as it appears. Changing the language or the page's state leaves the
 * focus where it is.
 */
export const useFocusOnNavigation = (main: RefObject<HTMLElement | null>): void => {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    const from = previous.current;
    previous.current = pathname;
    const element = main.current;
    if (!element || from === pathname || alternatePath(from) === pathname) return;
    element.focus({ preventScroll: true });
    if (focusHeading(element)) return;
    const watch = new MutationObserver(() => {
      const moved = document.activeElement !== element;
      if (moved || focusHeading(element)) watch.disconnect();
    });
    watch.observe(element, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [pathname, main]);
};
