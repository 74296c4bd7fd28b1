import { eq, sql } from 'drizzle-orm';
import { auditLog, payments, places, seasons, sessions, transfers } from '../data/schema';
import type { Admin, AdminId } from '../http/access';
import type { Command } from '../http/perform';
import type { EmailSender } from '../mail/outbox/sender';
import type { Member } from './members';

/** What happened long ago: nobody is e-mailed about it now. */
export const noEmails: EmailSender = {
  notify: async () => undefined,
  sendMailing: async () => null,
};

/** The database's own dates of rows that are written now. */
const writtenNow = sql`now()::timestamptz(3)`;

/** Lets something happen at a past moment, by the product's own services, in one transaction. */
export async function happen<Result>(
  command: Command,
  moment: Date,
  act: (then: Command) => Promise<Result>,
): Promise<Result> {
  const result = await act({ ...command, clock: { ...command.clock, now: () => moment } });
  const { db } = command;
  await db.update(auditLog).set({ at: moment }).where(eq(auditLog.at, writtenNow));
  for (const table of [payments, places, seasons, sessions, transfers])
    await db.update(table).set({ createdOn: moment }).where(eq(table.createdOn, writtenNow));
  return result;
}

/** An administrator of the demo club, as the caller. */
export const asAdmin = (member: Member, now: Date): Admin => {
  const login = { id: member.id, provenAt: now, withPasskey: false };
  return { ...member, id: member.id as string as AdminId, passkeyNeeded: false, login };
};
