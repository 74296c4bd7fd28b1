import { resetPassword, rules } from 'shared-api';
import { Text, useText } from 'shared-ui';
import { confirmation, Form, newPassword, object, PasswordInput, SubmitButton } from 'shared-ui/forms';

const schema = object({ password: newPassword(), confirmPassword: confirmation() });
const initial = { password: '', confirmPassword: '' };

interface ResetPasswordFormProps {
  token: string;
  email: string;
  onDone: (said: string) => void;
}

/** The new password, twice. */
export function ResetPasswordForm({ token, email, onDone }: ResetPasswordFormProps) {
  const text = useText();
  return (
    <Form
      initial={initial}
      schema={schema}
      onSubmit={async ({ password }) =>
        onDone((await resetPassword({ email, token, newPassword: password })).message)
      }
      failed="reset.failed"
      label={text('reset.title')}
    >
      {/* Lets a password manager know whose password it is. */}
      <input hidden readOnly type="text" autoComplete="username" value={email} />
      <PasswordInput
        name="password"
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
      <SubmitButton size="large">
        <Text id="reset.submit" />
      </SubmitButton>
    </Form>
  );
}
