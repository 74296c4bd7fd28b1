import { rules } from 'shared-api/contract';
import { type Command, perform } from '../../../commands/perform';
import { users } from '../../../db/schema';
import type { Services } from '../../../services';
import { isAdministrator } from '../../users/policy';
import { type MailboxRow, updateHeldMailbox } from './store';

/** Records a successful read. Administrators who were notified of a failure are notified of the recovery. */
export function reportSuccess(
  services: Services,
  mailbox: MailboxRow,
  read: Partial<MailboxRow>,
): Promise<void> {
  const well = { problem: null, problemSince: null, failingSince: null, reportedOn: null };
  return perform(services, async (command) => {
    const fetchedOn = command.clock.now();
    const isHeld = await updateHeldMailbox(command.db, mailbox, { ...read, ...well, fetchedOn });
    if (isHeld && mailbox.reportedOn) await mailAdministrators(command, { isRead: true, since: null });
  });
}

/** Records a failed read. Administrators are notified once, after a day of failures. */
export function reportFailure(
  services: Services,
  mailbox: MailboxRow,
  { problem, ...released }: Pick<MailboxRow, 'problem' | 'leasedUntil'>,
): Promise<void> {
  const now = services.clock.now();
  const problemSince = mailbox.problem === problem ? mailbox.problemSince : now;
  const failingSince = mailbox.failingSince ?? now;
  const isLong = now.getTime() - failingSince.getTime() >= rules.noticeMailbox.reportHours * 3_600_000;
  const reportedOn = mailbox.reportedOn ?? (isLong ? now : null);
  return perform(services, async (command) => {
    const failed = { ...released, problem, problemSince, failingSince, reportedOn };
    const isHeld = await updateHeldMailbox(command.db, mailbox, failed);
    if (!isHeld || mailbox.reportedOn || !reportedOn) return;
    await mailAdministrators(command, { isRead: false, since: failingSince.toISOString() });
  });
}

async function mailAdministrators(
  { db: tx, emails }: Command,
  props: { isRead: boolean; since: string | null },
): Promise<void> {
  for (const admin of await tx.select().from(users).where(isAdministrator))
    await emails.notify(tx, 'notice-mailbox', { to: admin, ...props });
}
