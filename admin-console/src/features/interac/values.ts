import type { StatementMapping, StatementPreview } from 'shared-api';
import type { MessageId } from 'shared-ui';
import { chosenOf, none } from '../columns/values';

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
  ...(amounts === 'signed' ? chosenOf({ amount, direction }) : chosenOf({ credit, debit })),
  ...chosenOf({ sender }),
});

/** What is chosen that a column holds. */
export function roleOf(column: number, values: ColumnsValues): MessageId | undefined {
  if (values.date === column) return 'interac.columns.date';
  if (values.descriptions.includes(column)) return 'interac.columns.text';
  if (values.sender === column) return 'interac.column.sender';
  if (values.amounts === 'split') {
    if (values.credit === column) return 'interac.columns.credit';
    return values.debit === column ? 'interac.columns.debit' : undefined;
  }
  if (values.amount === column) return 'interac.columns.amount';
  return values.direction === column ? 'interac.columns.direction' : undefined;
}
