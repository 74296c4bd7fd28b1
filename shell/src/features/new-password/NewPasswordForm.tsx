import type { ReactNode } from 'react';
import { rules } from 'shared-api';
import { type MessageId, Text } from 'shared-ui';
import { confirmation, Form, newPassword, object, PasswordInput, SubmitButton } from 'shared-ui/forms';

const schema = object({ newPassword: newPassword(), confirmPassword: confirmation('newPassword') });
const initial = { newPassword: '', confirmPassword: '' };

export interface NewPasswordFormProps {
  /** Whose password it is. */
  email: string;
  /** Has it saved, and answers with the server's words. */
  save: (password: string) => Promise<{ message: string }>;
  onSaved: (said: string) => void;
  /** The text for a failure that the server has no words for. */
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
      {/* Lets a password manager know whose password it is. */}
      <input hidden readOnly type="text" autoComplete="username" value={email} />
      <PasswordInput
        name="newPassword"
        label={<Text id="reset.newPassword" />}
        help={<Text id="register.passwordHint" values={{ min: rules.password.min, special: '@$!%*?&' }} />}
        autoComplete="new-password"
        required
      />
      <PasswordInput
        name="confirmPassword"
        label={<Text id="ui.field.confirmPassword" />}
        autoComplete="new-password"
        required
      />
      <SubmitButton size="large">{submit}</SubmitButton>
    </Form>
  );
}
