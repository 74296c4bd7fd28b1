import type { AuditEntry } from 'shared-api';
import { Text } from 'shared-ui';

/**
 * Who made a change; nobody, where it followed from somebody's answer or plan. Whoever failed to log in has not proved
 * who they are, and of a deleted account's owner the log has no name.
 */
export function ActorName({
  actorId,
  actorName,
  entity,
}: Pick<AuditEntry, 'actorId' | 'actorName' | 'entity'>) {
  if (entity === 'security') return actorName || <Text id="audit.nobody" />;
  return actorId === null ? <Text id="audit.automatic" /> : actorName;
}
