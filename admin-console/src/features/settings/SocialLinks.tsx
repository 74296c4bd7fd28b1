import { useState } from 'react';
import { type Network, networks } from 'shared-api';
import { Box, Button, Stack, Text, useText } from 'shared-ui';
import { TextInput, useFormikContext } from 'shared-ui/forms';
import type { SettingValues } from './fields';

const all = Object.keys(networks) as Network[];

/** The club's pages on social networks; those that it has none of stay behind a button. */
export function SocialLinks() {
  const text = useText();
  const { initialValues, values } = useFormikContext<SettingValues>();
  const [added, setAdded] = useState(false);
  const shown = all.filter((network) => added || initialValues[network] !== '' || values[network] !== '');
  return (
    <Stack sx={{ gap: 2.5 }}>
      {shown.map((network) => (
        <TextInput
          key={network}
          name={network}
          label={networks[network].name}
          help={<Text id="settings.socialHint" />}
          autoFocus={added && network === all[0]}
        />
      ))}
      {shown.length < all.length && (
        <Box>
          <Button variant="text" color="secondary" onClick={() => setAdded(true)} sx={{ px: 0 }}>
            {text('settings.addLink')}
          </Button>
        </Box>
      )}
    </Stack>
  );
}
