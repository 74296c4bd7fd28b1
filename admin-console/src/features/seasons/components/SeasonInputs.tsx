import { rules } from 'shared-api';
import { Box, Text } from 'shared-ui';
import { DateInput, MoneyInput, TextArea, TextInput } from 'shared-ui/forms';

/** A season's inputs: the same for a new one and an old one. */
export function SeasonInputs() {
  return (
    <>
      <TextInput
        name="name"
        label={<Text id="seasons.field.name" />}
        help={<Text id="seasons.field.nameHint" />}
        autoFocus
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <DateInput name="startDate" label={<Text id="ui.field.startDate" />} required />
        <DateInput name="endDate" label={<Text id="ui.field.endDate" />} required />
      </Box>
      <MoneyInput name="price" label={<Text id="ui.field.price" />} required />
      <TextArea
        name="notes"
        label={<Text id="ui.field.notes" />}
        help={<Text id="seasons.field.notesHint" />}
        maxLength={rules.notes.max}
      />
    </>
  );
}
