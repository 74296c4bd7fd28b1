import { and, eq, ne, sql } from 'drizzle-orm';
import { Language, Plan, rules, UserStatus } from 'shared-api/contract';
import { OutboxState, users } from '../../data/schema';
import { beginOpening } from '../../data/settings';
import {
  findByEmail,
  freeUsername,
  insertUser,
  isAdministrator,
  isUnconfirmedRegistration,
  type Member,
  updateUser,
} from '../../data/users';
import { type Command, perform } from '../../http/perform';
import type { Services } from '../../http/services';
import { newestEmailsTo } from '../../mail/outbox/store';
import { queueInvitations } from './account-mails';
import { fromText } from './list/lines';
import type { Listed } from './list/person';
import { hasToken } from './mailed-tokens';
import { deleteUnconfirmedRegistration } from './unconfirmed';

/** Whether the club has an administrator, or else whether somebody has been written to, now or before. */
type FirstAdministrator = 'exists' | 'nobody' | 'waiting' | 'invited';

/**
 * Invites the person whom the operator has named to run a club that has no administrator: once, and again when the link
 * no longer works or could not be sent. Whoever was named before and has not come is invited no longer.
 */
export const inviteFirstAdministrator = (services: Services): Promise<FirstAdministrator> =>
  perform(services, async (command) => {
    const { db: tx, config } = command;
    // Several processes may start at once.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('first administrator', 0))`);
    if ((await tx.$count(users, isAdministrator)) > 0) return 'exists';
    if (!config.adminEmail) return 'nobody';
    return inviteAdministrator(command, config.adminEmail);
  });

/**
 * Makes somebody an administrator, and mails them a link to choose a password unless they have one that works. Somebody
 * who has an account goes on with it.
 * @param named an address, perhaps with a name before it
 */
export async function inviteAdministrator(
  command: Command,
  named: string,
): Promise<Extract<FirstAdministrator, 'exists' | 'waiting' | 'invited'>> {
  const { db: tx } = command;
  const person = fromText(named);
  const found = await findByEmail(tx, person.email);
  if (found && !isUnconfirmedRegistration(found)) {
    await updateUser(tx, found.id, { isAdmin: true });
    return 'exists';
  }
  await withdrawOthers(command, person.email);
  if (found?.isAdmin && (await hasWorkingLink(command, found))) return 'waiting';
  // A password that somebody has typed for this address proves nothing.
  if (!found) await beginOpening(tx);
  const user = found
    ? await updateUser(tx, found.id, { isAdmin: true, passwordHash: null })
    : await insertUser(tx, {
        ...namesOf(person),
        email: person.email,
        username: await freeUsername(tx, person.email),
        isAdmin: true,
        paymentPlan: Plan.DropIn,
        status: UserStatus.Pending,
        language: Language.Bilingual,
      });
  await queueInvitations(command, [{ ...user, email: person.email }]);
  return 'invited';
}

/** Who is named by an address alone is called by it, until they say their names. */
const namesOf = ({ firstName, lastName, email }: Listed): Pick<Listed, 'firstName' | 'lastName'> => ({
  firstName: firstName || email.slice(0, email.lastIndexOf('@')).padEnd(rules.name.min, '.'),
  lastName,
});

async function withdrawOthers(command: Command, email: string): Promise<void> {
  const waiting = and(
    eq(users.isAdmin, true),
    eq(users.status, UserStatus.Pending),
    ne(sql`lower(${users.email})`, email.toLowerCase()),
  );
  for (const other of await command.db.select({ email: users.email }).from(users).where(waiting)) {
    await deleteUnconfirmedRegistration(command, other.email ?? '', '');
  }
}

async function hasWorkingLink({ db: tx, clock }: Command, user: Member): Promise<boolean> {
  const [newest] = await newestEmailsTo(tx, user.id, 1);
  const failed: OutboxState[] = [OutboxState.Refused, OutboxState.GivenUp];
  return !(newest && failed.includes(newest.state)) && hasToken(tx, user, 'invitation', clock);
}
