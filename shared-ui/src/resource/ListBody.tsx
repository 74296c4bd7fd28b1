import type { ReactNode } from 'react';
import { FilterBar } from './FilterBar';
import { ListPager } from './ListPager';
import { ResourceRows, type ResourceRowsProps } from './ResourceRows';
import { SelectionBar } from './SelectionBar';
import type { WithId } from './types';
import type { ListActions } from './use-list-actions';
import { ViewSwitch } from './ViewSwitch';

export interface ListBodyProps<Row extends WithId>
  extends Pick<ResourceRowsProps<Row>, 'card' | 'column' | 'waiting' | 'empty'> {
  listActions: ListActions<Row>;
  /** Further actions on a selection. */
  selectionActions?: ReactNode;
}

/** The usual layout of a list; other lists combine the same parts themselves. */
export function ListBody<Row extends WithId>({ listActions, selectionActions, ...rows }: ListBodyProps<Row>) {
  const { list, act, actOnMany } = listActions;
  return (
    <>
      <FilterBar list={list}>{list.rules.views.length > 1 && <ViewSwitch list={list} />}</FilterBar>
      <ResourceRows list={list} onAct={act} {...rows} />
      <SelectionBar selection={list.selection} actions={list.resource.actions} onAct={actOnMany}>
        {selectionActions}
      </SelectionBar>
      <ListPager list={list} />
    </>
  );
}
