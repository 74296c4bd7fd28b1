import { eq } from 'drizzle-orm';
import { UserStatus } from 'shared-api/contract';
import { accountMail, auditLog, newId, outbox } from '../../src/data/schema';
import { clubForEach } from '../support/club';
import { statement } from '../support/statements';

const club = clubForEach();

/** Imports a transfer of $7 in somebody's name. @returns decides about it */
async function transferFrom(name: string) {
  const as = await club.admin();
  const body = { content: statement(`2026-11-20,INTERAC from ${name},7.00`) };
  const { asked } = (await club.call('POST /api/v1/Transfers/import', { as, body })).ok();
  const params = { id: asked[0]?.id ?? '' };
  return async (decision: { decision: 'credit' | 'undo'; userId?: string; note?: string }) =>
    (await club.call('PUT /api/v1/Transfers/{id}/decision', { as, params, body: decision })).ok();
}

test('somebody’s data hold what administrators said of them, and nothing of anybody else', async () => {
  const as = await club.admin();
  const [person, other] = await club.people(2);
  const mistaken = await transferFrom('Yann Yak');
  await mistaken({ decision: 'credit', userId: person.id });
  await mistaken({ decision: 'undo' });
  const id = await club.session();
  const place = { move: 'in', reason: 'Called me' } as const;
  for (const { id: userId } of [person, other]) {
    const body = userId === person.id ? place : { ...place, reason: 'Also called' };
    (await club.call('PUT /api/v1/Sessions/{id}/places/{userId}', { as, params: { id, userId }, body })).ok();
  }
  for (const { email } of [person, other]) {
    const words = { customMessage: `Only for ${email}`, customMessageFr: 'Pour une personne' };
    const body = { emails: [email], language: 2, ...words } as const;
    const params = { emailType: 'announcement' } as const;
    (await club.call('POST /api/v1/Communication/{emailType}', { as, params, body })).ok();
  }
  const theirs = await transferFrom('Zelda Zebra');
  await theirs({ decision: 'credit', userId: person.id, note: 'Her aunt' });

  const data = JSON.stringify((await club.call('GET /api/v1/Users/me/export', { as: person })).ok());
  for (const said of ['Called me', `Only for ${person.email}`, 'Zelda Zebra', 'Her aunt']) {
    expect(data).toContain(said);
  }
  for (const said of ['Also called', other.email, 'Yann Yak', as.firstName, 'networkAddress']) {
    expect(data).not.toContain(said);
  }
});

test('an administrator who deletes themself leaves neither name nor device in the log', async () => {
  await club.admin();
  const boss = await club.person({ isAdmin: true, firstName: 'Zelda', lastName: 'Zebra' });
  const { username, firstName, lastName, email, id } = await club.person();
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
  const body = {
    username,
    firstName,
    lastName,
    email,
    isAdmin: true,
    status: UserStatus.Active,
    paymentPlan: 0,
  };
  (await club.call('PUT /api/v1/Users/{id}', { as: boss, params: { id }, body, headers })).ok();
  const { db } = club.database;
  const log = async () => JSON.stringify(await db.select().from(auditLog));
  expect(await log()).toMatch(/Firefox.*Zelda|Zelda.*Firefox/s);
  const call = { as: boss, params: { id: boss.id }, headers: { 'idempotency-key': newId() } };
  (await club.call('DELETE /api/v1/Users/{id}', call)).ok(204);
  expect(await log()).not.toMatch(/Firefox|Zelda|networkAddress/);
});

test('no mail waits that somebody who leaves has asked for by their address', async () => {
  const as = await club.admin();
  const { id, email } = await club.person();
  const body = { email: email.toUpperCase() };
  (await club.call('POST /api/v1/Users/forgot-password', { body })).ok();
  (await club.call('DELETE /api/v1/Users/{id}', { as, params: { id } })).ok(204);
  const { db } = club.database;
  const waiting = await db.select().from(outbox).where(eq(outbox.template, accountMail));
  expect(waiting).toMatchObject([{ address: null, props: null }]);
});
