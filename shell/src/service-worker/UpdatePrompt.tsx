import { useState } from 'react';
import { Alert, Button, Text } from 'shared-ui';
import { takeUpdate, useUpdate } from './register';

/** Offers the new version; until the person accepts, everything stays as it is. */
export function UpdatePrompt() {
  const waiting = useUpdate((update) => update.waiting);
  const [refused, setRefused] = useState<ServiceWorker>();
  if (!waiting || waiting === refused) return null;
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <>
          <Button color="inherit" size="small" onClick={takeUpdate}>
            <Text id="update.action" />
          </Button>
          <Button color="inherit" size="small" onClick={() => setRefused(waiting)}>
            <Text id="update.later" />
          </Button>
        </>
      }
    >
      <Text id="update.text" />
    </Alert>
  );
}
