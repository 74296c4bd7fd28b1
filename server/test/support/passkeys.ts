import { createAuthenticator } from './authenticator';
import type { Club, Person } from './club';

/** The challenge that a call asks a device to answer. */
export const challengeOf = (options: Record<string, unknown>): string => String(options.challenge);

/** Adds a passkey on a new device to somebody's account. */
export async function addPasskey(club: Club, as: Person) {
  const device = createAuthenticator('http://club.test');
  const options = (await club.call('POST /auth/biometric-credential/options', { as })).ok();
  const body = { username: as.username, credential: device.create({ challenge: challengeOf(options) }) };
  const { id } = (await club.call('POST /auth/biometric-credential', { as, body })).ok(201);
  return { device, id };
}
