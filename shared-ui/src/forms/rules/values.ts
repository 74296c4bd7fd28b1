import { number, string } from 'yup';
import { isCalendarDate, parseWallTime } from '../../format/calendar';
import { says } from './says';

/** What is typed in a number's field: digits with a comma or a point, and perhaps spaces between thousands. */
const typedNumber = (value: unknown, original: unknown): number | undefined => {
  if (typeof original !== 'string') return typeof value === 'number' ? value : undefined;
  const plain = original.replace(/[\s\u00a0\u202f$]/g, '').replace(',', '.');
  return plain === '' ? undefined : Number(plain);
};

const inCents = (value: number | undefined): boolean =>
  value === undefined || Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

/** A number as it is typed in either language; an empty field is a missing one. */
export const typed = () => number().transform(typedNumber).typeError(says('ui.rule.number'));

/** Whole and required: capacity. */
export const count = (limits: { min: number; max: number }) =>
  typed().required().integer().min(limits.min).max(limits.max);

/** Dollars, required. */
export const money = (limits: { min: number; max: number }) =>
  typed().required().min(limits.min).max(limits.max).test('cents', says('ui.rule.cents'), inCents);

/** A payment's amount, with its own words (docs/product.md, Fields). */
export const amount = (limits: { min: number; max: number }) =>
  typed()
    .required(says('ui.rule.amount.required'))
    .min(limits.min, says('ui.rule.amount.min'))
    .max(limits.max)
    .test('cents', says('ui.rule.cents'), inCents);

/** A calendar date, `YYYY-MM-DD`, required. */
export const calendarDate = () =>
  string()
    .required()
    .test('date', says('ui.rule.date'), (value) => !value || isCalendarDate(value));

/** A wall-clock time, `HH:mm`, required. */
export const wallTime = () =>
  string()
    .required()
    .test('time', says('ui.rule.time'), (value) => !value || parseWallTime(value) !== undefined);

/** Text that has to be there. */
export const requiredText = (max: number) => string().trim().required().max(max);

/** Text that may stay empty. */
export const optionalText = (max: number) => string().trim().default('').max(max);
