import { keepPreviousData, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { Page } from 'shared-api';
import type { Resource, WithId } from './types';
import { type ListControl, useListState } from './use-list-state';
import { type Selection, useSelection } from './use-selection';

/** A resource's list for its page. */
export interface ResourceList<Row extends WithId> extends ListControl {
  resource: Resource<Row>;
  rows: readonly Row[];
  total: number;
  pages: number;
  /** Loading for the first time. */
  loading: boolean;
  /** Other rows are loading while the old ones are shown. */
  fetching: boolean;
  error: Error | null;
  selection: Selection<Row>;
  retry(): void;
}

const none: readonly never[] = [];

/** A resource's rows for a state kept anywhere: in the address, or in a part of a page. */
export const useRows = <Row extends WithId>(
  resource: Resource<Row>,
  control: ListControl,
): ResourceList<Row> => {
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    // `RowsQuery` leaves the key's type open.
    ...(resource.query(control.state) as UseQueryOptions<Page<Row>>),
    placeholderData: keepPreviousData,
  });
  const rows = data?.rows ?? none;
  const total = data?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / control.state.pageSize));
  // The last row of the last page was deleted, or the address is outdated.
  const isPastEnd = data !== undefined && !isPlaceholderData && control.state.page > pages;
  const { change } = control;
  useEffect(() => {
    if (isPastEnd) change({ page: pages }, true);
  }, [isPastEnd, change, pages]);
  return {
    ...control,
    resource,
    rows,
    total,
    pages,
    loading: isPending || isPastEnd,
    fetching: isPlaceholderData,
    error: data ? null : error,
    selection: useSelection(rows),
    retry: useCallback(() => void refetch(), [refetch]),
  };
};

/** A resource's list: its state in the address, its rows from the server. */
export const useResource = <Row extends WithId>(resource: Resource<Row>): ResourceList<Row> => {
  // The rules contain today's date: they are created once for as long as the page is open.
  const [rules] = useState(resource.rules);
  return useRows(resource, useListState(rules));
};
