import { and, asc, eq, lte } from 'drizzle-orm';
import { SessionStatus } from 'shared-api/contract';
import { firstOf, isOneOf } from '../../data/rows';
import { mailings, users } from '../../data/schema';
import { refuse } from '../../errors/app-error';
import type { Admin } from '../../http/access';
import { type Command, perform } from '../../http/perform';
import type { Services } from '../../http/services';
import { outboxWork, writeMailing } from '../../mail/outbox/sender';
import { findMailing, type MailingRow } from '../../mail/outbox/store';
import { audit } from '../log/write';
import { findSessionOf, inGroup, subjectSession } from './groups';

/** How late a scheduled mailing may still be sent: after a day, its “tomorrow” is wrong. */
const lateMs = 86_400_000;

/** Condition on `mailings`: this one, as long as it is neither sent nor cancelled. */
const stillScheduled = (id: string) => and(eq(mailings.id, id), eq(mailings.state, 'scheduled'));

/** Sends the mailings whose time has come, each once. */
export async function sendScheduled(services: Services): Promise<void> {
  const due = await services.db
    .select({ id: mailings.id })
    .from(mailings)
    .where(and(eq(mailings.state, 'scheduled'), lte(mailings.dueOn, services.clock.now())))
    .orderBy(asc(mailings.dueOn), asc(mailings.id));
  for (const { id } of due) await perform(services, (command) => sendDue(command, id));
}

async function sendDue({ db: tx, clock, jobs }: Command, id: string): Promise<void> {
  const now = clock.now();
  // Whoever comes second, another process or somebody who cancels, finds it sent.
  const scheduled = tx.select().from(mailings).where(stillScheduled(id)).for('update');
  const mailing = (await firstOf(scheduled)) as MailingRow | undefined;
  if (!mailing) return;
  const change = (values: Partial<MailingRow>) => tx.update(mailings).set(values).where(eq(mailings.id, id));
  const { audience, people, dueOn } = mailing;
  const session = audience?.sessionId ? await findSessionOf(tx, audience.sessionId) : undefined;
  const isOff =
    audience?.sessionId !== undefined &&
    (session?.status ?? SessionStatus.Cancelled) === SessionStatus.Cancelled;
  if (isOff || now.getTime() - dueOn.getTime() >= lateMs) return void (await change({ state: 'missed' }));
  const sessionId = subjectSession(mailing.template, session, now);
  await change({ state: 'sent', dueOn: now, people: null, sessionId });
  const who = audience ? inGroup(tx, audience, session, now) : isOneOf(users.id, people ?? []);
  await writeMailing(tx, now, { ...mailing, sessionId }, [who]);
  jobs.wake(outboxWork);
}

/** Cancels a scheduled mailing; repeating it changes nothing. */
export async function cancelMailing({ db: tx }: Command, id: string, admin: Admin): Promise<void> {
  const [cancelled] = await tx
    .update(mailings)
    .set({ state: 'cancelled', people: null })
    .where(stillScheduled(id))
    .returning();
  if (cancelled) {
    const before = { emailType: cancelled.template, sendAt: cancelled.dueOn.toISOString() };
    return audit(tx, admin, { action: 'mailing.cancel', entityId: id, about: [], before });
  }
  const { state } = (await findMailing(tx, id)) ?? refuse('notFound');
  if (state === 'sent') refuse('mailingSent');
}
