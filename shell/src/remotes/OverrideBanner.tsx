import { Alert, Button, Text } from 'shared-ui';
import { overrides, resetOverrides } from './override';

/** Says that a developer's own remote replaces a released one. */
export function OverrideBanner() {
  return overrides().map(({ remote, url }) => (
    <Alert
      key={remote}
      severity="warning"
      action={
        <Button color="inherit" size="small" onClick={resetOverrides}>
          <Text id="override.reset" />
        </Button>
      }
    >
      <Text id="override.banner" values={{ part: remote, url }} />
    </Alert>
  ));
}
