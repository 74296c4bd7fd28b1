import type { LikelyPeopleColumns, PeopleColumns } from 'shared-api';
import type { MessageId } from 'shared-ui';
import { mixed, object } from 'shared-ui/forms';
import { column, neededWhere, severalColumns } from '../columns/schema';
import { chosenOf, none } from '../columns/values';

/** The values of the form for a list's columns, counted from 0. */
export interface PeopleColumnsValues {
  firstRow: number;
  emails: number[];
  names: 'parts' | 'whole';
  first: number;
  last: number;
  full: number;
  order: PeopleColumns['order'];
  language: number;
}

/** The form's initial values: how the list was read, or what is likely. @param rows number of its rows shown */
export const columnsOf = (
  { firstRow, emails, first, last, full, order, language }: LikelyPeopleColumns,
  rows: number,
): PeopleColumnsValues => ({
  firstRow: Math.min(firstRow, rows - 1),
  emails,
  names: full === undefined ? 'parts' : 'whole',
  first: first ?? none,
  last: last ?? none,
  full: full ?? none,
  order,
  language: language ?? none,
});

/** The form's values for the API. */
export const mappingOf = ({
  names,
  first,
  last,
  full,
  language,
  ...values
}: PeopleColumnsValues): PeopleColumns => ({
  ...values,
  ...(names === 'parts' ? chosenOf({ first, last }) : chosenOf({ full })),
  ...chosenOf({ language }),
});

/** A list's columns: an address, and names. */
export const columnsSchema = object({
  firstRow: column(),
  emails: severalColumns(),
  names: mixed<PeopleColumnsValues['names']>().required(),
  first: neededWhere('names', 'parts'),
  last: neededWhere('names', 'parts'),
  full: neededWhere('names', 'whole'),
  order: mixed<PeopleColumns['order']>().required(),
  language: column(),
});

/** What is chosen that a column holds. */
export function roleOf(
  column: number,
  { emails, first, last, full, language }: LikelyPeopleColumns,
): MessageId | undefined {
  if (emails.includes(column)) return 'ui.field.email';
  if (full === column) return 'invite.columns.full';
  if (first === column) return 'ui.field.firstName';
  if (last === column) return 'ui.field.lastName';
  return language === column ? 'invite.columns.language' : undefined;
}
