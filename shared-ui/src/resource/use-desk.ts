import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePath } from '../routing/hooks';
import type { Action, Identified } from './types';
import { useDeed } from './use-deed';
import type { ResourceList } from './use-resource';

/** A dialog about a row; it keeps the row while it fades away. */
export interface Opened<Row> {
  row: Row | undefined;
  open: boolean;
}

const closed = { row: undefined, open: false };

const useOpened = <Row>() => {
  const [state, setState] = useState<Opened<Row>>(closed);
  const show = useCallback((row: Row) => setState({ row, open: true }), []);
  const close = useCallback(() => setState((now) => ({ ...now, open: false })), []);
  return { ...state, show, close };
};

/** Where a list's actions are carried out: it knows which dialog is open, and does what is declared. */
export const useDesk = <Row extends Identified>(list: ResourceList<Row>) => {
  const navigate = useNavigate();
  const path = usePath();
  const [creating, setCreating] = useState(false);
  const editing = useOpened<Row>();
  const showing = useOpened<Row>();
  const deed = useDeed(list);

  const act = (action: Action<Row>, row: Row) => {
    switch (action.does) {
      case 'show':
        return showing.show(row);
      case 'edit':
        return editing.show(row);
      case 'go':
        return void navigate(path(action.to, action.query(row)));
      case 'change':
        return deed.start(action.deed, [row], { danger: action.danger });
    }
  };

  return {
    list,
    act,
    actOnMany: (action: Extract<Action<Row>, { does: 'change' }>, rows: readonly Row[]) =>
      deed.start(action.deed, rows, { danger: action.danger, many: true }),
    create: useCallback(() => setCreating(true), []),
    creating,
    closeCreate: useCallback(() => setCreating(false), []),
    editing,
    showing,
    deed: deed.dialog,
  };
};

export type Desk<Row extends Identified> = ReturnType<typeof useDesk<Row>>;
