import type { Session } from 'shared-api';

/** The session that concerns a player next: the soonest that they have not declined, else the soonest of all. */
export const nextFor = (sessions: readonly Session[]): Session | undefined =>
  sessions.find(({ isAttending }) => isAttending !== false) ?? sessions[0];
