import { useMemo } from 'react';
import type { Resource, WithId } from './types';
import type { ResourceList } from './use-resource';
import { useSelection } from './use-selection';

const nothing = () => undefined;

/** A record on a page of its own, with the actions that its list has for it. @param row undefined while it loads */
export const useRecord = <Row extends WithId>(
  resource: Resource<Row>,
  row: Row | undefined,
): ResourceList<Row> => {
  const rows = useMemo(() => (row ? [row] : []), [row]);
  return {
    resource,
    rows,
    ...{ total: rows.length, pages: 1, loading: !row, fetching: false, error: null, narrowed: false },
    state: { search: '', page: 1, pageSize: 1, sort: undefined, view: 'cards', filters: {} },
    rules: resource.rules(),
    selection: useSelection(rows),
    ...{ change: nothing, reset: nothing, retry: nothing },
  };
};
