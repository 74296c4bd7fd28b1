import { PaymentStatus } from 'shared-api/contract';
import { transfers } from '../../src/data/schema';
import { clubForAll, type Person } from '../support/club';
import { recordPayment } from '../support/payments';
import { statement } from '../support/statements';

const club = clubForAll();
let desks: Person[];
beforeAll(async () => {
  desks = [await club.admin(), await club.person({ isAdmin: true }), await club.person({ isAdmin: true })];
});

const owed = async () => recordPayment(club, { userId: (await club.person()).id, amount: 10 });
const receipts = async () => {
  await club.drain();
  return club.mailer.sent.length;
};

test('desks that import the same statements at once settle each transfer once', async () => {
  for (let round = 0; round < 5; round++) {
    const payments = await Promise.all(Array.from({ length: 6 }, owed));
    const rows = payments.map(({ reference }) => `2026-11-18,INTERAC ${round} ${reference},10.00`);
    const before = { sent: await receipts(), kept: await club.database.db.$count(transfers) };
    // Each in a different order, so that they meet in the middle.
    const files = [rows, rows.toReversed(), [...rows.slice(3), ...rows.slice(0, 3)]];
    const replies = await Promise.all(
      files.map((file, desk) =>
        club.call('POST /api/v1/Transfers/import', {
          as: desks[desk],
          body: { content: statement(...file) },
        }),
      ),
    );
    const settled = replies.map((reply) => reply.ok().settled.length);
    expect(settled.reduce((sum, count) => sum + count)).toBe(6);
    expect(await receipts()).toBe(before.sent + 6);
    expect(await club.database.db.$count(transfers)).toBe(before.kept + 6);
  }
});

test('of desks that decide about one transfer at once, one does', async () => {
  for (let round = 0; round < 5; round++) {
    const payments = [await owed(), await owed(), await owed()];
    const imported = await club.call('POST /api/v1/Transfers/import', {
      as: desks[0],
      body: { content: statement(`2026-11-19,INTERAC from nobody ${round},10.00`) },
    });
    const id = imported.ok().asked[0]?.id ?? '';
    const replies = await Promise.all(
      desks.map((as, desk) =>
        club.call('PUT /api/v1/Transfers/{id}/decision', {
          ...{ as, params: { id } },
          body: { decision: 'settle', paymentId: payments[desk]?.id },
        }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const list = await club.call('GET /api/v1/Payments', { as: desks[0], query: { pageSize: 100 } });
    const ids = payments.map((payment) => payment.id);
    const paid = list
      .ok()
      .filter((payment) => ids.includes(payment.id) && payment.status === PaymentStatus.Completed);
    expect(paid).toHaveLength(1);
  }
});

test('of transfers that desks settle one payment with at once, one settles it', async () => {
  for (let round = 0; round < 5; round++) {
    const { id: paymentId } = await owed();
    const rows = desks.map((_, desk) => `2026-11-20,INTERAC from ${round} ${desk},10.00`);
    const imported = await club.call('POST /api/v1/Transfers/import', {
      as: desks[0],
      body: { content: statement(...rows) },
    });
    const replies = await Promise.all(
      imported.ok().asked.map(({ id }, desk) =>
        club.call('PUT /api/v1/Transfers/{id}/decision', {
          ...{ as: desks[desk], params: { id } },
          body: { decision: 'settle', paymentId },
        }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  }
});
