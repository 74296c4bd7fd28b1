import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import { type User, UserStatus } from 'shared-api/contract';
import { hasCome } from 'shared-api/door';
import { covers } from 'shared-api/passes';
import type { Tx } from '../../data/rows';
import { payments, places, sessions, users } from '../../data/schema';
import { isMember, updateUser } from '../../data/users';
import { refuse } from '../../errors/app-error';
import type { Admin } from '../../http/access';
import type { Command } from '../../http/perform';
import { moveRating } from '../door/ratings';
import { audit, moveInLog } from '../log/write';
import { mailReceipts } from '../money/mails';
import { moveAccount } from '../money/receive';
import { isStanding, type Obligation, settle } from '../money/settle';
import { type PlaceRow, toPlace } from '../places/known';
import { moveWaitingList } from '../places/passes';
import { passesOf, readSessionsOf } from '../places/store';
import { moveRequests } from '../privacy/requests';
import { lockPeople } from './leaving';
import { toUser } from './view';

/**
 * Merges a walk-in with somebody else, who takes over their answers, money and references. The walk-in's id goes on
 * standing for that person.
 * @returns the person who stays
 */
export async function mergeUsers(
  command: Command,
  ids: { from: string; into: string },
  actor: Admin,
): Promise<User> {
  const { db: tx } = command;
  const locked = await lockPeople(tx, [ids.from, ids.into]);
  const lockedAs = (id: string) => locked.find((row) => row.id === id) ?? refuse('userNotFound');
  const [from, into] = [lockedAs(ids.from), lockedAs(ids.into)];
  if (from.id === into.id) return toUser(into);
  if (isMember(from)) return refuse('notWalkIn');
  const charged = await tx
    .selectDistinct({ id: payments.sessionId })
    .from(payments)
    .where(eq(payments.accountId, from.id));
  const shared = await movePlaces(tx, from.id, into.id);
  await tx.update(users).set({ mergedInto: into.id }).where(eq(users.mergedInto, from.id));
  await updateUser(tx, from.id, {
    mergedInto: into.id,
    status: UserStatus.Suspended,
    // Kept once, with whoever they turned out to be.
    ...{ firstName: '', lastName: '', pendingEmail: null },
  });
  const takesAddress = !isMember(into) && into.pendingEmail === null && from.pendingEmail !== null;
  const after = takesAddress ? await updateUser(tx, into.id, { pendingEmail: from.pendingEmail }) : into;
  await moveRating(tx, from.id, into.id);
  await moveRequests(tx, from.id, into.id);
  await moveInLog(tx, from.id, into.id);
  const completed = await moveAccount(command, from.id, into.id);
  const settled = await settle(
    command,
    await needlessCharges(
      tx,
      into.id,
      charged.flatMap(({ id }) => id ?? []),
    ),
  );
  await mailReceipts(command, [...completed, ...settled.completed]);
  for (const session of await readSessionsOf(tx, [into.id]))
    if (shared.includes(session.id)) await moveWaitingList(command, session);
  await audit(tx, actor, {
    action: 'user.merge',
    entityId: into.id,
    about: [into.id],
    before: toUser(from),
    after: toUser(after),
  });
  return toUser(after);
}

/**
 * Gives somebody's places to somebody else. Where both have one, the place of whoever came stays, else the better one.
 * @returns the sessions where both had a place
 */
async function movePlaces(tx: Tx, from: string, into: string): Promise<string[]> {
  await tx.update(places).set({ hostId: into }).where(eq(places.hostId, from));
  const rows = await tx
    .select()
    .from(places)
    .where(inArray(places.userId, [from, into]))
    .orderBy(asc(places.sessionId));
  const shared: string[] = [];
  for (const theirs of rows.filter(({ userId }) => userId === from)) {
    const own = rows.find((row) => row.userId === into && row.sessionId === theirs.sessionId);
    if (own) {
      shared.push(own.sessionId);
      const gone = worth(theirs) > worth(own) ? own : theirs;
      await tx.delete(places).where(eq(places.id, gone.id));
      if (gone === theirs) {
        if (own.paidAtDoor === null && theirs.paidAtDoor !== null)
          await tx.update(places).set({ paidAtDoor: theirs.paidAtDoor }).where(eq(places.id, own.id));
        continue;
      }
    }
    await tx
      .update(places)
      .set({
        ...{ userId: into, notes: theirs.notes ?? own?.notes ?? null },
        paidAtDoor: theirs.paidAtDoor ?? own?.paidAtDoor ?? null,
        // An undo at the door goes back to what they had answered themselves.
        ...(theirs.door && own && { door: own.door ?? { was: beforeDoor(own) } }),
      })
      .where(eq(places.id, theirs.id));
  }
  return shared;
}

const beforeDoor = (row: PlaceRow) => {
  const { key: _, host: __, door: ___, ...before } = toPlace(row);
  return before;
};

const standings: readonly PlaceRow['standing'][] = ['out', 'waiting', 'offered', 'in'];

const worth = ({ mark, standing }: PlaceRow): number =>
  standings.indexOf(standing) + (hasCome(mark) ? standings.length : 0);

/**
 * What somebody owes or has paid for a session twice, or although they had a pass for its date: to be owed no more.
 * @param sessionIds those that the walk-in was charged for
 */
async function needlessCharges(tx: Tx, userId: string, sessionIds: readonly string[]): Promise<Obligation[]> {
  if (sessionIds.length === 0) return [];
  const rows = await tx
    .select({ payment: payments, session: sessions })
    .from(payments)
    .innerJoin(sessions, eq(sessions.id, payments.sessionId))
    .where(
      and(
        eq(payments.userId, userId),
        inArray(payments.sessionId, [...sessionIds]),
        isNull(payments.guestName),
        isStanding,
      ),
    )
    // What is paid stays, and of others what is older.
    .orderBy(desc(payments.status), desc(payments.paidCents), asc(payments.id));
  const passes = await passesOf(tx, userId);
  const owed = new Set<string>();
  return rows.flatMap(({ payment: { id: paymentId }, session }) => {
    const had = passes.some((pass) => covers(pass, session.sessionDate) && pass.createdOn < session.startsAt);
    if (!had && !owed.has(session.id)) {
      owed.add(session.id);
      return [];
    }
    return [{ account: userId, subject: { paymentId }, cents: 0 }];
  });
}
