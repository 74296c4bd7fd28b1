import type { StatementMapping } from 'shared-api';

/** No column. */
export const none = -1;

/** What the form of a statement's columns holds; columns and rows are counted from 0. */
export interface ColumnsValues {
  firstRow: number;
  date: number;
  dateOrder: StatementMapping['dateOrder'];
  descriptions: number[];
  amounts: 'signed' | 'split';
  amount: number;
  direction: number;
  credit: number;
  debit: number;
  sender: number;
}

/** What the form starts with: how the statement was read, if it was. @param rows how many of the file's rows are in sight */
export const columnsOf = (mapping: StatementMapping | null, rows: number): ColumnsValues => ({
  dateOrder: 'ymd',
  descriptions: [],
  ...mapping,
  firstRow: Math.min(mapping?.firstRow ?? 1, rows - 1),
  date: mapping?.date ?? none,
  amounts: mapping?.credit === undefined ? 'signed' : 'split',
  amount: mapping?.amount ?? none,
  direction: mapping?.direction ?? none,
  credit: mapping?.credit ?? none,
  debit: mapping?.debit ?? none,
  sender: mapping?.sender ?? none,
});

const given = <Name extends string>(name: Name, column: number): Partial<Record<Name, number>> =>
  column === none ? {} : ({ [name]: column } as Record<Name, number>);

/** What the API takes of it. */
export const mappingOf = ({
  amounts,
  amount,
  direction,
  credit,
  debit,
  sender,
  ...columns
}: ColumnsValues): StatementMapping => ({
  ...columns,
  ...(amounts === 'signed'
    ? { ...given('amount', amount), ...given('direction', direction) }
    : { ...given('credit', credit), ...given('debit', debit) }),
  ...given('sender', sender),
});
