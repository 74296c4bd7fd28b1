import { clubCurrency } from 'shared-api/money';
import { type ReadTransfer, transferKey } from '../club/interac/reading';
import type { Member } from './members';

/** A transfer as in a bank's statement. @param dollars the amount received */
export function transfer(
  { firstName, lastName }: Pick<Member, 'firstName' | 'lastName'>,
  date: string,
  message: string,
  dollars: number,
): ReadTransfer {
  const sender = `${firstName} ${lastName}`.toUpperCase();
  return {
    key: transferKey('demo', sender, date, message, dollars, 'csv', ''),
    source: 'csv',
    date,
    cents: dollars * 100,
    currency: clubCurrency,
    message,
    sender,
    isInterac: true,
    dkim: null,
    doubt: null,
  };
}
