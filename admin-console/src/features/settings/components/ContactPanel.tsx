import { type Network, networks } from 'shared-api';
import { Text } from 'shared-ui';
import { TextInput } from 'shared-ui/forms';
import { Panel } from './Panel';

/** Where questions and transfers go, and the club's pages on social networks. */
export function ContactPanel() {
  return (
    <Panel title={<Text id="settings.contact" />}>
      <TextInput
        name="contactEmail"
        type="email"
        label={<Text id="settings.contactEmail" />}
        help={<Text id="settings.contactEmailHint" />}
        required
      />
      <TextInput
        name="paymentEmail"
        type="email"
        label={<Text id="settings.paymentEmail" />}
        help={<Text id="settings.paymentEmailHint" />}
        required
      />
      {(Object.keys(networks) as Network[]).map((network) => (
        <TextInput
          key={network}
          name={network}
          label={networks[network].name}
          help={<Text id="settings.socialHint" />}
        />
      ))}
    </Panel>
  );
}
