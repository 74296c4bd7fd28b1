import type { Session } from 'shared-api';

/**
 * The session that concerns somebody next: the soonest that they have not declined, else the soonest of all. One whose
 * answers have closed is next only when there is no other.
 */
export const nextFor = (
  sessions: readonly Session[],
  hasClosed: (session: Session) => boolean,
): Session | undefined => {
  const open = sessions.filter((session) => !hasClosed(session));
  const choice = open.length > 0 ? open : sessions;
  return choice.find(({ isAttending }) => isAttending !== false) ?? choice[0];
};
