import { ListSkeleton } from 'shared-ui';
import { ListBody, useListActions, useResource } from 'shared-ui/resource';
import { ConsolePage } from '../../layout/ConsolePage';
import { AuditItem } from './AuditItem';
import { auditLog } from './resource';

/** `/admin/audit`: who changed what, and when. */
export function Component() {
  const listActions = useListActions(useResource(auditLog));
  return (
    <ConsolePage title="audit.title" lead="audit.intro">
      <ListBody
        listActions={listActions}
        waiting={<ListSkeleton rows={20} rowHeight={62} />}
        card={(entry) => <AuditItem entry={entry} />}
        column
      />
    </ConsolePage>
  );
}
