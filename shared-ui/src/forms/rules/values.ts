import { isCalendarDate, parseWallTime } from 'shared-api/calendar';
import { number, type StringSchema, string, type TestFunction } from 'yup';
import type { MessageId } from '../../messages/text';
import { ruleMessage } from './rule-message';

/** A number as it is typed, with spaces between thousands perhaps, a comma or a point, and any minus: as code has it. */
const plainNumber = (typed: string): string =>
  typed
    .replace(/[\s\u00a0\u202f$]/g, '')
    .replace(',', '.')
    .replace('\u2212', '-');

const typedNumber = (value: unknown, original: unknown): number | undefined => {
  if (typeof original !== 'string') return typeof value === 'number' ? value : undefined;
  const plain = plainNumber(original);
  if (plain === '') return undefined;
  // Number() takes 1e3 and 0x10, too.
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
};

/** Whether no more decimals are typed; `1,000` has three, since nobody can tell whether it is a thousand. */
const hasDecimals =
  (most: number): TestFunction<number | undefined> =>
  (_value, { originalValue }) =>
    (plainNumber(String(originalValue ?? '')).split('.')[1] ?? '').length <= most;

/** A number as it is typed in either language; an empty field is a missing one. */
export const localNumber = () => number().transform(typedNumber).typeError(ruleMessage('ui.rule.number'));

/** Whole and required: capacity. */
export const count = (limits: { min: number; max: number }) =>
  localNumber()
    .required()
    .test('integer', ruleMessage('ui.rule.whole'), hasDecimals(0))
    .min(limits.min)
    .max(limits.max);

/** Dollars, required. */
export const money = (limits: { min: number; max: number }) =>
  localNumber()
    .required()
    .min(limits.min)
    .max(limits.max)
    .test('cents', ruleMessage('ui.rule.cents'), hasDecimals(2));

/** A payment's amount, with its own words (docs/product.md, Fields). */
export const amount = (limits: { min: number; max: number }) =>
  localNumber()
    .required(ruleMessage('ui.rule.amount.required'))
    .min(limits.min, ruleMessage('ui.rule.amount.min'))
    .max(limits.max)
    .test('cents', ruleMessage('ui.rule.cents'), hasDecimals(2));

/** Later than another field of the form; dates and times sort as text. */
const laterThan = (field: string | undefined, schema: StringSchema<string>, message: MessageId) =>
  field === undefined
    ? schema
    : schema.test(
        'later',
        ruleMessage(message),
        (value, { parent }) => !value || !parent[field] || value > parent[field],
      );

/** A calendar date, `YYYY-MM-DD`, required. @param after the name of a field whose date comes before */
export const calendarDate = (after?: string) =>
  laterThan(
    after,
    string()
      .required()
      .test('date', ruleMessage('ui.rule.date'), (value) => !value || isCalendarDate(value)),
    'ui.rule.dateOrder',
  );

/** A wall-clock time, `HH:mm`, required. @param after the name of a field whose time comes before */
export const wallTime = (after?: string) =>
  laterThan(
    after,
    string()
      .required()
      .test('time', ruleMessage('ui.rule.time'), (value) => !value || parseWallTime(value) !== undefined),
    'ui.rule.timeOrder',
  );

/** Text that has to be there. */
export const requiredText = (max: number) => string().trim().required().max(max);

/** Text that may stay empty. */
export const optionalText = (max: number) => string().trim().default('').max(max);
