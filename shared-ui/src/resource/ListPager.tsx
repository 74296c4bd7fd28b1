import { NumberedPager, SteppedPager } from './Pager';
import type { WithId } from './types';
import type { ResourceList } from './use-resource';

/** A list's pages: by number, or in steps where the size of a page can be chosen. */
export function ListPager<Row extends WithId>({ list }: { list: ResourceList<Row> }) {
  const { state, rules, total, change } = list;
  if (list.loading || list.error || total === 0) return null;
  const pager = {
    page: state.page,
    pageSize: state.pageSize,
    total,
    onPage: (page: number) => change({ page }),
  };
  if (rules.pageSizes.length === 1) return <NumberedPager {...pager} />;
  return (
    <SteppedPager {...pager} pageSizes={rules.pageSizes} onPageSize={(pageSize) => change({ pageSize })} />
  );
}
