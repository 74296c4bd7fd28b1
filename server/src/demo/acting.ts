import { asc, eq, notInArray } from 'drizzle-orm';
import { UserStatus } from 'shared-api/contract';
import { subscriptions, users } from '../db/schema';
import type { Db } from '../db/types';
import type { EmailSender } from '../outbox/sender';
import type { Admin, AdminId } from '../security/caller';
import type { Services } from '../services';
import { accounts, type Member } from './members';

/** All of this happened long ago: nobody is e-mailed about it now. */
const noEmails: EmailSender = {
  sendEmail: async () => undefined,
  sendEmails: async () => undefined,
  sendMailing: async () => null,
};

/** The product's services as of another moment, in one transaction and without e-mails. */
export const servicesAt = (services: Services, tx: Db, now: Date): Services => ({
  ...services,
  db: tx,
  emails: noEmails,
  clock: { now: () => now },
});

/** The demo's administrator, as the caller. */
export async function demoAdmin(tx: Db, now: Date): Promise<Admin> {
  const [row] = await tx.select().from(users).where(eq(users.username, 'admin'));
  if (!row) throw new Error('The demo club has no administrator');
  const login = { id: row.id, provenAt: now, withPasskey: false };
  return { ...row, id: row.id as AdminId, passkeyNeeded: false, login };
}

/** Active people who never had a pass: `player` first, without the other accounts with known passwords. */
export async function withoutPass(tx: Db): Promise<Member[]> {
  const holders = tx.select({ id: subscriptions.userId }).from(subscriptions);
  const rows = await tx
    .select()
    .from(users)
    .where(notInArray(users.id, holders))
    .orderBy(asc(users.createdOn), asc(users.id));
  const known = accounts.map(({ username }) => username);
  const others = rows.filter(
    ({ username, status, asksFirst }) =>
      status === UserStatus.Active && !asksFirst && !known.includes(username),
  );
  return [...rows.filter(({ username }) => username === 'player'), ...others];
}
