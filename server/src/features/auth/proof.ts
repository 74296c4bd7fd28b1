import { refuse } from '../../errors/app-error';
import type { Caller } from '../../security/caller';
import { passwordMatches } from '../../security/passwords';
import type { WithLimits } from '../../services';
import { challengePurpose } from '../biometric/challenges';
import { verifyDevice } from '../biometric/service';
import { recordProof } from '../logins/store';
import { findUser } from '../users/store';

/** Proves the caller's identity by password. */
export async function proveByPassword(
  { db, limits, clock }: WithLimits,
  { id, login }: Caller,
  password: string,
): Promise<void> {
  await limits.consume('passwordAgain', id);
  const user = await findUser(db, id);
  if (!(await passwordMatches(user?.passwordHash, password))) return refuse('wrongPassword');
  await limits.forget('passwordAgain', id);
  await recordProof(db, login.id, clock.now());
}

/** Proves the caller's identity by passkey. */
export async function proveByDevice(
  services: WithLimits,
  { id, login }: Caller,
  credential: Record<string, unknown>,
): Promise<void> {
  await verifyDevice(services, credential, { purpose: challengePurpose.prove, userId: id });
  await recordProof(services.db, login.id, services.clock.now());
}
