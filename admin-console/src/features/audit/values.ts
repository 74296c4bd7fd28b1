import type { I18n } from 'shared-ui/resource';
import { valueLabel } from './fields';

type ValueFormatter = (value: never, format: I18n['format']) => string;

const money: ValueFormatter = (amount: number, format) => format.money(amount);
const date: ValueFormatter = (day: string, format) => format.date(day);
const time: ValueFormatter = (wall: string, format) => format.time(wall);

/** What is more than a text or a number. */
const formatters: Readonly<Record<string, ValueFormatter>> = {
  amount: money,
  price: money,
  dropInPrice: money,
  defaultPrice: money,
  sessionDate: date,
  from: date,
  to: date,
  startDate: date,
  endDate: date,
  startTime: time,
  endTime: time,
  paymentDate: (instant: string, format) => format.dateTime(instant),
};

/** @returns a field's value as the rest of the console shows it */
export const formatValue = (
  entity: string,
  field: string,
  value: unknown,
  { text, format }: I18n,
): string => {
  if (value === undefined || value === null || value === '') return text('audit.nothing');
  const label = valueLabel(entity, field, value);
  if (label) return text(label);
  const wording = formatters[field];
  if (wording) return wording(value as never, format);
  if (typeof value === 'boolean') return text(value ? 'audit.yes' : 'audit.no');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};
