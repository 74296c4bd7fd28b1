import { createHash } from 'node:crypto';
import type { TransferDoubt, TransferSource } from 'shared-api/contract';

/** A transfer as parsed, before it is matched with payments. */
export interface ReadTransfer {
  /** Identifies the transfer, however often it is read. */
  key: string;
  source: TransferSource;
  /** The transfer's calendar date, according to the bank or Interac. */
  date: string;
  /** Negative for outgoing money. */
  cents: number;
  /** ISO 4217. */
  currency: string;
  sender: string;
  /** The payer's message, or the bank's description. */
  message: string;
  /** Whether the row or notice says that it is an Interac transfer. */
  isInterac: boolean;
  /** The mail's signature check, from its headers. */
  dkim: string | null;
  /** Why it must not settle anything automatically; null if it may. */
  doubt: TransferDoubt | null;
}

/** A digest of values, for keys. */
export const transferKey = (kind: string, ...facts: (string | number)[]): string =>
  `${kind}:${createHash('sha256').update(JSON.stringify(facts)).digest('base64url')}`;

/** Creates a function that tells how often it has been given a text: 1 at first. */
export const createCount = (): ((text: string) => number) => {
  const counts = new Map<string, number>();
  return (text) => {
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    return count;
  };
};

/** What the keys of transfers have in common to which a bank gave the same number; null when it gave none. */
export const numberOf = (key: string): string | null => /^(fitid:[^:]+):/.exec(key)?.[1] ?? null;

/** Longer texts are cut: banks print some 80 characters, Interac allows 420. */
const longestText = 1000;

/**
 * Normalises a file's text for storage and display: one line, without characters that are invisible, change text
 * direction, or cannot be stored.
 */
export const normalise = (text: string, longest = longestText): string =>
  Array.from(
    text
      .replace(/[\p{Cf}\p{Cs}\p{Co}]/gu, '')
      .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
      .trim(),
  )
    .slice(0, longest)
    .join('');

/**
 * Banks print `INTERAC e-Transfer`, `E-TRANSFER ***aB3` (TD), `INTERAC ETRNSFR RECVD` (BMO), `E_TRFIN` (Wealthsimple),
 * `MB-EMAIL MONEY TRF` (Scotiabank), `E-TRF`, `Email Trfs`, `INTERNET DEPOSIT EMT`, `Virement Interac`, `VIR INTERAC`.
 */
const interacWords =
  /interac|\be[-_ ]?(transfer|tfr|trf|trnsf|trsf|tsfr|xfer)|email (money )?(transfer|trf|tfr)|\bemt\b|internet deposit|virement|\bvir\b/;

/** Whether a bank's description is that of an Interac transfer. @param description in plain letters */
export const namesInterac = (description: string): boolean => interacWords.test(description);

/** A reference, which without dashes would look like part of a name. */
const reference = /\bcs[^\p{L}\p{N}]{0,4}(?:[2-9a-hj-km-np-z][^\p{L}\p{N}]{0,4}){8}/iu;
const sender = /(?:\bfrom\b|\bde la part de\b|\bde\b| \/) ?[:/]? ?(\p{L}[\p{L}\p{M}'’. -]{2,79})/iu;

/** The sender of an Interac transfer in a bank's description; empty when it has none. */
export const senderIn = (description: string): string =>
  normalise(
    sender.exec(description.replace(reference, '. '))?.[1]?.replace(/(?<![\s.-])[\s.-]+$/, '') ?? '',
    80,
  );
