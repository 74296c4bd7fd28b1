import type { CameColumns } from 'shared-api';
import type { MessageId } from 'shared-ui';
import { array, mixed, number, object, ruleMessage, string } from 'shared-ui/forms';
import { column, namesWithoutEmail } from '../columns/schema';
import { chosenOf, none } from '../columns/values';

/** The values of the form for a list's columns, counted from 0. */
export interface CameColumnsValues {
  firstRow: number;
  email: number;
  names: number[];
  days: number[];
  date: number;
  mark: number;
  dateOrder: CameColumns['dateOrder'];
  /** Zero where the dates have it. */
  year: number;
  /** None where the usual marks say it. */
  came: string[];
}

/** The form's initial values: how the list was read, or what is likely. @param rows number of its rows shown */
export const columnsOf = (
  { firstRow, names, days, dateOrder, email, date, mark, year, came }: CameColumns,
  rows: number,
): CameColumnsValues => ({
  ...{ firstRow: Math.min(firstRow, rows - 1), names, days, dateOrder, email: email ?? none },
  ...{ date: date ?? none, mark: mark ?? none, year: year ?? 0, came: came ?? [] },
});

/** The form's values for the API. */
export const mappingOf = ({
  firstRow,
  names,
  days,
  dateOrder,
  year,
  came,
  ...columns
}: CameColumnsValues): CameColumns => ({
  ...{ firstRow, names, days, dateOrder },
  ...(year > 0 && { year }),
  ...(came.length > 0 && { came }),
  ...chosenOf({ ...columns, ...(days.length > 0 && { date: none, mark: none }) }),
});

/** A list's columns: who and when. */
export const columnsSchema = object({
  firstRow: column(),
  email: column(),
  names: namesWithoutEmail(),
  days: array().of(column()).required(),
  date: column().when('days', ([days], schema) =>
    (days as number[]).length === 0 ? schema.min(0, ruleMessage('came.columns.when')) : schema,
  ),
  mark: column(),
  dateOrder: mixed<CameColumns['dateOrder']>().required(),
  year: number().required(),
  came: array().of(string().required()).required(),
});

/** What is chosen that a column holds. */
export function roleOf(
  column: number,
  { email, names, days, date, mark }: CameColumns,
): MessageId | undefined {
  if (names.includes(column)) return 'invite.columns.full';
  if (days.includes(column)) return 'came.columns.day';
  switch (column) {
    case email:
      return 'ui.field.email';
    case date:
      return 'ui.field.date';
    case mark:
      return 'came.columns.mark';
    default:
      return undefined;
  }
}
