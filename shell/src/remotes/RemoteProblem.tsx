import { Button, FullPageMessage, Page, useText } from 'shared-ui';
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
  const text = useText();
  return (
    <Page bare hidden title={text(`remote.${cause}.title`)}>
      <FullPageMessage
        role="alert"
        title={text(`remote.${cause}.title`)}
        actions={
          <>
            <Button variant="contained" onClick={onRetry}>
              {text('ui.action.retry')}
            </Button>
            <Button variant="outlined" color="inherit" onClick={() => location.reload()}>
              {text('ui.action.reload')}
            </Button>
          </>
        }
      >
        {text(`remote.${cause}.text`, { part: text(partIds[remote]) })}
      </FullPageMessage>
    </Page>
  );
}
