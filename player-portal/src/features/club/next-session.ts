import type { Session } from 'shared-api';

/**
 * A person's next session: the soonest that they have not declined, otherwise the soonest of all. One whose answers
 * have closed counts only when there is no other.
 */
export const nextSessionFor = (
  sessions: readonly Session[],
  hasClosed: (session: Session) => boolean,
): Session | undefined => {
  const open = sessions.filter((session) => !hasClosed(session));
  const choice = open.length > 0 ? open : sessions;
  return choice.find(({ isAttending }) => isAttending !== false) ?? choice[0];
};
