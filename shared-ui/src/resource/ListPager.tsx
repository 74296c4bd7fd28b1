import { Pager } from './Pager';
import type { WithId } from './types';
import type { ResourceList } from './use-resource';

/** The pager of a list that has rows. */
export function ListPager<Row extends WithId>({ list }: { list: ResourceList<Row> }) {
  const { state, rules, total, change } = list;
  if (list.loading || list.error || total === 0) return null;
  return (
    <Pager
      page={state.page}
      pageSize={state.pageSize}
      pageSizes={rules.pageSizes}
      total={total}
      onPage={(page) => change({ page })}
      onPageSize={(pageSize) => change({ pageSize })}
    />
  );
}
