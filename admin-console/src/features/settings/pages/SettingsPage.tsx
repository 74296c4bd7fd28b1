import { ConsolePage } from '../../../layout/ConsolePage';

export function SettingsPage() {
  return (
    <ConsolePage title="settings.title" lead="settings.intro">
      {null}
    </ConsolePage>
  );
}
