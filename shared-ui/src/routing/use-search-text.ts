import { useEffect } from 'react';
import { useOptimisticValue } from './use-optimistic-value';

/** Long enough that a word is searched for once, short enough that nobody waits. */
const pause = 300;

/**
 * What is typed into a search box whose value is kept in the address.
 * @param value what is searched for now
 * @param onSearch told what to search for, trimmed, once nobody has typed for a moment
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
