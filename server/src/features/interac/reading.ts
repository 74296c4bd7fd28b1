import { createHash } from 'node:crypto';
import type { TransferReason, TransferSource } from 'shared-api/contract';

/** A transfer as it was read, before anything is known about what it pays. */
export interface ReadTransfer {
  /** What makes it this transfer and no other, however often it is read. */
  key: string;
  source: TransferSource;
  /** Calendar date on which the bank or Interac says it came. */
  date: string;
  /** Below zero for money that has left. */
  cents: number;
  sender: string;
  /** What the payer wrote, or what the bank prints. */
  message: string;
  /** Whether the row or notice says that it is an Interac transfer. */
  isInterac: boolean;
  /** What a mail's headers say of its signature. */
  dkim: string | null;
  /** Why it must not settle anything by itself, if so. */
  doubt: Extract<
    TransferReason,
    'foreignSender' | 'foreignReceiver' | 'unproven' | 'pasted' | 'offered' | 'contradictory'
  > | null;
}

/** A digest of facts, for keys. */
export const keyOf = (kind: string, ...facts: (string | number)[]): string =>
  `${kind}:${createHash('sha256').update(JSON.stringify(facts)).digest('base64url')}`;

/** Longer texts are cut: banks print some 80 characters, Interac takes 420. */
const longestText = 1000;

/**
 * A text of a file as it is kept and shown: on one line, and without what shows nothing, turns the text around it, or
 * cannot be stored.
 */
export const tidy = (text: string, longest = longestText): string =>
  Array.from(
    text
      .replace(/[\p{Cf}\p{Cs}\p{Co}]/gu, '')
      .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
      .trim(),
  )
    .slice(0, longest)
    .join('');

const interacWords = /interac|e-?\s?transfer|e-?\s?tfr|etrnsfr|virement|\bvir\b/;

/** Whether a bank's description is that of an Interac transfer. @param description in plain letters */
export const namesInterac = (description: string): boolean => interacWords.test(description);

/** A reference, which without its dashes would look like the end of a name. */
const reference = /\bcs[^\p{L}\p{N}]{0,4}(?:[2-9a-hj-km-np-z][^\p{L}\p{N}]{0,4}){8}/iu;
const sender = /(?:\bfrom\b|\bde la part de\b|\bde\b|\s\/)\s*[:/]?\s*(\p{L}[\p{L}\p{M}'’. -]{2,79})/iu;

/** What a bank's description says about who sent an Interac transfer; empty when it says nothing. */
export const senderIn = (description: string): string =>
  tidy(sender.exec(description.replace(reference, '. '))?.[1]?.replace(/[\s.-]+$/, '') ?? '', 80);
