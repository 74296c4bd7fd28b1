import { useCallback, useMemo, useState } from 'react';
import type { WithId } from './types';

/** The selected rows, across pages of a list. */
export interface Selection<Row extends WithId> {
  rows: readonly Row[];
  ids: ReadonlySet<string>;
  toggle(row: Row): void;
  /** Selects exactly these of the page's rows; those of other pages stay as they are. */
  choose(ids: ReadonlySet<string>): void;
  /** Selects exactly these, whatever their page. */
  keep(rows: readonly Row[]): void;
  clear(): void;
}

/** @param shown the page's rows, with their latest changes */
export const useSelection = <Row extends WithId>(shown: readonly Row[]): Selection<Row> => {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
  const rows = useMemo(() => {
    const current = new Map(shown.map((row) => [row.id, row]));
    return [...chosen.values()].map((row) => current.get(row.id) ?? row);
  }, [chosen, shown]);
  const toggle = useCallback(
    (row: Row) =>
      setChosen((now) => {
        const next = new Map(now);
        if (!next.delete(row.id)) next.set(row.id, row);
        return next;
      }),
    [],
  );
  const choose = useCallback(
    (ids: ReadonlySet<string>) =>
      setChosen((now) => {
        const next = new Map(now);
        for (const row of shown) {
          if (ids.has(row.id)) next.set(row.id, row);
          else next.delete(row.id);
        }
        return next;
      }),
    [shown],
  );
  const keep = useCallback(
    (kept: readonly Row[]) => setChosen(new Map(kept.map((row) => [row.id, row]))),
    [],
  );
  const clear = useCallback(() => keep([]), [keep]);
  return { rows, ids: useMemo(() => new Set(chosen.keys()), [chosen]), toggle, choose, keep, clear };
};
