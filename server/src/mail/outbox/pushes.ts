import { and, eq, notInArray, type SQL, sql } from 'drizzle-orm';
import type { PushKind } from 'shared-api/contract';
import type { Tx } from '../../data/rows';
import { logins, newId, OutboxState, outbox, pushDevices, pushTrial, users } from '../../data/schema';
import { triedUntil } from '../list';
import { wants } from '../push/devices';

/** A mailing's rows for its recipients' devices, in one statement. @param who condition on `users` */
export async function addMailingPushes(
  tx: Tx,
  { mailingId, template, kind, dueOn, trueUntil }: MailingPushes,
  who: SQL | undefined,
): Promise<void> {
  const now = dueOn.toISOString();
  await tx.execute(sql`
    insert into ${outbox} (id, mailing_id, user_id, device_id, template, state, due_on, true_until, tried_until, created_on)
    select gen_random_uuid(), ${mailingId}::uuid, ${users.id}, ${pushDevices.loginId}, ${template},
      ${OutboxState.Waiting}::smallint, ${now}::timestamptz, ${trueUntil?.toISOString() ?? null}::timestamptz,
      ${triedUntil(trueUntil, dueOn).toISOString()}::timestamptz, ${now}::timestamptz
    from ${users} join ${logins} on ${logins.userId} = ${users.id}
      join ${pushDevices} on ${pushDevices.loginId} = ${logins.id}
    where ${and(who, wants(tx, kind))}
    for key share of ${users}`);
}

interface MailingPushes {
  mailingId: string;
  template: string;
  kind: PushKind;
  dueOn: Date;
  trueUntil: Date | null;
}

/** Writes a notification on its own to each of a person's devices that has none of it waiting. */
export async function addTrials(tx: Tx, userId: string, now: Date): Promise<void> {
  const waiting = tx
    .select({ id: outbox.deviceId })
    .from(outbox)
    .where(
      and(eq(outbox.userId, userId), eq(outbox.template, pushTrial), eq(outbox.state, OutboxState.Waiting)),
    );
  const rows = await tx
    .select({ deviceId: pushDevices.loginId })
    .from(pushDevices)
    .innerJoin(logins, eq(logins.id, pushDevices.loginId))
    .where(and(eq(logins.userId, userId), notInArray(pushDevices.loginId, waiting)));
  const until = new Date(now.getTime() + 600_000);
  const row = {
    userId,
    template: pushTrial,
    dueOn: now,
    trueUntil: until,
    triedUntil: until,
    createdOn: now,
  };
  if (rows.length > 0) await tx.insert(outbox).values(rows.map((one) => ({ id: newId(), ...one, ...row })));
}
