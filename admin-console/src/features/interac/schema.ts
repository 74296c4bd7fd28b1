import { rules, type StatementMapping } from 'shared-api';
import { mixed, object, string } from 'shared-ui/forms';
import { column, neededColumn, neededWhere, severalColumns } from '../columns/schema';
import { mailboxFields } from './fields';
import type { ColumnsValues } from './values';

/** The server decides whether a password is required: it knows for which account it has one. */
export const mailboxSchema = object({
  ...mailboxFields.rules,
  password: string().max(rules.noticeMailbox.text.max),
});

/** A column mapping: a date, a description, and the amounts. */
export const columnsSchema = object({
  firstRow: column(),
  date: neededColumn(),
  dateOrder: mixed<StatementMapping['dateOrder']>().required(),
  descriptions: severalColumns(),
  amounts: mixed<ColumnsValues['amounts']>().required(),
  amount: neededWhere('amounts', 'signed'),
  direction: column(),
  credit: neededWhere('amounts', 'split'),
  debit: column(),
  sender: column(),
});
