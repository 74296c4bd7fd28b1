import { useEffect, useRef, useState } from 'react';

/** Long enough that a word is searched for once, short enough that nobody waits. */
const pause = 300;

/**
 * What is typed into a search box whose value is kept elsewhere: in the address, which follows a moment later. The box
 * never waits for it, and takes from it only what did not come from the box itself.
 * @param value what is searched for now
 * @param onSearch told what to search for, trimmed, once nobody has typed for a moment
 * @returns the text in the box, and how to change it
 */
export const useSearchText = (value: string, onSearch: (value: string) => void) => {
  const [typed, setTyped] = useState(value);
  // What the keeper was last known to hold, and after it what it has been sent and may still answer with.
  const sent = useRef([value]);

  useEffect(() => {
    const at = sent.current.lastIndexOf(value);
    if (at >= 0) {
      sent.current = sent.current.slice(at);
      return;
    }
    // Not from here: the back button, or filters that are cleared.
    sent.current = [value];
    setTyped(value);
  }, [value]);

  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === sent.current.at(-1)) return;
    const timer = setTimeout(() => {
      sent.current.push(wanted);
      onSearch(wanted);
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);

  return [typed, setTyped] as const;
};
