import { refuse } from '../errors/app-error';
import type { Clock } from '../time/clock';
import type { Caller } from './caller';

/** How long after proving their identity by password or passkey users may do what a stolen session must not. */
const recentMs = 10 * 60_000;

/** Requires a recent proof of identity. @throws AppError `proofNeeded` */
export function requireRecentProof({ login }: Caller, clock: Clock): void {
  if (clock.now().getTime() - login.provenAt.getTime() > recentMs) refuse('proofNeeded');
}
