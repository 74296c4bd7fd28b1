import type { Words } from 'shared-ui/resource';
import { valueLabel } from './fields';

type Wording = (value: never, format: Words['format']) => string;

const money: Wording = (amount: number, format) => format.money(amount);
const date: Wording = (day: string, format) => format.date(day);
const time: Wording = (wall: string, format) => format.time(wall);

/** What is more than a text or a number. */
const wordings: Readonly<Record<string, Wording>> = {
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
export const shownValue = (
  entity: string,
  field: string,
  value: unknown,
  { text, format }: Words,
): string => {
  if (value === undefined || value === null || value === '') return text('audit.nothing');
  const label = valueLabel(entity, field, value);
  if (label) return text(label);
  const wording = wordings[field];
  if (wording) return wording(value as never, format);
  if (typeof value === 'boolean') return text(value ? 'audit.yes' : 'audit.no');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};
