import { Text } from 'shared-ui';
import { MoneyInput, NumberInput, TextInput } from 'shared-ui/forms';
import { Pair } from './Pair';
import { Panel } from './Panel';

/** Who the club is, and what a new session starts from. */
export function GeneralPanel() {
  return (
    <Panel title={<Text id="settings.general" />}>
      <TextInput name="organizationName" label={<Text id="settings.organizationName" />} required />
      <TextInput
        name="defaultLocation"
        label={<Text id="settings.defaultLocation" />}
        help={<Text id="settings.defaultLocationHint" />}
        required
      />
      <Pair>
        <MoneyInput
          name="defaultPrice"
          label={<Text id="settings.defaultPrice" />}
          help={<Text id="settings.defaultPriceHint" />}
          required
        />
        <NumberInput
          name="maxCapacity"
          label={<Text id="settings.maxCapacity" />}
          help={<Text id="settings.maxCapacityHint" />}
          required
        />
      </Pair>
    </Panel>
  );
}
