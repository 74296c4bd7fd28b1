import { ConsolePage } from '../../../layout/ConsolePage';

export function AuditPage() {
  return (
    <ConsolePage title="audit.title" lead="audit.intro">
      {null}
    </ConsolePage>
  );
}
