import { type MessageId, Text } from 'shared-ui';
import { SwitchInput } from 'shared-ui/forms';
import { Panel } from './Panel';

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
    <Panel title={<Text id="settings.notifications" />}>
      {switches.map(({ name, label, help }) => (
        <SwitchInput key={name} name={name} label={<Text id={label} />} help={<Text id={help} />} />
      ))}
    </Panel>
  );
}
