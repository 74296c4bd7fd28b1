import type { ReactNode } from 'react';
import { type MessageId, Text } from 'shared-ui';
import {
  confirmation,
  Form,
  NewPasswordInput,
  newPassword,
  object,
  PasswordPair,
  SubmitButton,
} from 'shared-ui/forms';

const once = object({ newPassword: newPassword() });
const twice = object({ newPassword: newPassword(), confirmPassword: confirmation('newPassword') });
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
  /** For somebody's first password: a look shows what was typed, and who has mistyped it asks for a link. */
  isFirst?: boolean;
}

/** The new password, twice unless it is their first. */
export function NewPasswordForm<Saved>({
  email,
  save,
  onSaved,
  failed,
  label,
  submit,
  isFirst = false,
}: NewPasswordFormProps<Saved>) {
  return (
    <Form
      initial={initial}
      schema={isFirst ? once : twice}
      onSubmit={async (given) => onSaved(await save(given.newPassword))}
      failed={failed}
      label={label}
    >
      {/* Tells password managers the account. */}
      <input hidden readOnly type="text" autoComplete="username" value={email} />
      {isFirst ? (
        <NewPasswordInput name="newPassword" label={<Text id="ui.field.password" />} />
      ) : (
        <PasswordPair name="newPassword" label={<Text id="reset.newPassword" />} />
      )}
      <SubmitButton size="large">{submit}</SubmitButton>
    </Form>
  );
}
