/** A list's view. */
export type View = 'cards' | 'table';

/** A list's state; all of it is in the page's address, so that it can be shared and the back button works. */
export interface ListState {
  search: string;
  /** Counted from 1. */
  page: number;
  pageSize: number;
  /** `name` ascending, `-name` descending; undefined for the server's default order. */
  sort: string | undefined;
  view: View;
  /** The active filters. */
  filters: Readonly<Record<string, string>>;
}

/** A filter's allowed values in the address. */
export interface FilterRule {
  /** The initial value. */
  initial?: string | undefined;
  accepts(value: string): boolean;
}

/** A list's options; the first of each is the default. */
export interface ListRules {
  pageSizes: readonly [number, ...number[]];
  views: readonly [View, ...View[]];
  sorts: readonly string[];
  filters: Readonly<Record<string, FilterRule>>;
}

const bare = (sort: string): string => sort.replace(/^-/, '');

const filtersIn = (query: URLSearchParams, rules: ListRules): Record<string, string> =>
  Object.fromEntries(
    Object.entries(rules.filters).flatMap(([key, { initial, accepts }]) => {
      // A filter that is present but empty was removed; a missing one has its initial value.
      const value = query.get(key) ?? initial ?? '';
      return value !== '' && accepts(value) ? [[key, value]] : [];
    }),
  );

/**
 * Parses a list's state from the address, ignoring invalid values.
 * @param usual the default view
 */
export const readListState = (query: URLSearchParams, rules: ListRules, usual?: View): ListState => {
  const [size, sort, view] = [Number(query.get('size')), query.get('sort'), query.get('view')];
  const page = Number(query.get('page'));
  return {
    search: (query.get('search') ?? '').slice(0, 100),
    page: Number.isInteger(page) && page > 0 ? Math.min(page, 1_000_000) : 1,
    pageSize: rules.pageSizes.includes(size) ? size : rules.pageSizes[0],
    sort: sort && rules.sorts.includes(bare(sort)) ? sort : undefined,
    view: rules.views.find((one) => one === view) ?? usual ?? rules.views[0],
    filters: filtersIn(query, rules),
  };
};

/** A change; a filter set to '' is removed. */
export type ListChange = Partial<Omit<ListState, 'filters'>> & { filters?: Record<string, string> };

const samePlace = (change: ListChange): boolean =>
  Object.keys(change).every((key) => key === 'page' || key === 'view');

/** Writes a change into the address. Anything that selects other rows returns to the first page. */
export const writeListChange = (
  query: URLSearchParams,
  change: ListChange,
  rules: ListRules,
): URLSearchParams => {
  const next = new URLSearchParams(query);
  const put = (key: string, value: string | undefined, usual: string) => {
    if (value === undefined) return;
    if (value === usual) next.delete(key);
    else next.set(key, value);
  };
  if (!samePlace(change)) next.delete('page');
  put('search', change.search, '');
  put('page', change.page?.toString(), '1');
  put('size', change.pageSize?.toString(), String(rules.pageSizes[0]));
  // Always written: the default depends on the screen, and a link may be opened on another one.
  if (change.view) next.set('view', change.view);
  if ('sort' in change) put('sort', change.sort ?? '', '');
  for (const [key, value] of Object.entries(change.filters ?? {})) {
    put(key, value, rules.filters[key]?.initial ?? '');
  }
  return next;
};

/** Whether the list differs from its initial filters and search. */
export const isNarrowed = (state: ListState, rules: ListRules): boolean =>
  state.search !== '' ||
  Object.entries(rules.filters).some(([key, { initial = '' }]) => (state.filters[key] ?? '') !== initial);
