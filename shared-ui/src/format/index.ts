export { addDays, addMonths, clubDate, isCalendarDate, noonOf, parseWallTime } from 'shared-api/calendar';
export type { DateStyle } from 'shared-api/format';
export type { DateValue, Format } from './create-format';
export { useFormat } from './use-format';
