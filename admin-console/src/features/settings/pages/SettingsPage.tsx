import { useQuery } from '@tanstack/react-query';
import { ListSkeleton, Loaded, Text } from 'shared-ui';
import { ConsolePage } from '../../../layout/ConsolePage';
import { settingsQuery } from '../api';
import { SettingsForm } from '../components/SettingsForm';

/** `/admin/settings`: the club's settings. */
export function Component() {
  const settings = useQuery(settingsQuery());
  return (
    <ConsolePage title="settings.title" lead="settings.intro">
      <Loaded
        query={settings}
        waiting={<ListSkeleton rows={4} rowHeight={96} />}
        failed={<Text id="settings.failed" />}
      >
        {(data) => <SettingsForm settings={data} />}
      </Loaded>
    </ConsolePage>
  );
}
