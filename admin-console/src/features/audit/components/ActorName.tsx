import type { AuditEntry } from 'shared-api';
import { Text } from 'shared-ui';

/**
 * The author of a change; nobody if it followed from somebody's answer or plan, for a failed login, whose
 * author is unproven, and for a deleted account's logins.
 */
export function ActorName({
  actorId,
  actorName,
  entity,
}: Pick<AuditEntry, 'actorId' | 'actorName' | 'entity'>) {
  if (entity === 'security') return actorName || <Text id="audit.nobody" />;
  return actorId === null ? <Text id="audit.automatic" /> : actorName;
}
