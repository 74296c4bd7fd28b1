import { type MessageId, Stack, Text, Typography } from 'shared-ui';
import { SwitchInput } from 'shared-ui/forms';

const switches: readonly { name: string; label: MessageId; help: MessageId }[] = [
  { name: 'notifications.welcomeEmail', label: 'settings.welcomeEmail', help: 'settings.welcomeEmailHint' },
  {
    name: 'notifications.sessionReminder',
    label: 'settings.sessionReminder',
    help: 'settings.sessionReminderHint',
  },
  {
    name: 'notifications.lowCapacityAlert',
    label: 'settings.lowCapacityAlert',
    help: 'settings.lowCapacityAlertHint',
  },
];

/** Which e-mails leave by themselves. */
export function NotificationsPanel() {
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography component="h2" variant="h3">
        <Text id="settings.notifications" />
      </Typography>
      {switches.map(({ name, label, help }) => (
        <SwitchInput key={name} name={name} label={<Text id={label} />} help={<Text id={help} />} />
      ))}
    </Stack>
  );
}
