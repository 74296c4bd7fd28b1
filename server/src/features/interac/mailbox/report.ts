import { rules } from 'shared-api/contract';
import { users } from '../../../db/schema';
import type { Db } from '../../../db/types';
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
  return services.db.transaction(async (tx) => {
    const fetchedOn = services.clock.now();
    const isHeld = await updateHeldMailbox(tx, mailbox, { ...read, ...well, fetchedOn });
    if (isHeld && mailbox.reportedOn) await mailAdministrators(services, tx, { isRead: true, since: null });
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
  return services.db.transaction(async (tx) => {
    const failed = { ...released, problem, problemSince, failingSince, reportedOn };
    const isHeld = await updateHeldMailbox(tx, mailbox, failed);
    if (!isHeld || mailbox.reportedOn || !reportedOn) return;
    await mailAdministrators(services, tx, { isRead: false, since: failingSince.toISOString() });
  });
}

async function mailAdministrators(
  { emails }: Services,
  tx: Db,
  props: { isRead: boolean; since: string | null },
): Promise<void> {
  for (const admin of await tx.select().from(users).where(isAdministrator))
    await emails.notify(tx, 'notice-mailbox', { to: admin, ...props });
}
