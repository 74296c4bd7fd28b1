import { Text } from 'shared-ui';
import { SwitchInput } from 'shared-ui/forms';
import { Panel } from './Panel';

/** What administrators' rights ask for. */
export function SecurityPanel() {
  return (
    <Panel title={<Text id="settings.security" />}>
      <SwitchInput
        name="adminsNeedPasskey"
        label={<Text id="settings.adminsNeedPasskey" />}
        help={<Text id="settings.adminsNeedPasskeyHint" />}
      />
    </Panel>
  );
}
