import { Box, Stack, Text, Typography } from 'shared-ui';
import { MoneyInput, NumberInput, TextInput } from 'shared-ui/forms';

/** Who the club is, and what a new session starts from. */
export function GeneralPanel() {
  return (
    <Stack sx={{ gap: 2.5 }}>
      <Typography component="h2" variant="h3">
        <Text id="settings.general" />
      </Typography>
      <TextInput name="organizationName" label={<Text id="settings.organizationName" />} required />
      <TextInput name="address" label={<Text id="settings.address" />} required />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
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
      </Box>
    </Stack>
  );
}
