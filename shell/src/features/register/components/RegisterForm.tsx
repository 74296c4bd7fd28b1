import { useState } from 'react';
import { ApiError, Plan } from 'shared-api';
import { useText } from 'shared-ui';
import {
  confirmation,
  EmailInput,
  email,
  Form,
  type FormProps,
  firstName,
  type InferType,
  lastName,
  NameInputs,
  newPassword,
  object,
  PasswordPair,
  SubmitButton,
  username,
} from 'shared-ui/forms';
import { register } from '../../identity/api';
import { awaitAddress } from '../../identity/awaited-address';
import { nextUsername } from '../policy';
import { keepPassword, keptPassword, type Registered } from '../registered';
import { OwnUsername } from './OwnUsername';

const schema = object({
  username: username(),
  firstName: firstName(),
  lastName: lastName(),
  email: email(),
  password: newPassword(),
  confirmPassword: confirmation(),
});
type Given = InferType<typeof schema>;

const empty = { username: '', firstName: '', lastName: '', email: '', password: '', confirmPassword: '' };

interface RegisterFormProps {
  /** The page that the person came for: the mailed link leads back to it. */
  returnTo: string | undefined;
  /** A registration from here whose address is to be changed. */
  before: Registered | undefined;
  onDone: (registered: Registered) => void;
}

/** Creates an account, always on the drop-in plan. A taken username is followed by a proposal for another. */
export function RegisterForm({ returnTo, before, onDone }: RegisterFormProps) {
  const text = useText();
  const [initial] = useState(() => {
    const password = before ? keptPassword(before.email) : '';
    return { ...empty, ...before, password, confirmPassword: password };
  });
  const submit: FormProps<typeof empty, Given>['onSubmit'] = async (
    { confirmPassword: _, ...given },
    form,
  ) => {
    try {
      await register({
        ...given,
        paymentPlan: Plan.DropIn,
        ...(returnTo && { returnTo }),
        ...(before && { replaces: before.email }),
      });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'usernameTaken') {
        void form.setFieldValue('username', nextUsername(given.username));
      }
      throw error;
    }
    const { password, ...registered } = given;
    awaitAddress(given.email);
    keepPassword(given.email, password);
    onDone(registered);
  };
  return (
    <Form
      initial={initial}
      schema={schema}
      onSubmit={submit}
      failed="register.failed"
      label={text('register.title')}
    >
      <NameInputs />
      <OwnUsername />
      <EmailInput autoFocus={before !== undefined} />
      <PasswordPair name="password" label={text('ui.field.password')} />
      <SubmitButton size="large">{text('register.submit')}</SubmitButton>
    </Form>
  );
}
