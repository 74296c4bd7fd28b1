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
  /** Whether search or filters differ from the initial ones. */
  narrowed: boolean;
  /** @param replace replaces the history entry; by default while typing */
  change(change: ListChange, replace?: boolean): void;
  /** Resets search and filters; view and page size stay. */
  reset(): void;
}

/** A list's state, stored in the page's address. */
export const useListState = (rules: ListRules): ListControl => {
  const [query, setQuery] = useSearchParams();
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  // On a phone a table would show two columns and no actions.
  const usual = narrow && rules.views.includes('cards') ? 'cards' : undefined;
  const state = useMemo(() => readListState(query, rules, usual), [query, rules, usual]);
  // The router returns the address of the last render; a second change within it must not undo the first.
  const newest = useRef(query);
  useEffect(() => {
    newest.current = query;
  }, [query]);
  const change = useCallback(
    // Typing replaces the history entry: the back button leads to the previous page, not to half a word.
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
