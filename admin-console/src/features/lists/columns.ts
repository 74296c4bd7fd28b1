import { array, number, ruleMessage } from 'shared-ui/forms';

/** No column. */
export const none = -1;

/** The columns that are chosen, without those that are not. */
export const chosenOf = <Name extends string>(columns: Record<Name, number>): Partial<Record<Name, number>> =>
  Object.fromEntries(Object.entries(columns).filter(([, column]) => column !== none)) as Partial<
    Record<Name, number>
  >;

/** A column, or none. */
export const column = () => number().required();
/** A column that has to be chosen. */
export const neededColumn = () => column().min(0, ruleMessage('ui.rule.required'));
/** A column that has to be chosen where another field has a value. */
export const neededWhere = (field: string, value: string) =>
  column().when(field, ([chosen], schema) => (chosen === value ? neededColumn() : schema));
/** One to four columns. */
export const severalColumns = () =>
  array()
    .of(column())
    .required()
    .min(1, ruleMessage('ui.rule.required'))
    .max(4, ruleMessage('columns.atMost'));
/** The columns of a name, which are needed where no column has the e-mail. */
export const namesWithoutEmail = () =>
  array()
    .of(column())
    .required()
    .max(4, ruleMessage('columns.atMost'))
    .when('email', ([email], schema) =>
      email === none ? schema.min(1, ruleMessage('openings.columns.whose')) : schema,
    );
