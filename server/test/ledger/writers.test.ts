import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Only the ledger writes payments, entries, refunds and accounts: by `settle`, `receive`, `refund`, `give`, `correct` and `bringIn`. */
const source = join(__dirname, '../../src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
);
const tables = '(?:payments|entries|refunds|accounts)';
const writes = new RegExp(
  String.raw`\.(?:insert|update|delete)\(\s*${tables}\s*\)|(?:insert into|update|delete from) (?:\$\{)?"?${tables}\b`,
  'i',
);
const inner =
  /\{[^}]*\b(?:post|save|spendCredit|complete|payFromCredit)\b[^}]*\} from '.*money\/(?:ledger|save)'/;
const writing = (pattern: RegExp) =>
  files.filter((file) => pattern.test(readFileSync(join(source, file), 'utf8')));
const ledger = ['correct', 'ledger', 'openings', 'receive', 'refunds', 'save'];
const isOfLedger = (file: string) => ledger.some((name) => file === join('club', 'money', `${name}.ts`));

test('nothing else writes money', () => {
  expect(writing(writes).filter(isOfLedger)).not.toEqual([]);
  expect(writing(writes).filter((file) => !isOfLedger(file))).toEqual([]);
  expect(writing(inner)).toEqual([]);
});
