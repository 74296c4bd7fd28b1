import { useQueryClient } from '@tanstack/react-query';
import { type Settings, saveSettings, settingsKey, settingsQuery } from 'shared-api';
import { notify, useText } from 'shared-ui';
import { Form, type InferType, UnsavedGuard } from 'shared-ui/forms';
import { settingsFields } from '../fields';
import { changeOf, valuesOf, withPlace } from '../values';
import { SaveBar } from './SaveBar';
import { Sections } from './Sections';

/** All settings; saved together, and never over another administrator's change. */
export function SettingsForm({ settings }: { settings: Settings }) {
  const text = useText();
  const client = useQueryClient();

  const save = async (output: InferType<typeof settingsFields.schema>) => {
    const saved = await saveSettings({
      ...withPlace(changeOf(output), settings),
      version: settings.version,
    });
    client.setQueryData(settingsQuery().queryKey, saved);
    await client.invalidateQueries({ queryKey: settingsKey });
    notify(text('settings.saved'));
  };

  return (
    <Form
      initial={valuesOf(settings)}
      schema={settingsFields.schema}
      onSubmit={save}
      failed="settings.saveFailed"
      guard={UnsavedGuard}
      onChanged={() => client.fetchQuery({ ...settingsQuery(), staleTime: 0 })}
    >
      <Sections settings={settings} />
      <SaveBar />
    </Form>
  );
}
