import { useLocation } from 'react-router-dom';
import { Button, FullPageMessage, Page, pageAround, useIsOffline, useText } from 'shared-ui';
import type { FailureCause } from './failure';

interface RemoteProblemProps {
  cause: FailureCause;
  onRetry: () => void;
}

/** The message in place of a remote that cannot be shown; everything around it works. */
export function RemoteProblem({ cause, onRetry }: RemoteProblemProps) {
  const text = useText();
  const { pathname } = useLocation();
  const isOffline = useIsOffline();
  const what = isOffline && cause === 'unreachable' ? 'offline' : cause;
  const part = pageAround(pathname)?.access === 'admin' ? 'remote.adminPages' : 'remote.clubPages';
  return (
    <Page bare hidden title={text(`remote.${what}.title`)}>
      <FullPageMessage
        role="alert"
        title={text(`remote.${what}.title`)}
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
        {text(`remote.${what}.text`, { part: text(part) })}
      </FullPageMessage>
    </Page>
  );
}
