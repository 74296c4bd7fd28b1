import type { ReactNode } from 'react';
import { type MessageId, Text } from 'shared-ui';
import { confirmation, Form, newPassword, object, PasswordPair, SubmitButton } from 'shared-ui/forms';

const schema = object({ newPassword: newPassword(), confirmPassword: confirmation('newPassword') });
const initial = { newPassword: '', confirmPassword: '' };

export interface NewPasswordFormProps<Saved> {
  /** The account's e-mail address. */
  email: string;
  /** Saves it, and returns the server's answer. */
  save: (password: string) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
  /** The text for an error without a message. */
  failed: MessageId;
  label: string;
  submit: ReactNode;
}

/** The new password, twice. */
export function NewPasswordForm<Saved>({
  email,
  save,
  onSaved,
  failed,
  label,
  submit,
}: NewPasswordFormProps<Saved>) {
  return (
    <Form
      initial={initial}
      schema={schema}
      onSubmit={async (given) => onSaved(await save(given.newPassword))}
      failed={failed}
      label={label}
    >
      {/* Tells password managers the account. */}
      <input hidden readOnly type="text" autoComplete="username" value={email} />
      <PasswordPair name="newPassword" label={<Text id="reset.newPassword" />} />
      <SubmitButton size="large">{submit}</SubmitButton>
    </Form>
  );
}
