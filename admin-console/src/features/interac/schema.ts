import { rules, type StatementMapping } from 'shared-api';
import { array, mixed, number, object, ruleMessage, string } from 'shared-ui/forms';
import { mailboxFields } from './fields';
import type { ColumnsValues } from './values';

/** Whether a password is needed says the server: it knows for which account it keeps one. */
export const mailboxSchema = object({
  ...mailboxFields.rules,
  password: string().max(rules.noticeMailbox.text.max),
});

const column = () => number().required();
const neededColumn = () => column().min(0, ruleMessage('ui.rule.required'));
const neededWhere = (amounts: ColumnsValues['amounts']) =>
  column().when('amounts', ([chosen], schema) => (chosen === amounts ? neededColumn() : schema));

/** Which column of a statement holds what: a date, a description, and what is added to the account. */
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
