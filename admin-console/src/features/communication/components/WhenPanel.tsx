import { Box, clubDate, Text } from 'shared-ui';
import { DateInput, RadioInput, TextInput, useFormikContext } from 'shared-ui/forms';
import type { MailingValues } from '../values';

const moments = [
  { value: 'now', label: <Text id="communication.now" /> },
  { value: 'later', label: <Text id="communication.later" /> },
] as const;

/** When the mailing is sent. */
export function WhenPanel() {
  const { when } = useFormikContext<MailingValues>().values;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <RadioInput name="when" label={<Text id="communication.when" />} options={moments} row />
      {when === 'later' && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
          <DateInput name="date" label={<Text id="ui.field.date" />} min={clubDate()} required />
          <TextInput name="time" type="time" label={<Text id="communication.time" />} required />
        </Box>
      )}
    </Box>
  );
}
