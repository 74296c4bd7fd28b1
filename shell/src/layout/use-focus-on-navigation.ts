import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { alternatePath } from 'shared-ui';

const focusHeading = (main: HTMLElement): boolean => {
  const heading = main.querySelector('h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
};

/** Focuses the link that led to an address; false when there is none. */
const focusLinkTo = (main: HTMLElement, address: string): boolean => {
  const links = [...main.querySelectorAll<HTMLElement>('a[href]')];
  const link = links.find((one) => one.getAttribute('href') === address);
  link?.focus({ preventScroll: true });
  return link !== undefined;
};

/**
 * After a navigation, keyboard and screen readers start at the new page's title, as after a full load. While the page
 * is loading, its title gets the focus as soon as it appears. Back, and from a record to its list, the link that led to it
 * gets the focus. Changing the language or the page's state leaves the
 * focus where it is.
 */
export const useFocusOnNavigation = (main: RefObject<HTMLElement | null>): void => {
  const { pathname, search } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const previous = useRef({ pathname, search });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another path is another page.
  useEffect(() => {
    const { pathname: from, search: fromSearch } = previous.current;
    previous.current = { pathname, search };
    const element = main.current;
    if (!element || from === pathname || alternatePath(from) === pathname) return;
    element.focus({ preventScroll: true });
    const returns = isBack || from.startsWith(`${pathname}/`);
    if ((returns && focusLinkTo(element, `${from}${fromSearch}`)) || focusHeading(element)) return;
    const watch = new MutationObserver(() => {
      const moved = document.activeElement !== element;
      if (moved || focusHeading(element)) watch.disconnect();
    });
    watch.observe(element, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [pathname, main]);
};
