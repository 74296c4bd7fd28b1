import { isVisible } from 'shared-api';
import { isCalendarDate, parseWallTime } from 'shared-api/calendar';
import { instantOf } from 'shared-api/instant';
import { number, type StringSchema, string, type TestFunction } from 'yup';
import type { MessageId } from '../../messages/text';
import { ruleMessage } from './rule-message';

/** Removes spaces and dollar signs from a typed number, and turns a comma into a point, a minus sign into a hyphen. */
const plainNumber = (typed: string): string =>
  typed
    .replace(/[\s\u00a0\u202f$]/g, '')
    .replace(',', '.')
    .replace('\u2212', '-');

const typedNumber = (value: unknown, original: unknown): number | undefined => {
  if (typeof original !== 'string') return typeof value === 'number' ? value : undefined;
  const plain = plainNumber(original);
  if (plain === '') return undefined;
  // Number() would also accept 1e3 and 0x10.
  return /^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
};

/** Whether the number of decimals is allowed; `1,000` has three, since it might also mean a thousand. */
const hasDecimals =
  (most: number): TestFunction<number | undefined> =>
  (_value, { originalValue }) =>
    (plainNumber(String(originalValue ?? '')).split('.')[1] ?? '').length <= most;

/** A number typed in either language; an empty field is missing. */
export const localNumber = () => number().transform(typedNumber).typeError(ruleMessage('ui.rule.number'));

/** A required whole number, e.g. the capacity. */
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

/** A payment's amount, with its own messages (docs/product.md, Fields). */
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

/** A required calendar date, `YYYY-MM-DD`. @param after the name of a field with an earlier date */
export const calendarDate = (after?: string) =>
  laterThan(
    after,
    string()
      .required()
      .test('date', ruleMessage('ui.rule.date'), (value) => !value || isCalendarDate(value)),
    'ui.rule.dateOrder',
  );

/** A required local time, `HH:mm`. @param after the name of a field with an earlier time */
export const wallTime = (after?: string) =>
  laterThan(
    after,
    string()
      .required()
      .test('time', ruleMessage('ui.rule.time'), (value) => !value || parseWallTime(value) !== undefined),
    'ui.rule.timeOrder',
  );

/** An optional moment by the club's clock, `YYYY-MM-DDTHH:mm`: its instant, or null. */
export const clubMoment = () =>
  string()
    .nullable()
    .default(null)
    .transform((_, typed: unknown) => {
      const [date = '', time = ''] = typeof typed === 'string' ? typed.split('T') : [];
      return isCalendarDate(date) && parseWallTime(time) ? instantOf(date, time).toISOString() : null;
    });

/** Required text. */
export const requiredText = (max: number) =>
  string().trim().required().max(max).test('visible', ruleMessage('ui.rule.required'), isVisible);

/** Optional text. */
export const optionalText = (max: number) => string().trim().default('').max(max);
