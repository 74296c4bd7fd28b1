export { addDays, addMonths, clubDate, isCalendarDate, noonOf } from 'shared-api/calendar';
export type { Format } from './create-format';
export { useFormat } from './use-format';
