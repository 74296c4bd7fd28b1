import { read, type Settings } from 'shared-api';
import { notify, useText } from 'shared-ui';
import { Form, type InferType, UnsavedGuard } from 'shared-ui/forms';
import { saveSettings, settingsQuery } from '../api';
import { settingsFields } from '../fields';
import { changeOf, valuesOf, withPlace } from '../values';
import { SaveBar } from './SaveBar';
import { Sections } from './Sections';

/** All settings; saved together, and never over another administrator's change. */
export function SettingsForm({ settings }: { settings: Settings }) {
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
