import type { AuditEntry } from 'shared-api';
import { Text } from 'shared-ui';

/**
 * The author of a change; nobody if it followed from somebody's answer or plan, for a failed login, whose
 * author is unproven, and for somebody who has left.
 */
export function ActorName({
  actorId,
  actorName,
  entity,
}: Pick<AuditEntry, 'actorId' | 'actorName' | 'entity'>) {
  if (actorId === null && entity !== 'security') return <Text id="audit.automatic" />;
  return actorName || <Text id="audit.nobody" />;
}
