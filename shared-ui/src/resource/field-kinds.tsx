import type { ReactNode } from 'react';
import { clubDate, clubTime } from 'shared-api/calendar';
import type { DateStyle } from 'shared-api/format';
import { boolean, type ISchema, mixed } from 'yup';
import { DateInput, MomentInput, TimeInput } from '../forms/inputs/dates';
import { MoneyInput, NumberInput } from '../forms/inputs/numbers';
import { RadioInput } from '../forms/inputs/RadioInput';
import { SelectInput } from '../forms/inputs/SelectInput';
import { SwitchInput } from '../forms/inputs/SwitchInput';
import { TextArea } from '../forms/inputs/TextArea';
import { TextInput, type TextInputProps } from '../forms/inputs/TextInput';
import type { InputProps } from '../forms/inputs/use-input';
import { calendarDate, clubMoment, count, money, optionalText, wallTime } from '../forms/rules';
import { type MessageId, Text } from '../messages/text';
import type { Choice, I18n } from './types';

/** A record's field: label, input, validation and display. */
export interface Field<Stored, Value, Rule extends ISchema<unknown>> {
  label: MessageId;
  help?: MessageId | undefined;
  rule: Rule;
  /** A new record's value. */
  initial: Value;
  /** Converts a stored value for the input: numbers are edited as text. */
  toValue: (stored: Stored) => Value;
  renderInput: (props: InputProps) => ReactNode;
  required?: boolean | undefined;
  /** Half as wide: where there is room (`wide`), or on a phone too. */
  half?: 'wide' | 'always' | undefined;
  format?(value: Value, i18n: I18n): string;
}

type Options = Pick<Field<never, never, ISchema<unknown>>, 'help' | 'half' | 'required'>;
type Limits = { min: number; max: number; default?: number };

const unchanged = <Value,>(stored: Value): Value => stored;
const numberText = (stored: number): string => String(stored);

/** A single line of text. @param input further props of its input */
export const textField = <Rule extends ISchema<string | undefined>>(
  label: MessageId,
  rule: Rule,
  { input, initial = '', ...options }: Options & { initial?: string; input?: Partial<TextInputProps> } = {},
): Field<string, string, Rule> => ({
  label,
  rule,
  initial,
  toValue: unchanged<string>,
  renderInput: (props: InputProps) => <TextInput {...props} {...input} />,
  required: true,
  ...options,
});

/** Several lines of optional text. */
export const notesField = (
  label: MessageId,
  max: number,
  options: Options = {},
): Field<string | null, string, ReturnType<typeof optionalText>> => ({
  label,
  rule: optionalText(max),
  initial: '',
  toValue: (stored: string | null): string => stored ?? '',
  renderInput: (props: InputProps) => <TextArea {...props} maxLength={max} />,
  ...options,
});

/** A calendar date. @param after a field with an earlier date; @param style of display */
export const dateField = (
  label: MessageId,
  { after, style, ...options }: Options & { after?: string; style?: DateStyle } = {},
): Field<string, string, ReturnType<typeof calendarDate>> => ({
  label,
  rule: calendarDate(after),
  initial: '',
  toValue: unchanged<string>,
  renderInput: (props: InputProps) => <DateInput {...props} />,
  required: true,
  format: (date: string, { format }: I18n) => format.date(date, style),
  ...options,
});

/** A local time. @param after a field with an earlier time */
export const timeField = (
  label: MessageId,
  { after, initial = '', ...options }: Options & { after?: string; initial?: string } = {},
): Field<string, string, ReturnType<typeof wallTime>> => ({
  label,
  rule: wallTime(after),
  initial,
  toValue: unchanged<string>,
  renderInput: (props: InputProps) => <TimeInput {...props} />,
  required: true,
  format: (time: string, { format }: I18n) => format.time(time),
  ...options,
});

/** An optional moment, typed by the club's clock, and stored as an instant. */
export const momentField = (
  label: MessageId,
  options: Options = {},
): Field<string | null | undefined, string, ReturnType<typeof clubMoment>> => ({
  label,
  rule: clubMoment(),
  initial: '',
  toValue: (stored: string | null | undefined) =>
    stored ? `${clubDate(new Date(stored))}T${clubTime(new Date(stored))}` : '',
  renderInput: (props: InputProps) => <MomentInput {...props} />,
  format: (instant: string | null, { format }: I18n) =>
    instant ? `${format.date(instant, 'shortDay')}, ${format.time(instant)}` : '—',
  ...options,
});

const initialOf = (limits: Limits): string => (limits.default === undefined ? '' : String(limits.default));

/** A whole number. */
export const countField = (
  label: MessageId,
  limits: Limits,
  options: Options = {},
): Field<number, string, ReturnType<typeof count>> => ({
  label,
  rule: count(limits),
  initial: initialOf(limits),
  toValue: numberText,
  renderInput: (props: InputProps) => <NumberInput {...props} />,
  required: true,
  ...options,
});

/** Dollars. @param rule a rule other than a price's */
export const moneyField = (
  label: MessageId,
  limits: Limits,
  options: Options = {},
  rule = money(limits),
): Field<number, string, ReturnType<typeof money>> => ({
  label,
  rule,
  initial: initialOf(limits),
  toValue: numberText,
  renderInput: (props: InputProps) => <MoneyInput {...props} />,
  required: true,
  format: (dollars: string | number, { format }: I18n) => format.money(Number(dollars)),
  ...options,
});

const oneOf = <Value extends string | number>() => mixed<Value>().required();

/** One of a few values: a select or, with `radio`, all of them visible. */
export const choiceField = <Value extends string | number>(
  label: MessageId,
  choices: readonly Choice<Value>[],
  initial: Value,
  { radio = false, ...options }: Options & { radio?: boolean } = {},
): Field<Value, Value, ReturnType<typeof oneOf<Value>>> => {
  const inputOptions = choices.map((choice) => ({ value: choice.value, label: <Text id={choice.label} /> }));
  return {
    label,
    rule: oneOf<Value>(),
    initial,
    toValue: unchanged<Value>,
    renderInput: (props: InputProps) =>
      radio ? (
        <RadioInput {...props} options={inputOptions} row />
      ) : (
        <SelectInput {...props} options={inputOptions} />
      ),
    format: (value: Value, { text }: I18n) => {
      const choice = choices.find((one) => one.value === value);
      return choice ? text(choice.label) : String(value);
    },
    ...options,
  };
};

const onOff = () => boolean().required();

/** On or off. @param names of both states */
export const switchField = (
  label: MessageId,
  names: { on: MessageId; off: MessageId },
  options: Options = {},
): Field<boolean, boolean, ReturnType<typeof onOff>> => ({
  label,
  rule: onOff(),
  initial: false,
  toValue: unchanged<boolean>,
  renderInput: (props: InputProps) => <SwitchInput {...props} />,
  format: (value: boolean, { text }: I18n) => text(value ? names.on : names.off),
  ...options,
});
