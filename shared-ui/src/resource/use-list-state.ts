import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  isNarrowed,
  type ListChange,
  type ListRules,
  type ListState,
  readListState,
  writeListChange,
} from './list-state';

export interface ListControl {
  state: ListState;
  rules: ListRules;
  /** Whether anything is searched for or filtered other than the list begins with. */
  narrowed: boolean;
  /** @param replace whether going back does not lead to the state before; by default when typing */
  change(change: ListChange, replace?: boolean): void;
  /** Back to how the list begins; its view and its page size stay. */
  reset(): void;
}

/** A list's state, kept in the page's address. */
export const useListState = (rules: ListRules): ListControl => {
  const [query, setQuery] = useSearchParams();
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  // A table shows a phone two of its columns, and none of the actions.
  const usual = narrow && rules.views.includes('cards') ? 'cards' : undefined;
  const state = useMemo(() => readListState(query, rules, usual), [query, rules, usual]);
  // The router hands out the address of the last render; a second change within it must not undo the first.
  const newest = useRef(query);
  useEffect(() => {
    newest.current = query;
  }, [query]);
  const change = useCallback(
    // Typing replaces the entry in the history: going back leads to where the person was, not to half a word.
    (wanted: ListChange, replace = wanted.search !== undefined) => {
      newest.current = writeListChange(newest.current, wanted, rules);
      setQuery(newest.current, { replace, preventScrollReset: true });
    },
    [setQuery, rules],
  );
  const reset = useCallback(() => {
    const initial = Object.entries(rules.filters).map(([key, rule]) => [key, rule.initial ?? '']);
    change({ search: '', sort: undefined, filters: Object.fromEntries(initial) });
  }, [change, rules]);
  return { state, rules, narrowed: isNarrowed(state, rules), change, reset };
};
