import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from 'shared-api';
import { ErrorState, ListSkeleton, Text } from 'shared-ui';
import { ConsolePage } from '../../../layout/ConsolePage';
import { SettingsForm } from '../components/SettingsForm';
import { SystemPanel } from '../components/SystemPanel';

/** `/admin/settings`: what is real, and saved. */
export function SettingsPage() {
  const { data, error, refetch } = useQuery(settingsQuery());
  return (
    <ConsolePage title="settings.title" lead="settings.intro">
      {!data && error === null && <ListSkeleton rows={4} rowHeight={96} />}
      {!data && error !== null && (
        <ErrorState error={error} fallback={<Text id="settings.failed" />} onRetry={() => void refetch()} />
      )}
      {data && (
        <>
          <SettingsForm settings={data} />
          <SystemPanel system={data.system} />
        </>
      )}
    </ConsolePage>
  );
}
