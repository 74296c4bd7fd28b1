import type { ReactNode } from 'react';
import { type Network, networks } from 'shared-api';
import { Box, Card, type MessageId, Stack, Text, Typography } from 'shared-ui';
import { TextInput } from 'shared-ui/forms';
import { FieldInputs } from 'shared-ui/resource';
import { settingsFields } from '../fields';

interface PanelProps {
  title: MessageId;
  names: readonly (keyof typeof settingsFields.fields)[];
  children?: ReactNode;
}

/** A group of settings with its heading. */
function Panel({ title, names, children }: PanelProps) {
  return (
    <Card component="section" sx={{ p: { xs: 2.5, sm: 3 } }}>
      <Stack sx={{ gap: 2.5 }}>
        <Typography component="h2" variant="h3">
          <Text id={title} />
        </Typography>
        <FieldInputs of={settingsFields} names={names} />
        {children}
      </Stack>
    </Card>
  );
}

/** All groups of settings. */
export function SettingsPanels() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        alignItems: 'start',
      }}
    >
      <Stack sx={{ gap: 2.5 }}>
        <Panel
          title="settings.general"
          names={['organizationName', 'defaultLocation', 'defaultPrice', 'maxCapacity', 'proRatePasses']}
        />
        <Panel title="settings.place" names={['address', 'latitude', 'longitude']}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <Text id="settings.positionHint" />
          </Typography>
        </Panel>
        <Panel
          title="settings.notifications"
          names={[
            'welcomeEmail',
            'sessionReminder',
            'answerEmails',
            'spotEmails',
            'passEmails',
            'lowCapacityAlert',
          ]}
        >
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <Text id="settings.notificationsHint" />
          </Typography>
        </Panel>
      </Stack>
      <Stack sx={{ gap: 2.5 }}>
        <Panel title="settings.contact" names={['contactEmail', 'paymentEmail']}>
          {(Object.keys(networks) as Network[]).map((network) => (
            <TextInput
              key={network}
              name={network}
              label={networks[network].name}
              help={<Text id="settings.socialHint" />}
            />
          ))}
        </Panel>
        <Panel
          title="settings.places"
          names={[
            'answersCloseMinutes',
            'answerDeadlineHours',
            'lateNoCharged',
            'creditReleasedDates',
            'unpaidHoldHours',
            'guestsPerPlayer',
            'minPlayers',
          ]}
        />
        <Panel title="settings.security" names={['adminsNeedPasskey']} />
      </Stack>
    </Box>
  );
}
