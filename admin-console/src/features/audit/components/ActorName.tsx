import type { AuditEntry } from 'shared-api';
import { Text } from 'shared-ui';

/** Who made a change; nobody, where it followed from somebody's answer or plan. */
export function ActorName({ actorId, actorName }: Pick<AuditEntry, 'actorId' | 'actorName'>) {
  return actorId === null ? <Text id="audit.automatic" /> : actorName;
}
