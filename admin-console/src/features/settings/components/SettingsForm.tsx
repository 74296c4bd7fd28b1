import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, type Settings, saveSettings, settingsKey, settingsQuery } from 'shared-api';
import { notify, useText } from 'shared-ui';
import { Form, type InferType, UnsavedGuard } from 'shared-ui/forms';
import { settingsFields } from '../fields';
import { changeOf, valuesOf, withPlace } from '../values';
import { ChangedNotice } from './ChangedNotice';
import { SaveBar } from './SaveBar';
import { Sections } from './Sections';

/** All settings; saved together, and never over another administrator's change. */
export function SettingsForm({ settings }: { settings: Settings }) {
  const text = useText();
  const client = useQueryClient();
  const [base, setBase] = useState(settings);
  const [theirs, setTheirs] = useState<Settings>();

  const save = async (output: InferType<typeof settingsFields.schema>) => {
    try {
      const saved = await saveSettings({
        ...withPlace(changeOf(output), base),
        version: (theirs ?? base).version,
      });
      client.setQueryData(settingsQuery().queryKey, saved);
      setBase(saved);
      setTheirs(undefined);
      await client.invalidateQueries({ queryKey: settingsKey });
      notify(text('settings.saved'));
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'changedMeanwhile') throw error;
      setTheirs(await client.fetchQuery({ ...settingsQuery(), staleTime: 0 }));
    }
  };

  return (
    <Form
      initial={valuesOf(base)}
      schema={settingsFields.schema}
      onSubmit={save}
      failed="settings.saveFailed"
      guard={UnsavedGuard}
    >
      {theirs && (
        <ChangedNotice
          onTake={() => {
            setBase(theirs);
            setTheirs(undefined);
          }}
        />
      )}
      <Sections settings={settings} />
      <SaveBar save={theirs ? 'ui.record.changed.mine' : 'ui.action.save'} />
    </Form>
  );
}
