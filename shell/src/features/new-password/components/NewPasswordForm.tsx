import type { ReactNode } from 'react';
import { rules } from 'shared-api';
import { type MessageId, Text } from 'shared-ui';
import { confirmation, Form, newPassword, object, PasswordPair, SubmitButton } from 'shared-ui/forms';

const schema = object({ newPassword: newPassword(), confirmPassword: confirmation('newPassword') });
const initial = { newPassword: '', confirmPassword: '' };

export interface NewPasswordFormProps {
  /** The account's e-mail address. */
  email: string;
  /** Saves it, and returns the server's message. */
  save: (password: string) => Promise<{ message: string }>;
  onSaved: (message: string) => void;
  /** The text for an error without a message. */
  failed: MessageId;
  label: string;
  submit: ReactNode;
}

/** The new password, twice. */
export function NewPasswordForm({ email, save, onSaved, failed, label, submit }: NewPasswordFormProps) {
  return (
    <Form
      initial={initial}
      schema={schema}
      onSubmit={async (given) => onSaved((await save(given.newPassword)).message)}
      failed={failed}
      label={label}
    >
      {/* Tells password managers the account. */}
      <input hidden readOnly type="text" autoComplete="username" value={email} />
      <PasswordPair
        name="newPassword"
        label={<Text id="reset.newPassword" />}
        help={<Text id="register.passwordHint" values={{ min: rules.password.min, special: '@$!%*?&' }} />}
      />
      <SubmitButton size="large">{submit}</SubmitButton>
    </Form>
  );
}
