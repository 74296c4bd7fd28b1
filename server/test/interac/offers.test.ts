import { PaymentStatus } from 'shared-api/contract';
import { createMatcher } from '../../src/club/interac/match';
import { isNotice, type Notice, repeatOf } from '../../src/club/interac/notices/earlier';
import type { ReadTransfer } from '../../src/club/interac/reading';
import { transfers } from '../../src/data/schema';
import { clubForAll, type Person } from '../support/club';
import { noticeMail } from '../support/notices';
import { recordPayment } from '../support/payments';
import { statement } from '../support/statements';

const transfer = (values: Partial<ReadTransfer>): ReadTransfer => ({
  ...{ key: 'notice:new', source: 'mail', date: '2026-11-14', cents: 1000, currency: 'CAD' },
  ...{ sender: 'ANA ROY', message: 'samedi', isInterac: true, dkim: null, doubt: null },
  ...values,
});
const known = (values: Partial<Notice>): Notice => ({
  ...{ id: 'n1', key: 'notice:known', date: '2026-11-14', cents: 1000, sender: 'Ana Roy', message: 'samedi' },
  ...{ doubt: 'offered', target: '', hasSettled: false, isDecided: false, isRepeat: false },
  ...values,
});
const offer = (values: Partial<ReadTransfer> = {}) => transfer({ doubt: 'offered', ...values });
const deposit = transfer;

type Outcome = 'new' | 'seen' | 'better' | 'readElsewhere';
const cases: [what: string, read: ReadTransfer, target: string, before: Notice[], outcome: Outcome][] = [
  ['an offer', offer(), '', [], 'new'],
  ['a reminder', offer({ date: '2026-11-20' }), '', [known({})], 'seen'],
  ['a reminder with the number', offer({ key: 'interac:A' }), '', [known({ key: 'interac:A' })], 'seen'],
  ['an offer with another number', offer({ key: 'interac:B' }), '', [known({ key: 'interac:A' })], 'new'],
  ['an offer of another amount', offer({ cents: 900 }), '', [known({})], 'new'],
  ['an offer with other words', offer({ message: 'mardi' }), '', [known({})], 'new'],
  ['an offer long after', offer({ date: '2026-12-24' }), '', [known({})], 'new'],
  ['an offer after its deposit', offer(), '', [known({ doubt: null, date: '2026-11-16' })], 'seen'],
  ['an offer before another deposit', offer({ date: '2026-11-18' }), '', [known({ doubt: null })], 'new'],
  ['an offer after a forged deposit', offer(), '', [known({ doubt: 'foreignSender' })], 'new'],
  ['its deposit', deposit({ date: '2026-11-16' }), '', [known({})], 'better'],
  ['its deposit with the number', deposit({ key: 'interac:A' }), '', [known({ key: 'interac:A' })], 'better'],
  [
    'its deposit, put away as an offer',
    deposit({ key: 'interac:A' }),
    '',
    [known({ key: 'interac:A', isDecided: true })],
    'better',
  ],
  ['its deposit, unproven', deposit({ doubt: 'unproven' }), '', [known({})], 'better'],
  ['a forged deposit', deposit({ doubt: 'foreignSender' }), '', [known({})], 'new'],
  [
    'a forged deposit with the number',
    deposit({ key: 'interac:A', doubt: 'foreignSender' }),
    '',
    [known({ key: 'interac:A' })],
    'seen',
  ],
  ['a deposit with another number', deposit({ key: 'interac:B' }), '', [known({ key: 'interac:A' })], 'new'],
  ['a deposit before the offer', deposit({ date: '2026-11-13' }), '', [known({})], 'new'],
  ['its deposit, by the payment', deposit({ message: 'x' }), 'p', [known({ target: 'p' })], 'better'],
  ['a deposit for another payment', deposit({}), 'q', [known({ target: 'p' })], 'new'],
  ['the bank’s row of it', deposit({ source: 'csv', message: 'x' }), 'p', [known({ target: 'p' })], 'better'],
  ['a bank’s row without a payment', deposit({ source: 'csv' }), '', [known({})], 'new'],
  [
    'its deposit, after somebody has settled',
    deposit({}),
    '',
    [known({ hasSettled: true })],
    'readElsewhere',
  ],
  [
    'a further deposit',
    deposit({}),
    '',
    [known({ hasSettled: true }), known({ isRepeat: true, doubt: null })],
    'new',
  ],
  [
    'what was pasted, proved',
    deposit({ key: 'interac:A' }),
    '',
    [known({ key: 'interac:A', doubt: 'pasted' })],
    'better',
  ],
  [
    'what was pasted, pasted',
    deposit({ key: 'interac:A', doubt: 'pasted' }),
    '',
    [known({ key: 'interac:A', doubt: 'pasted' })],
    'seen',
  ],
  [
    'what was put away, proved',
    deposit({ key: 'interac:A' }),
    '',
    [known({ key: 'interac:A', doubt: 'pasted', isDecided: true })],
    'seen',
  ],
  [
    'what has settled, proved',
    deposit({ key: 'interac:A' }),
    '',
    [known({ key: 'interac:A', doubt: 'pasted', hasSettled: true })],
    'seen',
  ],
  [
    'what leaves no words',
    deposit({ sender: '', message: '' }),
    '',
    [known({ sender: '', message: '' })],
    'new',
  ],
];

test.each(cases)('%s', (_, read, target, before, outcome) => {
  expect(repeatOf(read, target, before)?.as ?? 'new').toBe(outcome);
});

test('in one file an offer gives way to its deposit, whichever comes first', () => {
  const facts = { payments: new Map(), accounts: new Map(), seen: new Set<string>(), kept: [], notices: [] };
  const reminder = offer({ key: 'notice:2', date: '2026-11-15' });
  const [first, last] = [offer({ key: 'notice:1' }), deposit({ key: 'interac:A', date: '2026-11-16' })];
  expect([first, last].every(isNotice)).toBe(true);
  for (const file of [
    [first, reminder, last],
    [last, reminder, first],
  ]) {
    const matches = file.map(createMatcher(facts));
    const states = matches.map(({ state, doubt }) => `${state} ${doubt}`).toSorted();
    expect(states).toEqual(['duplicate offered', 'duplicate offered', 'unmatched null']);
  }
});

describe('at the desk', () => {
  const club = clubForAll({
    mail: { from: 'no-reply@club.test', mailbox: { page: 0, smtp: 0 }, trustedServer: 'mx.club.test' },
  });
  let admin: Person;
  beforeAll(async () => {
    admin = await club.admin();
  });
  const owed = async () => recordPayment(club, { userId: (await club.person()).id, amount: 10 });
  const bring = async (content: string) => {
    const body = { content };
    const preview = (await club.call('POST /api/v1/Transfers/preview', { as: admin, body })).ok();
    const kept = (await club.call('POST /api/v1/Transfers/import', { as: admin, body })).ok();
    expect(preview.counts).toEqual(kept.counts);
    return kept;
  };
  const stored = async (paymentId: string) =>
    (await club.database.db.select().from(transfers)).filter((row) => row.paymentId === paymentId);
  const statusOf = async (id: string) =>
    (await club.call('GET /api/v1/Payments/{id}', { as: admin, params: { id } })).ok().status;
  const proof = 'mx.club.test; dkim=pass header.d=payments.interac.ca';
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  const text = (reference: string, number: string, result = proof) => noticeMail(reference, number, result);
  const mail = (...of: Parameters<typeof text>) => base64(text(...of));
  const offered = (reference: string, number: string) =>
    base64(
      text(reference, number)
        .replace('has been automatically deposited.', 'is waiting.')
        .replace('Amount:', 'Expiry Date: December 20, 2026\r\nAmount:'),
    );
  const decide = (id: string, decision: 'settle' | 'undo' | 'notOurs') =>
    club.call('PUT /api/v1/Transfers/{id}/decision', { as: admin, params: { id }, body: { decision } });

  test('an offer that is then deposited is one transfer, which settles', async () => {
    const { id, reference } = await owed();
    expect((await bring(offered(reference, 'C1Aoffer001'))).asked).toMatchObject([
      { doubt: 'offered', reason: 'offered', payment: { id } },
    ]);
    expect((await bring(offered(reference, 'C1Aoffer001'))).counts).toMatchObject({ duplicate: 1 });
    const { settled } = await bring(mail(reference, 'C1Aoffer001'));
    expect(settled).toMatchObject([{ doubt: null, reason: 'exact', payment: { id } }]);
    expect(await statusOf(id)).toBe(PaymentStatus.Completed);
    expect(await stored(id)).toMatchObject([
      { state: 'settled', key: 'interac:C1Aoffer001', decidedBy: null },
    ]);
    expect((await bring(offered(reference, 'C1Aoffer001'))).counts).toMatchObject({ duplicate: 1 });
    // It can be taken back like any other.
    const [row] = await stored(id);
    expect((await decide(row?.id ?? '', 'undo')).ok()).toMatchObject({
      state: 'unmatched',
      reason: 'undone',
    });
    expect((await bring(mail(reference, 'C1Aoffer001'))).counts).toMatchObject({ settled: 0, duplicate: 1 });
  });

  test('the bank’s row of an offer takes its place, and the notice of the deposit adds nothing', async () => {
    const { id, reference } = await owed();
    await bring(offered(reference, 'C1Aoffer002'));
    const { settled } = await bring(statement(`2026-11-20,INTERAC e-Transfer ${reference},10.00`));
    expect(settled).toHaveLength(1);
    expect((await bring(mail(reference, 'C1Aoffer002'))).counts).toMatchObject({
      duplicate: 1,
      unmatched: 0,
    });
    expect((await stored(id)).filter(({ state }) => state === 'settled')).toMatchObject([{ source: 'csv' }]);
    expect(await stored(id)).toHaveLength(2);
  });

  test('an offer that somebody put away comes back when it is deposited', async () => {
    const { id, reference } = await owed();
    const { asked } = await bring(offered(reference, 'C1Aoffer003'));
    (await decide(asked[0]?.id ?? '', 'notOurs')).ok();
    expect((await bring(mail(reference, 'C1Aoffer003', 'none'))).asked).toMatchObject([
      { id: asked[0]?.id, doubt: 'unproven', payment: { id } },
    ]);
  });

  test('a forged notice with a true number hides nothing of the true one', async () => {
    const { id, reference } = await owed();
    const forged = base64(
      text(reference, 'C1Aoffer004').replace('notify@payments.interac.ca', 'notify@evil.test'),
    );
    expect((await bring(forged)).asked).toMatchObject([{ doubt: 'foreignSender', payment: { id } }]);
    expect((await bring(mail(reference, 'C1Aoffer004'))).counts).toMatchObject({ settled: 1 });
    expect((await bring(forged)).counts).toMatchObject({ duplicate: 1 });
    expect(await stored(id)).toHaveLength(1);
  });

  test('a doubt is kept without a reference, and after a decision', async () => {
    const forged = base64(
      text('basketball saturday', 'C1Aforged05').replace('notify@payments.interac.ca', 'notify@evil.test'),
    );
    const { asked } = await bring(forged);
    expect(asked).toMatchObject([{ doubt: 'foreignSender', reason: 'noReference' }]);
    const id = asked[0]?.id ?? '';
    const put = (await decide(id, 'notOurs')).ok();
    expect(put).toMatchObject({ doubt: 'foreignSender', state: 'notOurs' });
    expect((await decide(id, 'undo')).ok()).toMatchObject({ doubt: 'foreignSender', reason: 'undone' });
    const elsewhere = base64(
      text('basketball saturday', 'C1Aother005').replace('To: payments@', 'To: somebody@'),
    );
    expect((await bring(elsewhere)).asked).toMatchObject([
      { doubt: 'foreignReceiver', reason: 'noReference' },
    ]);
  });
});
