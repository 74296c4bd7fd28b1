import { type SessionChange, SessionStatus } from 'shared-api/contract';
import type { Db } from '../../db/types';
import type { Message } from '../../emails/facts';
import { skipEmailsAbout } from '../../outbox/store';
import type { Services } from '../../services';
import { refundPaid, withdraw } from '../payments/dues';
import { mailCredited } from '../payments/receipts';
import type { SessionRow } from '../places/session-row';
import { followChange } from '../places/sessions';

/** A session that does not take place: as it was, and cancelled. */
interface CalledOff {
  before: SessionRow;
  session: SessionRow;
  /** What the administrator tells people. */
  reason: Message;
  paid: SessionChange['paid'];
}

/**
 * Settles the places and the money of a locked session that the club cancels or deletes: nobody owes anything for it, and what
 * has come is credit or goes onto the list of refunds. That it is off is told by its own mail.
 */
export async function callOff(
  services: Services,
  tx: Db,
  { before, session, reason, paid }: CalledOff,
): Promise<void> {
  const sessionId = session.id;
  // Before what is written here, which goes on being true.
  if (before.status !== SessionStatus.Cancelled && before.startsAt > services.clock.now())
    await skipEmailsAbout(tx, sessionId);
  // Before its places are given back, which makes credit of what was paid.
  if (paid === 'refund') await refundPaid(services, tx, { sessionId });
  await followChange(services, tx, { before, session, reason });
  const withdrawn = await withdraw(services, tx, { sessionId }, { paid: true });
  await mailCredited(services, tx, withdrawn, session.sessionDate);
}
