import { setImmediate } from 'node:timers/promises';
import { clubForAll, type Person } from '../support/club';
import { recordPayment } from '../support/payments';
import { statement } from '../support/statements';

const club = clubForAll();
let admin: Person;
beforeAll(async () => {
  admin = await club.admin();
});

/** A statement of many batches, in which one row settles a payment. */
const largeStatement = async () => {
  const payment = await recordPayment(club, { userId: (await club.person()).id, amount: 10 });
  const rows = Array.from({ length: 3000 }, (_, n) =>
    n === 2900 ? `2026-11-18,INTERAC ${payment.reference},10.00` : `2026-11-18,CARD ${n},-1.00`,
  );
  return statement(...rows);
};

/** How many requests of others, one after another, are answered before a reply. */
const answeredBefore = async (reply: Promise<unknown>): Promise<number> => {
  let isThere = false;
  void reply.finally(() => {
    isThere = true;
  });
  let answered = 0;
  while (!isThere) {
    (await club.call('GET /api/v1/Settings/club', {})).ok();
    answered++;
    // PGlite's answers are microtasks: without this the import would wait for these requests to end.
    await setImmediate();
  }
  return answered;
};

test.each(['preview', 'import'] as const)(
  'others are answered during the %s of a large statement',
  async (call) => {
    const content = await largeStatement();
    const reply = club.call(`POST /api/v1/Transfers/${call}`, { as: admin, body: { content } });
    expect(await answeredBefore(reply)).toBeGreaterThan(5);
    expect((await reply).ok().counts).toMatchObject({ settled: 1, notOurs: 2999 });
  },
);
