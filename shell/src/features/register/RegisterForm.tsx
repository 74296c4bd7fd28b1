import { Plan, register, rules } from 'shared-api';
import { Box, Text, useText } from 'shared-ui';
import {
  confirmation,
  email,
  Form,
  firstName,
  type InferType,
  lastName,
  newPassword,
  object,
  PasswordInput,
  SubmitButton,
  TextInput,
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

/** Opens an account, always on the drop-in plan. */
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
      <TextInput
        name="username"
        label={<Text id="ui.field.username" />}
        help={<Text id="register.usernameHint" />}
        autoComplete="username"
        spellCheck={false}
        required
      />
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
      <TextInput
        name="email"
        type="email"
        label={<Text id="ui.field.email" />}
        autoComplete="email"
        required
      />
      <PasswordInput
        name="password"
        label={<Text id="ui.field.password" />}
        help={<Text id="register.passwordHint" values={{ min: rules.password.min, special }} />}
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
        <Text id="register.submit" />
      </SubmitButton>
    </Form>
  );
}
