import { PaymentStatus, Plan, SessionStatus } from 'shared-api/contract';
import { changeAccount } from '../support/accounts';
import { clubForAll, type Person } from '../support/club';
import { doorIn } from '../support/door';
import { recordPayment, setPaymentStatus } from '../support/payments';
import { placesIn } from '../support/places';
import { addSeason } from '../support/seasons';
import { changeSession } from '../support/sessions';
import { decideTransfer, importRows } from '../support/statements';

const club = clubForAll();
let admin: Person;
beforeAll(async () => {
  admin = await club.admin();
});

const places = placesIn(() => club);
const { phone } = doorIn(() => club);
const say = async (as: Person, sessionId: string, isAttending: boolean) =>
  (await places.say(as, sessionId, isAttending)).ok();
const balanceOf = async (as: Person) => (await club.call('GET /api/v1/Balances/mine', { as })).ok();
const prepay = async (person: Person, amount: string) =>
  importRows(club, `2026-11-20,INTERAC ${(await balanceOf(person)).reference},${amount}`);
const paidSession = async (person: Person, values = {}) => {
  const id = await club.session(values);
  await say(person, id, true);
  await setPaymentStatus(club, (await balanceOf(person)).open[0]?.paymentId ?? '', PaymentStatus.Completed);
  return id;
};
/** A person's mails since the last call, as plain text. */
const news = async ({ email }: Person) => {
  await club.drain();
  const mails = club.mailer.sent
    .filter(({ to }) => to === email)
    .map(({ text }) => text.replaceAll(/\s+/g, ' '));
  club.mailer.sent.splice(0);
  return mails;
};

/** What happens, and what the one mail about it says. */
const cases: [what: string, happen: (person: Person) => Promise<unknown>, said: string[]][] = [
  [
    'a part',
    async (person) => {
      const { reference } = await recordPayment(club, { userId: person.id, amount: 10 });
      const { asked } = await importRows(club, `2026-11-18,INTERAC ${reference},5.00`);
      await decideTransfer(club, asked[0]?.id ?? '', { decision: 'settle' });
    },
    ['$5.00 arrived on November 18, 2026', '$5.00 of $10.00 has come for this. $5.00 is left to pay:'],
  ],
  [
    'more than owed',
    async (person) => {
      const { reference } = await recordPayment(club, { userId: person.id, amount: 10 });
      const { asked } = await importRows(club, `2026-11-18,INTERAC ${reference},15.00`);
      await decideTransfer(club, asked[0]?.id ?? '', { decision: 'settle' });
    },
    ['$15.00 arrived', 'This is paid now:', '$10.00', 'Your credit is $5.00 now.'],
  ],
  [
    'in advance, with nothing owed',
    (person) => prepay(person, '50.00'),
    ['$50.00 arrived on November 20, 2026', 'Your credit is $50.00 now.'],
  ],
  [
    'in advance, with more owed',
    async (person) => {
      await recordPayment(club, { userId: person.id, amount: 10 });
      await recordPayment(club, { userId: person.id, amount: 20 });
      await prepay(person, '15.00');
    },
    ['$15.00 arrived', 'This is paid now:', '$5.00 of $20.00 has come for this. $15.00 is left to pay:'],
  ],
  [
    'a spot that credit pays',
    async (person) => {
      await prepay(person, '40.00');
      await news(person);
      await say(person, await club.session(), true);
    },
    ['Paid with your credit: $10.00. Your credit is $30.00 now.'],
  ],
  [
    'a spot of which credit pays a part',
    async (person) => {
      await prepay(person, '4.00');
      await news(person);
      await say(person, await club.session(), true);
    },
    ['Your credit has paid $4.00 of the price. The rest:', 'Amount: $6.00'],
  ],
  [
    'a no in time for a paid spot',
    async (person) => {
      const id = await paidSession(person);
      await news(person);
      await say(person, id, false);
    },
    ['The $10.00 that you had paid is your credit now. It pays for what you owe. Credit left: $10.00.'],
  ],
  [
    'a payment that an administrator records, paid by credit',
    async (person) => {
      await prepay(person, '40.00');
      await news(person);
      await recordPayment(club, { userId: person.id, amount: 10 });
    },
    ['Your credit has paid for this. Your credit is $30.00 now.', 'Method: Your credit'],
  ],
  [
    'a payment of which credit had paid a part, and a transfer the rest',
    async (person) => {
      await prepay(person, '4.00');
      const { reference } = await recordPayment(club, { userId: person.id, amount: 10 });
      await news(person);
      await importRows(club, `2026-11-20,INTERAC ${reference},6.00`);
    },
    ['This is paid now: $6.00 that we have received, and $4.00 from your credit.'],
  ],
  [
    'a receipt that an administrator sends for what credit paid',
    async (person) => {
      await prepay(person, '40.00');
      await recordPayment(club, { userId: person.id, amount: 10 });
      await news(person);
      const body = { emails: [person.email], language: person.language };
      const params = { emailType: 'payment-confirmation' } as const;
      (await club.call('POST /api/v1/Communication/{emailType}', { as: admin, params, body })).ok();
    },
    ['Your credit has paid for this. Your credit is $30.00 now.'],
  ],
];
test.each(cases)('%s is told as it is', async (_what, happen, said) => {
  const person = await club.person();
  await happen(person);
  const mails = await news(person);
  expect(mails).toHaveLength(1);
  for (const part of said) expect(mails[0]).toContain(part);
});

test('what credit pays is not called money, though money had paid for it once', async () => {
  const person = await club.person();
  const first = await paidSession(person);
  await say(person, first, false);
  const second = await club.session();
  await say(person, second, true);
  await say(person, first, true);
  await news(person);
  await say(person, second, false);
  const mails = await news(person);
  expect(mails.filter((text) => text.includes('Your credit has paid for this.'))).toHaveLength(1);
  expect(mails.filter((text) => text.includes('Your payment has arrived'))).toEqual([]);
});

/** Gives somebody a pass until December 5. */
const holdPass = (person: Person) =>
  changeAccount(club, person, {
    paymentPlan: Plan.Membership,
    pass: { startDate: '2026-11-01', endDate: '2026-12-05', price: 0 },
  });

/** Who has a spot that credit pays, without a mail of their own about it. */
const unasked: [what: string, happen: (person: Person) => Promise<unknown>][] = [
  [
    'a session that is back on',
    async (person) => {
      const id = await paidSession(person);
      await changeSession(club, id, { status: SessionStatus.Cancelled });
      await news(person);
      (await changeSession(club, id, { status: SessionStatus.Open })).ok();
    },
  ],
  [
    'a session that has moved to a day that no pass covers',
    async (person) => {
      await holdPass(person);
      const id = await club.session({ sessionDate: '2026-12-05' });
      await say(person, id, true);
      await prepay(person, '10.00');
      await news(person);
      (await changeSession(club, id, { sessionDate: '2026-12-06' })).ok();
    },
  ],
  [
    'a spot that stays as its pass ends',
    async (person) => {
      await holdPass(person);
      await say(person, await club.session(), true);
      await prepay(person, '10.00');
      await news(person);
      const body = { paymentPlan: Plan.DropIn };
      (await club.call('PATCH /api/v1/Users/me/payment-plan', { as: person, body })).ok();
    },
  ],
  [
    'a spot that the door has given',
    async (person) => {
      const id = await club.session({ sessionDate: '2026-11-21', startTime: '21:00', endTime: '23:00' });
      await prepay(person, '10.00');
      await news(person);
      await phone(id).say('here', person.id);
    },
  ],
];
test.each(unasked)('%s: what credit has paid of it is told once, by a receipt', async (_what, happen) => {
  const person = await club.person();
  await happen(person);
  const mails = await news(person);
  expect(mails.filter((text) => text.includes('Your credit has paid for this.'))).toHaveLength(1);
  // Nothing is owed.
  expect(mails.filter((text) => text.includes('What your sessions cost you'))).toEqual([]);
});

test('a session that the club cancels, or deletes, gives credit to who has paid, and to nobody else', async () => {
  const [paid, owing] = [await club.person(), await club.person()];
  for (const end of ['cancel', 'delete'] as const) {
    const id = await paidSession(paid, { sessionDate: '2026-12-05' });
    await say(owing, id, true);
    // One after another: two `drain`s at once would count each other's mails as failed.
    for (const one of [paid, owing]) await news(one);
    if (end === 'cancel') await changeSession(club, id, { status: SessionStatus.Cancelled });
    else await club.call('DELETE /api/v1/Sessions/{id}', { as: admin, params: { id }, body: null });
    await club.drain();
    const credited = club.mailer.sent.filter(({ text }) => text.includes('that you had paid'));
    expect(credited.map(({ to }) => to)).toEqual([paid.email]);
    club.mailer.sent.splice(0);
    // It pays the next session, so that the next round starts without credit.
    expect((await balanceOf(paid)).credit).toBe(10);
    await say(paid, await club.session({ sessionDate: '2026-12-12' }), true);
    expect(await balanceOf(paid)).toMatchObject({ credit: 0, owed: 0 });
    await news(paid);
  }
});

test('a pass that makes a paid date free gives credit for it, and says so', async () => {
  const person = await club.person();
  await paidSession(person, { sessionDate: '2026-12-19' });
  await news(person);
  const season = { startDate: '2026-12-15', endDate: '2027-02-28', price: 95 };
  await addSeason(club, season);
  await club.call('POST /api/v1/SeasonSubscriptions', { as: person, body: season });
  const mails = await news(person);
  const credited = mails.filter((text) => text.includes('The $10.00 that you had paid is your credit now.'));
  expect(credited).toHaveLength(1);
  // The credit has paid a part of the pass.
  expect(await balanceOf(person)).toMatchObject({ credit: 0, owed: 85 });
});

test('the page is told the same as the mail', async () => {
  const person = await club.person();
  await prepay(person, '14.00');
  const [first, second] = [
    await club.session({ sessionDate: '2027-01-09' }),
    await club.session({ sessionDate: '2027-01-16' }),
  ];
  expect(await say(person, first, true)).toMatchObject({
    credit: { used: 10, returned: 0, left: 4 },
    paymentDue: null,
  });
  const partly = await say(person, second, true);
  expect(partly).toMatchObject({ credit: { used: 4, returned: 0, left: 0 }, paymentDue: { amount: 6 } });
  // The returned money pays what is still open, and the rest becomes credit.
  expect((await say(person, first, false)).credit).toEqual({ used: 0, returned: 10, left: 4 });
  expect(await balanceOf(person)).toMatchObject({ credit: 4, owed: 0 });
  const other = await club.person();
  expect(await say(other, first, true)).not.toHaveProperty('credit');
  expect(await say(other, first, false)).not.toHaveProperty('credit');
});
