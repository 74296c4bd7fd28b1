import { useEffect } from 'react';
import { useOptimisticValue } from './use-optimistic-value';

/** Debounce time in milliseconds. */
const pause = 300;

/**
 * The text of a search box whose value is kept in the address.
 * @param value the current search
 * @param onSearch called with the trimmed text after a pause in typing
 * @returns the text in the box, and how to change it
 */
export const useSearchText = (value: string, onSearch: (value: string) => void) => {
  const { shown: typed, setShown: setTyped, sent } = useOptimisticValue(value);

  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === sent.current.at(-1)) return;
    const timer = setTimeout(() => {
      sent.current.push(wanted);
      onSearch(wanted);
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, onSearch, sent]);

  return [typed, setTyped] as const;
};
