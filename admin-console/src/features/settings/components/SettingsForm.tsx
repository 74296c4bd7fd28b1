import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  ApiError,
  type Settings,
  type SettingsChange,
  saveSettings,
  settingsKey,
  settingsQuery,
} from 'shared-api';
import { Box, Card, notify, Stack, Text, useText } from 'shared-ui';
import { Form, SubmitButton } from 'shared-ui/forms';
import { settingsSchema } from '../schema';
import { ChangedNotice } from './ChangedNotice';
import { GeneralPanel } from './GeneralPanel';
import { NotificationsPanel } from './NotificationsPanel';

const valuesOf = ({ organizationName, address, defaultPrice, maxCapacity, notifications }: Settings) => ({
  organizationName,
  address,
  defaultPrice: String(defaultPrice),
  maxCapacity: String(maxCapacity),
  notifications,
});

/** General and notifications; saved together, and not over another administrator's change. */
export function SettingsForm({ settings }: { settings: Settings }) {
  const text = useText();
  const client = useQueryClient();
  const [base, setBase] = useState(settings);
  const [theirs, setTheirs] = useState<Settings>();

  const save = async (output: Omit<SettingsChange, 'version'>) => {
    try {
      const saved = await saveSettings({ ...output, version: (theirs ?? base).version });
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
    <Form initial={valuesOf(base)} schema={settingsSchema} onSubmit={save} failed="settings.saveFailed" guard>
      {theirs && (
        <ChangedNotice
          onTake={() => {
            setBase(theirs);
            setTheirs(undefined);
          }}
        />
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: { xs: '1fr', md: '3fr 2fr' },
          alignItems: 'start',
        }}
      >
        <Card component="section" sx={{ p: { xs: 2.5, sm: 3 } }}>
          <GeneralPanel />
        </Card>
        <Card component="section" sx={{ p: { xs: 2.5, sm: 3 } }}>
          <NotificationsPanel />
        </Card>
      </Box>
      <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
        <SubmitButton always={false}>
          <Text id={theirs ? 'ui.record.changed.mine' : 'ui.action.save'} />
        </SubmitButton>
      </Stack>
    </Form>
  );
}
