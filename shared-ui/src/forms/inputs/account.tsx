import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { rules } from 'shared-api';
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

const { min, max, special } = rules.password;
/** What a phone or a password manager needs to propose a password that is accepted. */
const chosen = {
  autoComplete: 'new-password',
  minLength: min,
  passwordrules: `minlength: ${min}; maxlength: ${max}; required: lower; required: upper; required: digit; required: [${special}];`,
} as const;

export interface NewPasswordInputProps {
  name: string;
  label: ReactNode;
  /** Said after what it has to have. */
  note?: ReactNode;
}

/** A new password, with what it has to have. */
export function NewPasswordInput({ name, label, note }: NewPasswordInputProps) {
  const hint = (
    <>
      <Text id="ui.rule.password.hint" values={{ min, special }} />
      {note && <> · {note}</>}
    </>
  );
  return <PasswordInput {...chosen} name={name} label={label} help={hint} helpStays required />;
}

export interface PasswordPairProps extends Omit<NewPasswordInputProps, 'note'> {
  /** The label of the second input, `confirmPassword`. */
  confirmLabel?: ReactNode;
}

/** A new password, typed twice. */
export function PasswordPair({ confirmLabel, ...first }: PasswordPairProps) {
  return (
    <>
      <NewPasswordInput {...first} />
      <PasswordInput
        {...chosen}
        name="confirmPassword"
        label={confirmLabel ?? <Text id="ui.field.confirmPassword" />}
        required
      />
    </>
  );
}
