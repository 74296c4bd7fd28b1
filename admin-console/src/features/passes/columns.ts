import type { PassColumns } from 'shared-api';
import type { MessageId } from 'shared-ui';
import { mixed, object, ruleMessage } from 'shared-ui/forms';
import { column, namesWithoutEmail } from '../columns/schema';
import { chosenOf, none } from '../columns/values';

/** The columns of which a list has one each, or none. */
export const singles = ['season', 'from', 'to', 'price', 'paid', 'paidOn', 'owes', 'ended'] as const;
type Single = 'email' | (typeof singles)[number];

/** The values of the form for a list's columns, counted from 0. */
export type PassColumnsValues = Record<Single, number> &
  Pick<PassColumns, 'firstRow' | 'names' | 'dateOrder' | 'paidAs'>;

/** The form's initial values: how the list was read, or what is likely. @param rows number of its rows shown */
export const columnsOf = (
  { firstRow, names, dateOrder, paidAs, ...columns }: PassColumns,
  rows: number,
): PassColumnsValues => {
  const chosen = ['email' as const, ...singles].map((name) => [name, columns[name] ?? none]);
  return {
    ...(Object.fromEntries(chosen) as Record<Single, number>),
    ...{ firstRow: Math.min(firstRow, rows - 1), names, dateOrder, paidAs },
  };
};

/** The form's values for the API. */
export const mappingOf = ({
  firstRow,
  names,
  dateOrder,
  paidAs,
  ...columns
}: PassColumnsValues): PassColumns => ({ firstRow, names, dateOrder, paidAs, ...chosenOf(columns) });

/** A day for which a column is needed where none has the season. */
const day = () =>
  column().when('season', ([season], schema) =>
    season === none ? schema.min(0, ruleMessage('passes.columns.when')) : schema,
  );

/** A list's columns: whose pass, and which. */
export const columnsSchema = object({
  ...{ firstRow: column(), email: column(), names: namesWithoutEmail(), season: column() },
  ...{ from: day(), to: day(), price: column() },
  ...{ paid: column(), paidOn: column(), owes: column(), ended: column() },
  dateOrder: mixed<PassColumns['dateOrder']>().required(),
  paidAs: mixed<PassColumns['paidAs']>().required(),
});

/** What is chosen that a column holds. */
export function roleOf(column: number, columns: PassColumns): MessageId | undefined {
  if (columns.names.includes(column)) return 'invite.columns.full';
  if (columns.email === column) return 'ui.field.email';
  const name = singles.find((single) => columns[single] === column);
  return name && `passes.columns.${name}`;
}
