import { rules, type StatementMapping } from 'shared-api';
import { array, mixed, number, object, ruleMessage, string } from 'shared-ui/forms';
import { mailboxFields } from './fields';
import type { ColumnsValues } from './values';

/** The server decides whether a password is required: it knows for which account it has one. */
export const mailboxSchema = object({
  ...mailboxFields.rules,
  password: string().max(rules.noticeMailbox.text.max),
});

const column = () => number().required();
const neededColumn = () => column().min(0, ruleMessage('ui.rule.required'));
const neededWhere = (amounts: ColumnsValues['amounts']) =>
  column().when('amounts', ([chosen], schema) => (chosen === amounts ? neededColumn() : schema));

/** A column mapping: a date, a description, and the amounts. */
export const columnsSchema = object({
  firstRow: column(),
  date: neededColumn(),
  dateOrder: mixed<StatementMapping['dateOrder']>().required(),
  descriptions: array()
    .of(column())
    .required()
    .min(1, ruleMessage('ui.rule.required'))
    .max(4, ruleMessage('interac.columns.atMost')),
  amounts: mixed<ColumnsValues['amounts']>().required(),
  amount: neededWhere('signed'),
  direction: column(),
  credit: neededWhere('split'),
  debit: column(),
  sender: column(),
});
