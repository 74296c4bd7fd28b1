import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Text } from '../../messages/text';
import { PasswordInput } from './PasswordInput';
import { TextInput } from './TextInput';

/** A person's own first and last name, `firstName` and `lastName`. */
export function NameInputs() {
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      <TextInput
        name="firstName"
        label={<Text id="ui.field.firstName" />}
        autoComplete="given-name"
        required
      />
      <TextInput
        name="lastName"
        label={<Text id="ui.field.lastName" />}
        autoComplete="family-name"
        required
      />
    </Box>
  );
}

/** A person's own username, `username`. */
export function UsernameInput({ help }: { help?: ReactNode }) {
  return (
    <TextInput
      name="username"
      label={<Text id="ui.field.username" />}
      help={help}
      autoComplete="username"
      spellCheck={false}
      required
    />
  );
}

/** A person's own e-mail address, `email`. */
export function EmailInput({ autoFocus = false }: { autoFocus?: boolean }) {
  return (
    <TextInput
      name="email"
      type="email"
      label={<Text id="ui.field.email" />}
      autoComplete="email"
      required
      autoFocus={autoFocus}
    />
  );
}

export interface PasswordPairProps {
  name: string;
  label: ReactNode;
  help?: ReactNode;
  /** The label of the second input, `confirmPassword`. */
  confirmLabel?: ReactNode;
}

/** A new password, typed twice. */
export function PasswordPair({ name, label, help, confirmLabel }: PasswordPairProps) {
  return (
    <>
      <PasswordInput name={name} label={label} help={help} autoComplete="new-password" required />
      <PasswordInput
        name="confirmPassword"
        label={confirmLabel ?? <Text id="ui.field.confirmPassword" />}
        autoComplete="new-password"
        required
      />
    </>
  );
}
