import { Language } from 'shared-api';
import { Box, Text } from 'shared-ui';
import { SelectInput, TextInput } from 'shared-ui/forms';
import { languageLabel } from '../languages';

const languages = Object.values(Language).map((value) => ({
  value,
  label: <Text id={languageLabel[value]} />,
}));

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
      <SelectInput
        name="language"
        label={<Text id="users.field.language" />}
        help={<Text id="users.field.languageHint" />}
        options={languages}
      />
    </>
  );
}
