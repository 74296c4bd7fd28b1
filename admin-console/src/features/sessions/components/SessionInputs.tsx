import { Box, Text } from 'shared-ui';
import { DateInput, MoneyInput, NumberInput, TextInput, TimeInput } from 'shared-ui/forms';

const pair = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;

/** When, where, for how many and for how much: the same for a new session, an old one and a series. */
export function SessionInputs({ series = false }: { series?: boolean }) {
  return (
    <>
      <DateInput
        name="sessionDate"
        label={<Text id={series ? 'sessions.repeatFirst' : 'ui.field.date'} />}
        required
        autoFocus
      />
      <Box sx={{ ...pair, gridTemplateColumns: '1fr 1fr' }}>
        <TimeInput name="startTime" label={<Text id="ui.field.startTime" />} required />
        <TimeInput name="endTime" label={<Text id="ui.field.endTime" />} required />
      </Box>
      <TextInput name="location" label={<Text id="ui.field.location" />} required />
      <Box sx={pair}>
        <NumberInput name="maxCapacity" label={<Text id="ui.field.capacity" />} required />
        <MoneyInput name="dropInPrice" label={<Text id="ui.field.price" />} required />
      </Box>
    </>
  );
}
