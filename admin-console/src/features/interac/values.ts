import type { StatementMapping, StatementPreview } from 'shared-api';

/** No column. */
export const none = -1;

/** The values of the column mapping's form; columns and rows are counted from 0. */
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

type Likely = NonNullable<StatementPreview['asked']>['likely'] & Pick<StatementMapping, 'sender'>;

/** The form's initial values: how the file was read, or what is likely. @param rows number of the file's rows shown */
export const columnsOf = (mapping: Likely | undefined, rows: number): ColumnsValues => ({
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

/** The form's values for the API. */
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
