import { rules, type StatementMapping } from 'shared-api';
import { mixed, object, string } from 'shared-ui/forms';
import { column, neededColumn, severalColumns } from '../columns/schema';
import { mailboxFields } from './fields';
import type { ColumnsValues } from './values';

/** The server decides whether a password is required: it knows for which account it has one. */
export const mailboxSchema = object({
  ...mailboxFields.rules,
  password: string().max(rules.noticeMailbox.text.max),
});

const neededWhere = (amounts: ColumnsValues['amounts']) =>
  column().when('amounts', ([chosen], schema) => (chosen === amounts ? neededColumn() : schema));

/** A column mapping: a date, a description, and the amounts. */
export const columnsSchema = object({
  firstRow: column(),
  date: neededColumn(),
  dateOrder: mixed<StatementMapping['dateOrder']>().required(),
  descriptions: severalColumns(),
  amounts: mixed<ColumnsValues['amounts']>().required(),
  amount: neededWhere('signed'),
  direction: column(),
  credit: neededWhere('split'),
  debit: column(),
  sender: column(),
});
