import { randomUUID } from 'node:crypto';
import { ofxStatement, ofxTransaction } from 'server/testing/ofx';
import { addDays, clubDate } from '../../shared-api/common/calendar';
import type { Action, Draw } from './draw';
import type { Life } from './life';
import { hour } from './spots';

/** Something open of somebody's, with its payment. */
async function debt(life: Life, draw: Draw) {
  const due = draw.one(
    life.books.money.dues.filter(({ who, cents, paid }) => paid < cents && life.books.people.has(who)),
  );
  const player = life.players.find(({ key }) => key === due?.who);
  if (!due || !player) return undefined;
  const { body } = await life.as(player, 'GET /api/v1/Balances/mine');
  const [id, guest = null] = due.thing.split('+');
  const payment = body.open.find(
    (one) => (one.sessionId === id || (one.passStart && !one.sessionId)) && one.guestName === guest,
  );
  return payment && { due, player, payment, own: body.reference, open: due.cents - due.paid };
}

/** A bank's statement with one deposit. */
function statement(cents: number, text: string, date: string): string {
  const how = { number: randomUUID(), date: date.replaceAll('-', '') };
  const deposit = ofxTransaction((cents / 100).toFixed(2), text, how);
  return Buffer.from(ofxStatement({ transactions: [deposit] })).toString('base64');
}

async function bring(life: Life, content: string, counts: Record<string, number>) {
  const body = await life.does(life.admin, 'POST /api/v1/Transfers/import', { body: { content } });
  const [said, kept] = [JSON.stringify(body.counts), JSON.stringify({ ...body.counts, ...counts })];
  if (said !== kept) life.throwAny([`transfers: the product says ${said}; the books ${kept}`]);
  return body;
}

/** Money that comes and goes. */
export const payments = {
  /** An exact transfer, by a payment's reference or the person's own. */
  async transfer(life, draw) {
    const found = await debt(life, draw);
    if (!found) return;
    const { due, payment, own, open } = found;
    const isOwn = draw.chance(0.3);
    const cents = isOwn ? open + (draw.one([0, 500, -300]) ?? 0) : open;
    if (cents <= 0) return;
    const date = addDays(clubDate(life.now()), draw.chance(0.3) ? -1 : 0);
    const content = statement(cents, isOwn ? own : payment.reference, date);
    await bring(life, content, { settled: 1, unmatched: 0 });
    life.statements.push(content);
    life.books.pay(due.who, cents, isOwn ? null : due.thing, life.bookedOn(date));
  },
  /** One that somebody has to decide about. */
  async doubtful(life, draw) {
    const found = await debt(life, draw);
    if (!found) return;
    const { due, player, payment, open } = found;
    const cents = open + (draw.one([-300, 400]) ?? 0);
    if (cents <= 0) return;
    const date = clubDate(life.now());
    const isNamed = draw.chance(0.5);
    const reply = await bring(life, statement(cents, isNamed ? payment.reference : 'basketball', date), {
      settled: 0,
    });
    const [id = ''] = reply.asked.map((one) => one.id);
    const isCredit = draw.chance(0.4);
    const decision = isCredit
      ? { decision: 'credit' as const, userId: player.id }
      : { decision: 'settle' as const, paymentId: payment.paymentId };
    await life.does(life.admin, 'PUT /api/v1/Transfers/{id}/decision', { params: { id }, body: decision });
    life.books.pay(due.who, cents, isCredit ? null : due.thing);
  },
  /** A statement once more. */
  async again(life, draw) {
    const content = draw.one(life.statements);
    if (content) await bring(life, content, { settled: 0, unmatched: 0, duplicate: 1 });
  },
  async cash(life, draw) {
    const found = await debt(life, draw);
    if (!found) return;
    const { due, payment, open } = found;
    const body = { status: 1 as const, method: 4 as const };
    await life.does(life.admin, 'PUT /api/v1/Payments/{id}/status', {
      params: { id: payment.paymentId },
      body,
    });
    life.books.pay(due.who, open, due.thing);
  },
  async sent(life, draw) {
    const found = await debt(life, draw);
    if (!found) return;
    const input = { params: { id: found.payment.paymentId }, body: { sent: draw.chance(0.8) } };
    await life.does(found.player, 'PUT /api/v1/Payments/{id}/sent', input);
  },
  async gift(life, draw) {
    const who = draw.one(life.players);
    if (!who) return;
    const body = { kind: 'credit' as const, amount: draw.one([5, 7.5, 12]) ?? 5, reason: 'Carried the nets' };
    await life.does(life.admin, 'POST /api/v1/Balances/{id}/entries', { params: { id: who.id }, body });
    life.books.money.give(who.key, body.amount * 100);
    life.books.receipts();
  },
  /** What was paid for a session that is over goes back. */
  async refund(life, draw) {
    const over = life.books.games
      .filter((game) => life.books.startOf(game) < life.now() - 3 * hour)
      .map(({ id }) => id);
    const due = draw.one(
      life.books.money.dues.filter(
        ({ who, thing, cents, paid }) => over.includes(thing) && paid === cents && life.books.people.has(who),
      ),
    );
    if (!due) return;
    const { body: payments } = await life.as(life.admin, 'GET /api/v1/Payments', {
      query: { userId: life.idOf(due.who), status: '1' },
    });
    const payment = payments.find((one) => one.sessionId === due.thing && one.guestName === null);
    await life.does(life.admin, 'PUT /api/v1/Payments/{id}/status', {
      params: { id: payment?.id ?? '' },
      body: { status: 3 },
    });
    life.books.money.release(due.who, due.thing, 'refund');
  },
  /** Refunds are sent, or dropped. */
  async decide(life, draw) {
    const { body } = await life.as(life.admin, 'GET /api/v1/Refunds', { query: { state: 'due' } });
    const refund = draw.one(body);
    const who = life.players.find(({ id }) => id === refund?.userId);
    if (!refund || !who) return;
    const isSent = draw.chance(0.7);
    const decision = { decision: isSent ? ('send' as const) : ('drop' as const) };
    await life.does(life.admin, 'PUT /api/v1/Refunds/{id}/decision', {
      params: { id: refund.id },
      body: decision,
    });
    if (isSent) life.books.letters.expect(who.key, 'refunded');
    else life.books.money.takeBack(who.key, Math.round(refund.amount * 100));
    life.books.receipts();
  },
  async remind(life) {
    const owing = life.players.filter(({ key }) => life.books.money.owed(key) > 0);
    const { body: debtors } = await life.as(life.admin, 'GET /api/v1/Balances');
    const due = debtors.filter(({ id, remindedOn, open }) => {
      const isOld = remindedOn === null || Date.parse(remindedOn) < life.now() - 12 * hour;
      return isOld && owing.some((one) => one.id === id) && open.some(({ sentOn }) => sentOn === null);
    });
    if (due.length === 0) return;
    await life.does(life.admin, 'POST /api/v1/Balances/remind', { body: { ids: due.map(({ id }) => id) } });
    for (const { id } of due)
      life.books.letters.expect(owing.find((one) => one.id === id)?.key ?? '', 'debt');
  },
  /** The month before is closed. */
  async month(life) {
    const month = addDays(`${clubDate(life.now()).slice(0, 7)}-01`, -1).slice(0, 7);
    if (life.closed.has(month) || `${month}-31` < life.season.from) return;
    await life.compareAll();
    await life.does(life.admin, 'PUT /api/v1/Months/{month}', { params: { month }, body: { closed: true } });
    life.closed.add(month);
    await life.compareAll();
  },
} satisfies Record<string, Action>;
