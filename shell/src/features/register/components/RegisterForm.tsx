import { Plan, register, rules } from 'shared-api';
import { useText } from 'shared-ui';
import {
  confirmation,
  EmailInput,
  email,
  Form,
  firstName,
  type InferType,
  lastName,
  NameInputs,
  newPassword,
  object,
  PasswordPair,
  SubmitButton,
  UsernameInput,
  username,
} from 'shared-ui/forms';

const schema = object({
  username: username(),
  firstName: firstName(),
  lastName: lastName(),
  email: email(),
  password: newPassword(),
  confirmPassword: confirmation(),
});
type Given = InferType<typeof schema>;

const initial = { username: '', firstName: '', lastName: '', email: '', password: '', confirmPassword: '' };
const special = '@$!%*?&';

/** Creates an account, always on the drop-in plan. */
export function RegisterForm({ onDone }: { onDone: (email: string) => void }) {
  const text = useText();
  const submit = async ({ confirmPassword: _, ...given }: Given) => {
    await register({ ...given, paymentPlan: Plan.DropIn });
    onDone(given.email);
  };
  return (
    <Form
      initial={initial}
      schema={schema}
      onSubmit={submit}
      failed="register.failed"
      label={text('register.title')}
    >
      <UsernameInput help={text('register.usernameHint')} />
      <NameInputs />
      <EmailInput />
      <PasswordPair
        name="password"
        label={text('ui.field.password')}
        help={text('register.passwordHint', { min: rules.password.min, special })}
      />
      <SubmitButton size="large">{text('register.submit')}</SubmitButton>
    </Form>
  );
}
