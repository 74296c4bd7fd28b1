import { useCallback, useSyncExternalStore } from 'react';

/** The rows that open, as the address names them after its `#`. */
export type Row = 'me' | 'security' | 'emails' | 'notifications' | 'calendar';

const changed = 'hashchange';
const onChange = (listener: () => void) => {
  window.addEventListener(changed, listener);
  return () => window.removeEventListener(changed, listener);
};

/**
 * Whether the profile's row is open, and how to open or close it: the one that the address names is open. Not a
 * navigation, which a form with unsaved changes would hold up: it stays as it is in its row.
 */
export const useOpenRow = (row: Row): [boolean, () => void] => {
  const isOpen = useSyncExternalStore(onChange, () => window.location.hash === `#${row}`);
  const toggle = useCallback(() => {
    const { pathname, search, hash } = window.location;
    window.history.replaceState(
      window.history.state,
      '',
      `${pathname}${search}${hash === `#${row}` ? '' : `#${row}`}`,
    );
    window.dispatchEvent(new HashChangeEvent(changed));
  }, [row]);
  return [isOpen, toggle];
};
