import { Text, Typography } from 'shared-ui';
import { TextInput } from 'shared-ui/forms';
import { Pair } from './Pair';
import { Panel } from './Panel';

/** The club's address, and where the pin on the map stands. */
export function PlacePanel() {
  return (
    <Panel title={<Text id="settings.place" />}>
      <TextInput name="address" label={<Text id="settings.address" />} required />
      <Pair>
        <TextInput name="latitude" label={<Text id="settings.latitude" />} inputMode="text" />
        <TextInput name="longitude" label={<Text id="settings.longitude" />} inputMode="text" />
      </Pair>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <Text id="settings.positionHint" />
      </Typography>
    </Panel>
  );
}
