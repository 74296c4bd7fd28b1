import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { Button, FullPageMessage, Text, useLocale } from 'shared-ui';
import { useMessages } from '../messages/catalogue';
import { shellVersion } from '../remotes/compatibility';
import { isLoadError } from '../remotes/failure';
import { reloadOnce } from '../remotes/reload-once';
import { reportShellFailure } from '../remotes/report';
import { useDrawAgain } from '../remotes/use-draw-again';
import { PageFrame } from './PageFrame';

/** The last error boundary: the shell itself failed. */
export function ShellCrash() {
  const error = useRouteError();
  const messages = useMessages(useLocale());
  const again = useDrawAgain();
  useEffect(() => {
    reportShellFailure(error);
    if (isLoadError(error)) reloadOnce('shell', shellVersion());
  }, [error]);
  // Without texts, which may be the cause, the page stays empty and the document's own notice appears.
  if (!messages || again) return null;
  return (
    <PageFrame>
      <FullPageMessage
        role="alert"
        title={<Text id="ui.error.title" />}
        actions={
          <Button variant="contained" onClick={() => location.reload()}>
            <Text id="ui.action.reload" />
          </Button>
        }
      >
        <Text id="shell.crashed.text" />
      </FullPageMessage>
    </PageFrame>
  );
}
