import { and, eq, gt } from 'drizzle-orm';
import { auditLog } from '../../db/schema';
import type { Admin, Caller } from '../../security/caller';
import type { Client } from '../../security/client';
import type { Services } from '../../services';
import { logSecurityEvent } from '../audit/security-log';
import type { PaymentFilters } from './store';

/** The most rows that a person views on one page; larger pages are for a file. */
const shownAtOnce = 100;
/** How long reading all pages may take. */
const walkMs = 3600_000;

/**
 * Records in the security log that an administrator exports the payments: once for each export, which the console makes
 * by reading large pages. It is derived from what is read, so that nobody can bypass it.
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

/** Whether the first page was recorded recently; an export that begins at another page is recorded too. */
async function isWalking({ db, clock }: Services, caller: Caller): Promise<boolean> {
  const begun = and(
    eq(auditLog.action, 'security.payments-exported'),
    eq(auditLog.actorId, caller.id),
    gt(auditLog.at, new Date(clock.now().getTime() - walkMs)),
  );
  return (await db.$count(auditLog, begun)) > 0;
}
