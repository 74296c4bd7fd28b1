export { addDays, addMonths, clubDate, isCalendarDate, parseWallTime } from './calendar';
export { createFormat, type DateStyle, type DateValue, type Format } from './create-format';
export { useFormat } from './use-format';
