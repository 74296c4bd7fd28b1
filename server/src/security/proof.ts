import { refuse } from '../errors/app-error';
import type { Clock } from '../time/clock';
import type { Caller } from './caller';

/** How long a password or passkey lets its owner do what a stolen session must not. */
const recentMs = 10 * 60_000;

/** Lets through who has proven lately who they are. @throws AppError `proofNeeded` */
export function requireRecentProof({ login }: Caller, clock: Clock): void {
  if (clock.now().getTime() - login.provenAt.getTime() > recentMs) refuse('proofNeeded');
}
