import { Box, Text } from 'shared-ui';
import { TextInput } from 'shared-ui/forms';

/** Who somebody is: the same for a new user and an old one. */
export function WhoInputs() {
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <TextInput
          name="firstName"
          label={<Text id="ui.field.firstName" />}
          autoComplete="off"
          required
          autoFocus
        />
        <TextInput name="lastName" label={<Text id="ui.field.lastName" />} autoComplete="off" required />
      </Box>
      <TextInput
        name="username"
        label={<Text id="ui.field.username" />}
        autoComplete="off"
        spellCheck={false}
        required
      />
      <TextInput name="email" type="email" label={<Text id="ui.field.email" />} autoComplete="off" required />
    </>
  );
}
