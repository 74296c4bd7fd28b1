import type { OpeningColumns } from 'shared-api';
import type { MessageId } from 'shared-ui';
import { mixed, object, ruleMessage } from 'shared-ui/forms';
import { column, namesWithoutEmail } from '../columns/schema';
import { chosenOf, none } from '../columns/values';

/** The values of the form for a list's columns, counted from 0. */
export interface OpeningColumnsValues {
  firstRow: number;
  email: number;
  names: number[];
  owes: number;
  has: number;
  date: number;
  dateOrder: OpeningColumns['dateOrder'];
  reason: number;
}

/** The form's initial values: how the list was read, or what is likely. @param rows number of its rows shown */
export const columnsOf = (
  { firstRow, names, dateOrder, email, owes, has, date, reason }: OpeningColumns,
  rows: number,
): OpeningColumnsValues => ({
  ...{ firstRow: Math.min(firstRow, rows - 1), names, dateOrder, email: email ?? none, owes: owes ?? none },
  ...{ has: has ?? none, date: date ?? none, reason: reason ?? none },
});

/** The form's values for the API. */
export const mappingOf = ({
  firstRow,
  names,
  dateOrder,
  ...columns
}: OpeningColumnsValues): OpeningColumns => ({ firstRow, names, dateOrder, ...chosenOf(columns) });

/** A list's columns: whose and how much. */
export const columnsSchema = object({
  firstRow: column(),
  email: column(),
  names: namesWithoutEmail(),
  owes: column(),
  has: column().when('owes', ([owes], schema) =>
    owes === none ? schema.min(0, ruleMessage('openings.columns.howMuch')) : schema,
  ),
  date: column(),
  dateOrder: mixed<OpeningColumns['dateOrder']>().required(),
  reason: column(),
});

/** What is chosen that a column holds. */
export function roleOf(
  column: number,
  { email, names, owes, has, date, reason }: OpeningColumns,
): MessageId | undefined {
  if (names.includes(column)) return 'invite.columns.full';
  switch (column) {
    case email:
      return 'ui.field.email';
    case owes:
      return 'openings.columns.owes';
    case has:
      return 'openings.columns.has';
    case date:
      return 'ui.field.date';
    case reason:
      return 'treasury.entry.reason';
    default:
      return undefined;
  }
}
