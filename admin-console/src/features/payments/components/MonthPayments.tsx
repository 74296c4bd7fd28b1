import { useMemo, useState } from 'react';
import type { ListChange, ListControl } from 'shared-ui/resource';
import { datesWithin } from '../months';
import { PaymentRows } from './PaymentRows';

interface Place {
  page: number;
  sort: string | undefined;
}

/** The page's filters within one month; paging and sorting are the month's own. */
const useMonthControl = (month: string, control: ListControl): ListControl => {
  const { state, rules } = control;
  const { search, filters } = state;
  const key = JSON.stringify([search, filters]);
  const [place, setPlace] = useState<Place & { key: string }>({ key, page: 1, sort: undefined });
  const { page, sort } = place.key === key ? place : { ...place, page: 1 };
  const { from = '', to = '' } = filters;
  return {
    ...control,
    rules,
    // There are rows: the summary has counted them.
    narrowed: false,
    state: useMemo(
      () => ({
        ...state,
        page,
        sort,
        view: 'table',
        filters: { ...filters, ...datesWithin(month, { from, to }) },
      }),
      [state, page, sort, filters, month, from, to],
    ),
    change: (change: ListChange) =>
      setPlace({ key, page: change.page ?? 1, sort: 'sort' in change ? change.sort : sort }),
  };
};

/** One month's payments as a table. */
export function MonthPayments({ month, control }: { month: string; control: ListControl }) {
  return <PaymentRows control={useMonthControl(month, control)} />;
}
