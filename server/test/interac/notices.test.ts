import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { referencesIn } from '../../src/club/money/references';
import { readBrought } from '../support/brought';

interface Expected {
  /** Several for a notice that contradicts itself; the first is the bank's. */
  cents: number | number[];
  date: string;
  sender: string;
  references: string[];
  doubt: string | null;
  /** Null for a digest, used where Interac's number is missing or cannot be relied on. */
  key: string | null;
  message?: string;
}

const folder = join(__dirname, 'notices');
const expected = Object.entries(
  JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')) as Record<string, Expected | null>,
);

const read = async (bytes: Uint8Array, clubAddress = 'Payments@club.example') =>
  (await readBrought(bytes, { trustedServer: 'mx.club.example', clubAddress }))?.transfers[0] ?? null;

test('there are sixty notices', () => {
  expect(expected).toHaveLength(60);
});

test.each(expected)('%s', async (name, facts) => {
  const transfer = await read(readFileSync(join(folder, name)));
  if (!facts || !transfer) {
    expect(transfer).toEqual(facts);
    return;
  }
  const { date, sender, doubt, references, message, key, cents } = facts;
  expect(transfer).toMatchObject({ date, sender, doubt, ...(message !== undefined && { message }) });
  expect([cents].flat()).toContain(transfer.cents);
  expect(referencesIn(transfer.message)).toEqual(references);
  expect(transfer.source).toBe(name.endsWith('.eml') ? 'mail' : 'text');
  if (key) expect(transfer.key).toBe(key);
  expect(`${transfer.sender} ${transfer.message}`).not.toMatch(/[<>]|\p{Cc}/u);
});

test('a notice that was sent to somebody else, or to more than the club, settles nothing', async () => {
  const [name = ''] = expected.find(([, facts]) => facts?.doubt === null) ?? [];
  const bytes = readFileSync(join(folder, name));
  expect((await read(bytes))?.doubt).toBeNull();
  expect((await read(bytes, 'payments@other.example'))?.doubt).toBe('foreignReceiver');
  const withHeaders = (to: string) => Buffer.from(bytes.toString('utf8').replace(/^To: .*$/m, to));
  for (const to of [
    'X-To: payments@club.example',
    'To: payer@evil.example, payments@club.example',
    'To: payer@evil.example\r\nTo: payments@club.example',
    'To: "payments@club.example" <payer@evil.example>',
  ]) {
    expect((await read(withHeaders(to)))?.doubt).toBe('foreignReceiver');
  }
});

test('the notices of one transfer, mailed and pasted, are one transfer', async () => {
  const [mailed] = expected.find(([name]) => name.includes('en-autodeposit.')) ?? [''];
  const bytes = readFileSync(join(folder, mailed));
  const body = bytes.toString('utf8').split('\r\n\r\n').slice(1).join('\n\n');
  expect((await read(Buffer.from(body)))?.key).toBe((await read(bytes))?.key);
});

test('a mail with parts in parts in parts, or with headers without end, is none', async () => {
  const nested = Array.from({ length: 40 }, (_, depth) =>
    [`Content-Type: multipart/mixed; boundary="b${depth}"`, '', `--b${depth}`, ''].join('\r\n'),
  ).join('');
  const head = 'From: notify@payments.interac.ca\r\nMIME-Version: 1.0\r\n';
  expect(await read(Buffer.from(`${head}${nested}`))).toBeNull();
  const endless = `X-A: ${'x'.repeat(400_000)}\r\n`;
  expect(await read(Buffer.from(`${head}${endless}\r\nHi`))).toBeNull();
});
