import { plain, rules } from 'shared-api/contract';
import { centsIn } from '../amounts';
import { dateIn } from '../dates';
import { inPortions } from '../portions';
import { keyOf, namesInterac, normalise, type ReadTransfer, senderIn } from '../reading';
import type { Reading } from './rows';

/** Whether a text is a statement in OFX, version 1 (SGML) or 2 (XML), or in Quicken's QFX, which is OFX with one more field. */
export const isOfx = (text: string): boolean => /<OFX>/i.test(text.slice(0, 4000));

/**
 * Parses an OFX statement (Open Financial Exchange 1.6 and 2.3, STMTTRN). In both versions an element's value ends at
 * the next `<`; only the five XML entities are expanded.
 * @returns null beyond the limits, or for another currency than Canadian dollars
 */
export async function readOfx(text: string): Promise<Reading | null> {
  const currency = elementOf(text, 'CURDEF');
  if (currency && currency !== 'CAD') return null;
  const account = [elementOf(text, 'BANKID'), elementOf(text, 'ACCTID')];
  const blocks = text.split(/<STMTTRN>/i).slice(1);
  if (blocks.length > rules.statement.rows) return null;
  const unreadableRows: number[] = [];
  const readBlock = (rest: string, index: number): ReadTransfer | [] => {
    const block = rest.split(/<\/STMTTRN>|<\/BANKTRANLIST>/i, 1)[0] ?? '';
    const date = dateIn(elementOf(block, 'DTPOSTED').slice(0, 8), 'ymd');
    const cents = centsIn(elementOf(block, 'TRNAMT'));
    const bankReference = elementOf(block, 'FITID');
    if (date === null || cents === null || !bankReference) {
      unreadableRows.push(index + 1);
      return [];
    }
    const message = normalise([elementOf(block, 'NAME'), elementOf(block, 'MEMO')].filter(Boolean).join(' '));
    const isInterac = namesInterac(plain(message));
    return {
      key: keyOf('fitid', ...account, bankReference),
      source: 'ofx',
      date,
      cents,
      sender: isInterac ? senderIn(message) : '',
      message,
      isInterac,
      dkim: null,
      doubt: null,
    };
  };
  const transfers = await inPortions(blocks, 500, (portion, start) =>
    portion.flatMap((block, index) => readBlock(block, start + index)),
  );
  return { transfers, unreadableRows };
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The value of the first element with a name; empty when missing. */
function elementOf(block: string, name: string): string {
  const value = new RegExp(`<${name}>([^<\\r\\n]*)`, 'i').exec(block)?.[1] ?? '';
  return value.replace(/&(amp|lt|gt|quot|apos);/g, (_, entity: string) => entities[entity] ?? '').trim();
}
