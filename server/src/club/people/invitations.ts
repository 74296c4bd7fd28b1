import { inArray, sql } from 'drizzle-orm';
import {
  type Calls,
  type Correction,
  type InvitationFate,
  type InvitationPreview,
  type Invitations,
  type Language,
  Plan,
  plain,
  rules,
  type Shape,
  UserStatus,
} from 'shared-api/contract';
import type { Db } from '../../data/rows';
import { users } from '../../data/schema';
import { readSettings } from '../../data/settings';
import { freeUsernames, isUnconfirmedRegistration, trimNames, type UserRow } from '../../data/users';
import { refuse } from '../../errors/app-error';
import type { Admin } from '../../http/access';
import type { Command } from '../../http/perform';
import type { Route } from '../../http/route';
import type { Services, WithLimits } from '../../http/services';
import { inThread } from '../../threads/in-thread';
import { audit } from '../log/write';
import { queueInvitations } from './account-mails';
import { kept, type Line, missing } from './list/person';
import { readPeople } from './read-people';

/** Inviting people, for administrators. */
export function invitationRoutes(route: Route, { limits }: WithLimits): void {
  route('POST /api/v1/Users/invitations/preview', {
    apart: ({ services, body }) => previewInvitations(services, body),
  });
  route('POST /api/v1/Users/invitations', {
    before: ({ caller }) => limits.consume('invitations', caller.id),
    perform: ({ services, body, caller, language }) =>
      invitePeople(services, { ...body, language: body.language ?? language }, caller),
  });
}

const readPeopleApart = inThread('readPeople', readPeople);

const keyOf = ({ email }: { email: string | null }): string => (email ?? '').toLowerCase();

async function accountsOf(db: Db, emails: readonly string[]): Promise<Map<string, UserRow>> {
  if (emails.length === 0) return new Map();
  const rows = await db
    .select()
    .from(users)
    .where(inArray(sql`lower(${users.email})`, [...emails]));
  return new Map(rows.map((row) => [keyOf(row), row]));
}

/** What a list says, and what would become of each line. */
async function previewInvitations(
  { db }: Services,
  { content, corrections = [], ...said }: Shape<Calls['POST /api/v1/Users/invitations/preview']>['body'],
): Promise<InvitationPreview> {
  const { people: limit } = rules.invitation;
  const list = await readPeopleApart(Buffer.from(content, 'base64'), limit + 1, said);
  if (!list) return refuse('unreadableList');
  const { lines, ...read } = list;
  if (lines.length > limit) return refuse('tooManyPeople', { values: { limit } });
  const looked = corrected(lines, corrections);
  const known = await accountsOf(db, looked.map(keyOf));
  const fates = fatesOf(looked);
  return {
    ...read,
    people: looked.map(({ problem, isLeftOut, ...line }, index) => {
      const key = keyOf(line);
      const account = key !== '' && !isLeftOut ? known.get(key) : undefined;
      const fate = account ? (isUnconfirmedRegistration(account) ? 'waiting' : 'known') : fates[index];
      return { ...line, fate: fate ?? 'new', userId: account?.id ?? null };
    }),
  };
}

/**
 * Opens accounts and mails their links, for everybody who has none. Two administrators, or a call that arrives again
 * with another key, invite nobody twice.
 * @param language of those who have none of their own
 */
async function invitePeople(
  command: Command,
  { people, language }: Invitations & { language: Language },
  actor: Admin,
): Promise<{ invited: number; known: number }> {
  const { db: tx } = command;
  // Of somebody who is named twice, the first line counts.
  const wanted = new Map(people.toReversed().map((person) => [keyOf(person), trimNames(person)]));
  const before = await accountsOf(tx, [...wanted.keys()]);
  const invited: (UserRow & { email: string })[] = [];
  let missing = [...wanted].filter(([key]) => !before.has(key));
  // Again only if somebody else has registered with such a username, or address, at this moment.
  while (missing.length > 0) {
    const usernames = await freeUsernames(
      tx,
      missing.map(([, { email }]) => email),
    );
    const state = { paymentPlan: Plan.DropIn, status: UserStatus.Pending };
    const rows = missing.map(([, { firstName, lastName, email, ...own }], at) => ({
      ...{ username: usernames[at] ?? '', firstName, lastName, email, ...state },
      language: own.language ?? language,
    }));
    // In one order, so that two who invite the same people wait for each other instead of in a circle.
    rows.sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
    const added = await tx.insert(users).values(rows).onConflictDoNothing().returning();
    invited.push(...(added as typeof invited));
    const present = await accountsOf(
      tx,
      missing.map(([key]) => key),
    );
    missing = missing.filter(([key]) => !present.has(key));
  }
  if (invited.length > 0) {
    // Who is invited to a club that has not opened is written to when it does (`opening.ts`).
    if (!(await readSettings(tx)).opening) await queueInvitations(command, invited, actor.firstName);
    const about = invited.map(({ id }) => id);
    await audit(tx, actor, { action: 'user.invite', about, after: { invited: invited.length } });
  }
  return { invited: invited.length, known: wanted.size - invited.length };
}

/** A line, once somebody has looked at it. */
interface Looked extends Line {
  isLeftOut: boolean;
}

/** The lines as somebody has corrected them; what looks odd in them is then so. */
function corrected(lines: readonly Line[], corrections: readonly Correction[]): Looked[] {
  const byLine = new Map(corrections.map(({ line, person }) => [line, person]));
  return lines.map((line, index) => {
    const person = byLine.get(index);
    if (person === undefined) return { ...line, isLeftOut: false };
    if (person === null) return { ...line, isLeftOut: true };
    const whole = kept({ ...line, ...trimmed(person) });
    return { ...line, ...whole, problem: missing(whole), isLeftOut: false };
  });
}

const trimmed = ({ firstName, lastName, email }: NonNullable<Correction['person']>) => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  email: email.trim(),
});

/** What would become of each line in a club without accounts. One address opens one account. */
function fatesOf(lines: readonly Looked[]): InvitationFate[] {
  const byAddress = new Map<string, Looked[]>();
  for (const line of lines) {
    const key = line.email.toLowerCase();
    if (!line.isLeftOut) byAddress.set(key, [...(byAddress.get(key) ?? []), line]);
  }
  const seen = new Set<string>();
  return lines.map((line) => {
    if (line.isLeftOut) return 'leftOut';
    if (line.problem !== null) return line.problem;
    const key = line.email.toLowerCase();
    if (byAddress.get(key)?.some((other) => isSomebodyElse(line, other))) return 'shared';
    const isAgain = seen.has(key);
    // A line that lacks a name does not stand for one that has it.
    seen.add(key);
    return isAgain ? 'twice' : 'new';
  });
}

/** Whether two lines with one address are of two people: no first name is the other's, nor its last name. */
function isSomebodyElse(one: Line, other: Line): boolean {
  const [first, ...others] = [one.firstName, other.firstName, other.lastName].map(plain);
  return other.firstName !== '' && !others.includes(first ?? '');
}
