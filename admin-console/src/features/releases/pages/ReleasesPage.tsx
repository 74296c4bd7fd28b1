import { useQuery } from '@tanstack/react-query';
import { releasesQuery } from 'shared-api';
import { Alert, EmptyState, ListSkeleton, Loaded, Stack, Text } from 'shared-ui';
import { ConsolePage } from '../../../layout/ConsolePage';
import { AppReleases } from '../components/AppReleases';

/** `/admin/releases`: each app's live release with its failures, and rollbacks. */
export function Component() {
  const releases = useQuery(releasesQuery());
  return (
    <ConsolePage title="releases.title" lead="releases.intro">
      <Loaded
        query={releases}
        waiting={<ListSkeleton rows={3} rowHeight={260} />}
        failed={<Text id="releases.failed" />}
      >
        {({ apps, canRollBack }) =>
          apps.length === 0 ? (
            <EmptyState title={<Text id="releases.empty.title" />}>
              <Text id="releases.empty.text" />
            </EmptyState>
          ) : (
            <Stack sx={{ gap: 2.5 }}>
              {!canRollBack && (
                <Alert severity="info">
                  <Text id="releases.readOnly" />
                </Alert>
              )}
              {apps.map((app) => (
                <AppReleases key={app.app} {...app} canRollBack={canRollBack} />
              ))}
            </Stack>
          )
        }
      </Loaded>
    </ConsolePage>
  );
}
