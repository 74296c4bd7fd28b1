import Box from '@mui/material/Box';
import { type ISchema, object } from 'yup';
import { Text } from '../messages/text';
import type { Field } from './field-kinds';

type AnyField = Field<never, unknown, ISchema<unknown>>;
type AnyFields = Readonly<Record<string, AnyField>>;

export type FieldValues<Fields extends AnyFields> = { [Name in keyof Fields]: Fields[Name]['initial'] };
type FieldRules<Fields extends AnyFields> = { [Name in keyof Fields]: Fields[Name]['rule'] };

/** The caller declares the result's type, since `Object.entries` loses each name's type. */
const mapFields = <Fields extends AnyFields, Result>(
  fields: Fields,
  map: (field: AnyField, name: string) => unknown,
): Result =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, map(field, name)])) as Result;

/**
 * Declares a record's fields once; the form's inputs, rules, values and labels are derived from it. A field whose name
 * or stored type the record does not have does not compile.
 */
export const defineFields =
  <Row extends object>() =>
  <
    const Fields extends {
      [Name in keyof Fields]: Name extends keyof Row ? Field<Row[Name], unknown, ISchema<unknown>> : never;
    } & AnyFields,
  >(
    fields: Fields,
  ) => {
    const rules: FieldRules<Fields> = mapFields(fields, ({ rule }) => rule);
    return {
      fields,
      /** For schemas that extend these fields. */
      rules,
      schema: object(rules),
      initial: mapFields<Fields, FieldValues<Fields>>(fields, ({ initial }) => initial),
      /** The inputs' values for a stored record. */
      valuesOf: (row: Pick<Row, keyof Fields & keyof Row>): FieldValues<Fields> =>
        mapFields(fields, ({ toValue }, name) => toValue(row[name as keyof typeof row] as never)),
      /** A record's own values of these fields, to send it back with one of them changed. */
      pick: (row: Row): Pick<Row, keyof Fields & keyof Row> =>
        mapFields(fields, (_field, name) => row[name as keyof Row]),
    };
  };

export interface FieldInputsProps<Fields extends AnyFields> {
  of: { fields: Fields };
  /** The fields to show, in order; all by default. */
  names?: readonly (keyof Fields & string)[];
  /** Labels that differ from the fields' own. */
  labels?: Partial<Record<keyof Fields & string, AnyField['label']>>;
  /** Focuses the first input. */
  autoFocus?: boolean;
}

/** A record's inputs in two columns; full-width ones span both. */
export function FieldInputs<Fields extends AnyFields>(props: FieldInputsProps<Fields>) {
  const { of, names = Object.keys(of.fields), labels, autoFocus = false } = props;
  return (
    <Box sx={{ display: 'grid', rowGap: 2.5, columnGap: 2, gridTemplateColumns: '1fr 1fr' }}>
      {names.map((name, rank) => {
        const field = of.fields[name];
        if (!field) return null;
        const { renderInput, label, help, required = false, half } = field;
        const column = { xs: half === 'always' ? 'auto' : '1 / -1', sm: half ? 'auto' : '1 / -1' };
        return (
          <Box key={name} sx={{ gridColumn: column, display: 'grid', minWidth: 0 }}>
            {renderInput({
              name,
              label: <Text id={labels?.[name] ?? label} />,
              help: help && <Text id={help} />,
              required,
              autoFocus: autoFocus && rank === 0,
            })}
          </Box>
        );
      })}
    </Box>
  );
}
