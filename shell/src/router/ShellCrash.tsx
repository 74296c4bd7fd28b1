import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { Button, FullPageMessage, Text } from 'shared-ui';
import { shellVersion } from '../remotes/compatibility';
import { isLoadError } from '../remotes/failure';
import { reloadOnce } from '../remotes/reload-once';
import { PageFrame } from './PageFrame';

/** The last boundary: something of the shell itself failed. */
export function ShellCrash() {
  const error = useRouteError();
  useEffect(() => {
    if (isLoadError(error)) reloadOnce('shell', shellVersion);
  }, [error]);
  return (
    <PageFrame>
      <FullPageMessage
        role="alert"
        title={<Text id="shell.crashed.title" />}
        actions={
          <Button variant="contained" onClick={() => location.reload()}>
            <Text id="shell.reload" />
          </Button>
        }
      >
        <Text id="shell.crashed.text" />
      </FullPageMessage>
    </PageFrame>
  );
}
