import { and, desc, eq, gte, inArray, lte, notExists, or, sql } from 'drizzle-orm';
import { type PushKind, UserStatus } from 'shared-api/contract';
import { ConcurrentChange } from '../../data/conflict';
import { type Db, firstOf, type Tx } from '../../data/rows';
import { logins, pushDevices, pushKindsOff, users } from '../../data/schema';
import type { BrowserKeys } from './encrypt';

export type DeviceRow = typeof pushDevices.$inferSelect;

/** How many devices of one person are notified. */
const most = 10;

/** A device fails so often, and for so long, before it is given up. */
const [mostFailures, failingForMs] = [5, 3 * 86_400_000];

/** A person's devices that are notified, the newest login first. */
export const devicesOf = (db: Db, userId: string) =>
  db
    .select({ device: pushDevices, login: logins })
    .from(pushDevices)
    .innerJoin(logins, eq(logins.id, pushDevices.loginId))
    .where(eq(logins.userId, userId))
    .orderBy(desc(pushDevices.createdOn), pushDevices.loginId);

/** What a person does not want to be notified of. */
export const kindsOff = async (db: Db, userId: string): Promise<PushKind[]> => {
  const rows = await db
    .select({ kind: pushKindsOff.kind })
    .from(pushKindsOff)
    .where(eq(pushKindsOff.userId, userId))
    .orderBy(pushKindsOff.kind);
  return rows.map(({ kind }) => kind);
};

/** Who of some people is to be notified where. */
export interface Notified {
  userId: string;
  deviceId: string;
  /** What they do not want to hear of. */
  off: PushKind[];
  /** Whether it has taken something, and the last as well. */
  works: boolean;
}

/** The devices of some people. */
export const devicesOfPeople = (db: Db, userIds: readonly string[]): Promise<Notified[]> =>
  db
    .select({
      userId: logins.userId,
      deviceId: pushDevices.loginId,
      off: sql<
        PushKind[]
      >`array(select ${pushKindsOff.kind} from ${pushKindsOff} where ${pushKindsOff.userId} = ${logins.userId})`,
      works: sql<boolean>`${pushDevices.deliveredOn} is not null and ${pushDevices.failures} = 0`,
    })
    .from(pushDevices)
    .innerJoin(logins, eq(logins.id, pushDevices.loginId))
    .where(inArray(logins.userId, [...userIds]));

/** Condition on `logins`: its owner wants to hear of this. */
export const wants = (db: Db, kind: PushKind) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(pushKindsOff)
      .where(and(eq(pushKindsOff.userId, logins.userId), eq(pushKindsOff.kind, kind))),
  );

/**
 * The device of a row of the outbox, with its owner; undefined once its login has ended, or been idle for too long, or
 * when it is somebody else's.
 * @param since logins begun, and used, before are over
 */
export const findDevice = (
  db: Db,
  { deviceId, userId }: { deviceId: string; userId: string },
  since: { createdOn: Date; lastUsedOn: Date },
): Promise<DeviceRow | undefined> =>
  firstOf(
    db
      .select({ device: pushDevices })
      .from(pushDevices)
      .innerJoin(logins, eq(logins.id, pushDevices.loginId))
      .innerJoin(users, eq(users.id, logins.userId))
      .where(
        and(
          eq(pushDevices.loginId, deviceId),
          eq(users.id, userId),
          eq(users.status, UserStatus.Active),
          gte(logins.createdOn, since.createdOn),
          gte(logins.lastUsedOn, since.lastUsedOn),
        ),
      ),
  ).then((found) => found?.device);

/** Notifies a login's device from now on, and nobody else there. @throws ConcurrentChange when two do so at once */
export async function saveDevice(
  tx: Tx,
  { loginId, userId, endpoint, ...keys }: { loginId: string; userId: string; endpoint: string } & BrowserKeys,
  now: Date,
): Promise<void> {
  const own = and(eq(pushDevices.loginId, loginId), eq(pushDevices.endpoint, endpoint));
  const kept = await tx.update(pushDevices).set(keys).where(own).returning({ id: pushDevices.loginId });
  if (kept.length === 1) return;
  await tx
    .delete(pushDevices)
    .where(or(eq(pushDevices.loginId, loginId), eq(pushDevices.endpoint, endpoint)));
  const added = await tx
    .insert(pushDevices)
    .values({ loginId, endpoint, ...keys, createdOn: now })
    .onConflictDoNothing()
    .returning({ id: pushDevices.loginId });
  if (added.length === 0) throw new ConcurrentChange();
  const surplus = (await devicesOf(tx, userId)).slice(most).map(({ device }) => device.loginId);
  if (surplus.length > 0) await tx.delete(pushDevices).where(inArray(pushDevices.loginId, surplus));
}

/** Notifies one of a person's devices no more. */
export async function removeDevice(tx: Tx, userId: string, loginId: string): Promise<void> {
  const theirs = tx.select({ id: logins.id }).from(logins).where(eq(logins.userId, userId));
  await tx
    .delete(pushDevices)
    .where(and(eq(pushDevices.loginId, loginId), inArray(pushDevices.loginId, theirs)));
}

/** Condition on `push_devices`: the device as it was read, not another one of the same login. */
const same = ({ loginId, endpoint }: DeviceRow) =>
  and(eq(pushDevices.loginId, loginId), eq(pushDevices.endpoint, endpoint));

/** Notes that a push service has taken something for a device. */
export async function noteDelivered(db: Db, device: DeviceRow, now: Date): Promise<void> {
  const set = { deliveredOn: now, failures: 0, failingSince: null };
  await db.update(pushDevices).set(set).where(same(device));
}

/** Notes that a push service has not taken something for a device, and ends one that has failed for days. */
export async function noteFailure(db: Db, device: DeviceRow, now: Date): Promise<void> {
  await db
    .update(pushDevices)
    .set({
      failures: sql`${pushDevices.failures} + 1`,
      failingSince: sql`coalesce(${pushDevices.failingSince}, ${now.toISOString()}::timestamptz)`,
    })
    .where(same(device));
  const since = new Date(now.getTime() - failingForMs);
  await db
    .delete(pushDevices)
    .where(and(same(device), gte(pushDevices.failures, mostFailures), lte(pushDevices.failingSince, since)));
}

/** Ends a device that there is no more. */
export async function endDevice(db: Db, device: DeviceRow): Promise<void> {
  await db.delete(pushDevices).where(same(device));
}
