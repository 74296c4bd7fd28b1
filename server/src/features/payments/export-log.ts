import { and, eq, gt } from 'drizzle-orm';
import { auditLog } from '../../db/schema';
import type { Admin, Caller } from '../../security/caller';
import type { Client } from '../../security/client';
import type { Services } from '../../services';
import { logSecurityEvent } from '../audit/security-log';
import type { PaymentFilters } from './store';

/** The most rows that somebody looks at in one page; more at once are what a file is made of. */
const shownAtOnce = 100;
/** How long walking through all pages may take. */
const walkMs = 3600_000;

/**
 * Notes in the security log that an administrator takes the payments away: once for each export, which the console makes
 * by walking through large pages. It goes by what is read, so that nobody can leave an announcement out.
 */
export async function logExport(
  services: Services,
  { page = 1, pageSize, from, to }: PaymentFilters,
  caller: Admin,
  client: Client,
): Promise<void> {
  if (pageSize !== undefined && pageSize <= shownAtOnce) return;
  if (page > 1 && (await isWalking(services, caller))) return;
  const details = { ...(from && { from }), ...(to && { to }) };
  const event = { event: 'payments-exported', actor: caller, client, details } as const;
  await logSecurityEvent(services, services.db, event);
}

/** Whether the first page was noted lately; a walk that begins at another one is noted, too. */
async function isWalking({ db, clock }: Services, caller: Caller): Promise<boolean> {
  const begun = and(
    eq(auditLog.action, 'security.payments-exported'),
    eq(auditLog.actorId, caller.id),
    gt(auditLog.at, new Date(clock.now().getTime() - walkMs)),
  );
  return (await db.$count(auditLog, begun)) > 0;
}
