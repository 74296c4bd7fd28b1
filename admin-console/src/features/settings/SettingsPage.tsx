import { useQuery } from '@tanstack/react-query';
import { read, type Settings } from 'shared-api';
import { ListSkeleton, Loaded, notify, Text, useText } from 'shared-ui';
import { Form, type InferType, UnsavedGuard } from 'shared-ui/forms';
import { settingsQuery } from '../../layout/api';
import { ConsolePage } from '../../layout/ConsolePage';
import { saveSettings } from './api';
import { changeOf, settingsFields, valuesOf, withPlace } from './fields';
import { SaveBar } from './SaveBar';
import { Sections } from './Sections';

/** All settings; saved together, and never over another administrator's change. */
function SettingsForm({ settings }: { settings: Settings }) {
  const text = useText();

  const save = async (output: InferType<typeof settingsFields.schema>) => {
    const typed = changeOf(output);
    await saveSettings({ ...withPlace(typed, settings), version: settings.version }, typed);
    notify(text('settings.saved'));
  };

  return (
    <Form
      initial={valuesOf(settings)}
      schema={settingsFields.schema}
      onSubmit={save}
      failed="settings.saveFailed"
      guard={UnsavedGuard}
      onChanged={() => read({ ...settingsQuery(), staleTime: 0 })}
    >
      <Sections settings={settings} />
      <SaveBar />
    </Form>
  );
}

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
