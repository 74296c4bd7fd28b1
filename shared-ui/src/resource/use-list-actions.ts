import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePath } from '../routing/hooks';
import type { ListAction, WithId } from './types';
import { useOperation } from './use-operation';
import type { ResourceList } from './use-resource';

/** A dialog about a row; it keeps the row while fading out. */
export interface RowDialog<Row> {
  row: Row | undefined;
  open: boolean;
}

const closed = { row: undefined, open: false };

const useRowDialog = <Row>() => {
  const [state, setState] = useState<RowDialog<Row>>(closed);
  const show = useCallback((row: Row) => setState({ row, open: true }), []);
  const close = useCallback(() => setState((now) => ({ ...now, open: false })), []);
  return { ...state, show, close };
};

/** Runs a list's actions: tracks the open dialog, and performs what is declared. */
export const useListActions = <Row extends WithId>(list: ResourceList<Row>) => {
  const navigate = useNavigate();
  const path = usePath();
  const [creating, setCreating] = useState(false);
  const editing = useRowDialog<Row>();
  const showing = useRowDialog<Row>();
  const operation = useOperation(list);
  // A displayed row follows the list; an edited one stays as it was when the dialog was opened.
  const shown = list.rows.find(({ id }) => id === showing.row?.id) ?? showing.row;

  const perform = (action: ListAction<Row>, row: Row) => {
    switch (action.does) {
      case 'show':
        return showing.show(row);
      case 'edit':
        return editing.show(row);
      case 'go':
        return void navigate(path(action.to, action.query(row)));
      case 'change':
        return operation.start(action.operation, [row], { danger: action.danger });
    }
  };

  // Stable between renders: a table's columns depend on it.
  const newest = useRef(perform);
  useEffect(() => {
    newest.current = perform;
  });
  const act = useCallback((action: ListAction<Row>, row: Row) => newest.current(action, row), []);

  return {
    list,
    act,
    actOnMany: (action: Extract<ListAction<Row>, { does: 'change' }>, rows: readonly Row[]) =>
      operation.start(action.operation, rows, { danger: action.danger, many: true }),
    create: useCallback(() => setCreating(true), []),
    creating,
    closeCreate: useCallback(() => setCreating(false), []),
    editing,
    showing: { ...showing, row: shown },
    operation: operation.dialog,
  };
};

export type ListActions<Row extends WithId> = ReturnType<typeof useListActions<Row>>;
