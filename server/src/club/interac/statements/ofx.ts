import { plain, rules } from 'shared-api/contract';
import { clubCurrency } from 'shared-api/money';
import {
  centsIn,
  createCount,
  dateIn,
  inPortions,
  namesInterac,
  normalise,
  type ReadTransfer,
  senderIn,
  transferKey,
} from '../reading';
import type { Reading } from './rows';

/** Whether a text is a statement in OFX, version 1 (SGML) or 2 (XML), or in Quicken's QFX, which is OFX with one more field. */
export const isOfx = (text: string): boolean => /<OFX[\s>]/i.test(text.slice(0, 4000));

/** One account's statement in the file. */
interface Account {
  /** CURDEF; it may follow the transactions. */
  currency?: string;
  ids: Map<string, string>;
}

/** The first value of each of a transaction's elements, by name. */
interface Transaction {
  account: Account;
  values: Map<string, string>;
}

/**
 * Parses an OFX statement (Open Financial Exchange 1.6 and 2.3, 11.4), of one account or of several. In both versions
 * an element's value ends at the next `<`; only numeric and the five XML entities are expanded.
 * @returns null beyond the limits
 */
export async function readOfx(text: string): Promise<Reading | null> {
  const pieces = text.replace(cdata, (_, inner: string) => escaped(inner)).split(/(?=<STMTTRN[\s>])/i);
  if (pieces.length - 1 > rules.statement.rows) return null;
  const walk = createWalker();
  const transactions = await inPortions(pieces, 500, (portion) => portion.flatMap(walk));
  const currencies = transactions.flatMap(({ account }) => account.currency ?? []);
  // Of an account that does not say, beside one in another currency, nothing is known.
  const unsaid = currencies.find((currency) => currency !== clubCurrency) ?? clubCurrency;
  const countOf = createCount();
  const unreadableRows: number[] = [];
  const transfers = await inPortions(transactions, 500, (portion, start) =>
    portion.flatMap((transaction, index) => {
      const transfer = transferOf(transaction, unsaid, countOf);
      if (!transfer) unreadableRows.push(start + index + 1);
      return transfer ?? [];
    }),
  );
  return { transfers, unreadableRows };
}

/** Creates a function that reads a file's pieces in order, each of which begins with a transaction except the first. */
function createWalker(): (piece: string) => Transaction[] {
  let account: Account = { ids: new Map() };
  return (piece) => {
    let transaction: Transaction | null = null;
    let found: Transaction[] = [];
    let currencyOf = '';
    for (const [, slash, tag = '', value = ''] of piece.matchAll(element)) {
      const name = tag.toUpperCase();
      if (name === 'STMTTRN') {
        transaction = slash ? null : { account, values: new Map() };
        if (transaction) found = [transaction];
      } else if (/^(BANKTRANLIST|(CC|INV)?STMTRS)$/.test(name)) {
        transaction = null;
        if (!slash && name !== 'BANKTRANLIST') account = { ids: new Map() };
      } else if (/^(ORIG)?CURRENCY$/.test(name)) {
        currencyOf = slash ? '' : `${name}.`;
      } else if (!slash && value.trim()) {
        const values = transaction?.values ?? account.ids;
        const named = currencyOf + name;
        if (name === 'CURDEF') account.currency = codeOf(value);
        else if (!values.has(named)) values.set(named, unescaped(value.trim()));
      }
    }
    return found;
  };
}

const element = /<(\/?)([a-z0-9._]+)(?:[^a-z0-9._<>][^<>]*)?>([^<]*)/gi;

/** What is sent and what is received, whatever the sign says; of all other types the sign decides. */
const typesOut = /^(DEBIT|DIRECTDEBIT|CASH)$/i;
const typesIn = /^(CREDIT|DEP|DIRECTDEP)$/i;

/** @returns null for what cannot be read, or contradicts itself */
function transferOf(
  { account, values }: Transaction,
  unsaid: string,
  countOf: (key: string) => number,
): ReadTransfer | null {
  const value = (name: string) => values.get(name) ?? '';
  const posted = value('DTPOSTED');
  const date = dateIn(/^\d{8}/.exec(posted)?.[0] ?? posted, 'ymd');
  const cents = amountOf(value('TRNAMT'));
  const type = value('TRNTYPE');
  if (date === null || cents === null) return null;
  if ((cents > 0 && typesOut.test(type)) || (cents < 0 && typesIn.test(type))) return null;
  const name = value('NAME') || value('EXTDNAME');
  const message = normalise([name, value('MEMO')].filter(Boolean).join(' '));
  const description = plain(message);
  // CURRENCY: the amount is in that one; ORIGCURRENCY: it was, and the bank has converted it.
  const stated = account.currency ?? unsaid;
  const [own, original] = ['CURRENCY.CURSYM', 'ORIGCURRENCY.CURSYM'].map((symbol) =>
    values.has(symbol) ? codeOf(value(symbol)) : stated,
  );
  const currency = own ?? stated;
  const isForeign = currency !== clubCurrency || original !== clubCurrency;
  const ids = ['BANKID', 'BROKERID', 'ACCTID'].map((id) => account.ids.get(id) ?? '');
  // Some banks use a number twice, and not only for one deposit.
  const number = transferKey('fitid', ...ids, value('FITID'), date, cents, currency);
  const key = transferKey(`${number}:text`, description);
  const occurrence = countOf(key);
  const isInterac = namesInterac(description);
  const isRepeated = occurrence > 1 || values.has('CORRECTFITID');
  return {
    key: occurrence > 1 ? `${key}:${occurrence}` : key,
    source: 'ofx',
    date,
    cents,
    currency,
    sender: isInterac ? senderIn(message) : '',
    message,
    isInterac,
    dkim: null,
    doubt: isForeign ? 'foreignCurrency' : isRepeated ? 'sameNumber' : null,
  };
}

/** A currency's code; the one for none (ISO 4217) where it is not one. */
const codeOf = (value: string): string => /^[A-Z]{3}$/.exec(value.trim().toUpperCase())?.[0] ?? 'XXX';

/**
 * Parses an amount: a comma or a point before the decimals, and nothing between thousands (OFX, 3.2.9.2). Banks that
 * separate thousands nevertheless are understood where that cannot be mistaken for decimals.
 */
function amountOf(text: string): number | null {
  const [, sign, whole, decimals = ''] = /^([-+]?)(?=[.,]?\d)(\d*)(?:[.,](\d*))?$/.exec(text) ?? [];
  if (whole === undefined) return centsIn(text);
  if (decimals.length === 3 || /[1-9]/.test(decimals.slice(2))) return null;
  return centsIn(`${sign}${whole || 0}.${decimals.slice(0, 2).padEnd(2, '0')}`);
}

const cdata = /<!\[CDATA\[([\s\S]*?)(?:\]\]>|$)/g;
const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const largestCharacter = 0x10ffff;

const unescaped = (text: string): string =>
  text.replace(/&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([\da-f]{1,6}));/gi, (all, name, decimal, hex) => {
    if (name) return entities[String(name).toLowerCase()] ?? '';
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= largestCharacter ? String.fromCodePoint(code) : all;
  });
