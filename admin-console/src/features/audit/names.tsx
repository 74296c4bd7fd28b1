import type { AuditEntry } from 'shared-api';
import { linkHolder } from 'shared-api/door';
import { Text } from 'shared-ui';
import { useI18n } from 'shared-ui/resource';
import { actionText } from './description';

/** « Session created », « Logged in » */
export const ActionName = ({ action }: { action: string }) => actionText(action, useI18n());

const byLink = `${linkHolder.firstName} ${linkHolder.lastName}`;

/**
 * The author of a change; nobody if it followed from somebody's answer or plan, for a failed login, whose
 * author is unproven, and for somebody who has left.
 */
export function ActorName({
  actorId,
  actorName,
  entity,
}: Pick<AuditEntry, 'actorId' | 'actorName' | 'entity'>) {
  if (actorId === null && actorName === byLink) return <Text id="audit.doorLink" />;
  if (actorId === null && entity !== 'security') return <Text id="audit.automatic" />;
  return actorName || <Text id="audit.nobody" />;
}
