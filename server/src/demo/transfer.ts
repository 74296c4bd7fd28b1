import type { TransferSource } from 'shared-api/contract';
import { clubCurrency } from 'shared-api/money';
import { type ReadTransfer, transferKey } from '../features/interac/reading';
import type { Member } from './members';

/** A transfer as in a bank's statement, unless `other` overrides it. @param dollars the amount received */
export function transfer(
  sender: Pick<Member, 'firstName' | 'lastName'> | undefined,
  date: string,
  message: string,
  dollars: number,
  other: Partial<ReadTransfer> = {},
): ReadTransfer {
  const name = `${sender?.firstName ?? ''} ${sender?.lastName ?? ''}`.trim().toUpperCase();
  const source: TransferSource = 'csv';
  const key = transferKey('demo', name, date, message, dollars, other.source ?? source, other.doubt ?? '');
  const cents = dollars * 100;
  return {
    key,
    source,
    date,
    cents,
    currency: clubCurrency,
    message,
    sender: name,
    isInterac: true,
    dkim: null,
    doubt: null,
    ...other,
  };
}
