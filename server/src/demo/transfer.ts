import type { TransferSource } from 'shared-api/contract';
import { keyOf, type ReadTransfer } from '../features/interac/reading';
import type { Member } from './members';

/** A transfer as a bank's statement has it, unless `other` says otherwise. @param dollars how much has come */
export function transfer(
  sender: Pick<Member, 'firstName' | 'lastName'> | undefined,
  date: string,
  message: string,
  dollars: number,
  other: Partial<ReadTransfer> = {},
): ReadTransfer {
  const name = `${sender?.firstName ?? ''} ${sender?.lastName ?? ''}`.trim().toUpperCase();
  const source: TransferSource = 'csv';
  const key = keyOf('demo', name, date, message, dollars, other.source ?? source, other.doubt ?? '');
  const cents = dollars * 100;
  return {
    ...{ key, source, date, cents, message, sender: name, isInterac: true, dkim: null, doubt: null },
    ...other,
  };
}
