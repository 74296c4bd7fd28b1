import { useIntl } from 'react-intl';
import { Problem } from 'shared-ui';
import type { FailureCause } from './failure';
import type { RemoteName } from './table';

const partIds = { 'player-portal': 'remote.playerPortal', 'admin-console': 'remote.adminConsole' } as const;

interface RemoteProblemProps {
  remote: RemoteName;
  cause: FailureCause;
  onRetry: () => void;
}

/** What stands in a remote's place when it cannot be shown; everything around it keeps working. */
export function RemoteProblem({ remote, cause, onRetry }: RemoteProblemProps) {
  const { formatMessage } = useIntl();
  const part = formatMessage({ id: partIds[remote] });
  return (
    <Problem
      title={formatMessage({ id: `remote.${cause}.title` })}
      text={formatMessage({ id: `remote.${cause}.text` }, { part })}
      action={formatMessage({ id: 'remote.retry' })}
      onAction={onRetry}
    />
  );
}
