import { type SessionChange, SessionStatus } from 'shared-api/contract';
import type { Command } from '../../commands/perform';
import type { Tx } from '../../db/types';
import type { Message } from '../../messages';
import { skipEmailsAbout } from '../../outbox/store';
import { withdraw } from '../payments/dues';
import { mailCredited } from '../payments/receipts';
import { followChange } from '../places/sessions';
import type { SessionRow } from '../places/store';

/** A session that does not take place: as it was, and cancelled. */
interface CalledOff {
  before: SessionRow;
  session: SessionRow;
  /** The administrator's message. */
  reason: Message;
  paid: SessionChange['paid'];
}

/**
 * Settles places and money of a locked session that is cancelled or deleted: nothing is due for it, and received money
 * becomes credit or a refund. A separate mail announces the cancellation.
 */
export async function settleCancellation(
  services: Command,
  tx: Tx,
  { before, session, reason, paid }: CalledOff,
): Promise<void> {
  const sessionId = session.id;
  // First, so that e-mails queued below are kept.
  if (before.status !== SessionStatus.Cancelled && before.startsAt > services.clock.now())
    await skipEmailsAbout(tx, sessionId);
  // Before its places are given up, which turns payments into credit.
  if (paid === 'refund') await withdraw(services, tx, { sessionId }, 'refund');
  await followChange(services, tx, { before, session, reason });
  const withdrawn = await withdraw(services, tx, { sessionId }, 'credit');
  await mailCredited(services, tx, withdrawn, session.sessionDate);
}
