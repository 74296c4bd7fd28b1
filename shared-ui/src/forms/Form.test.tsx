import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ApiError } from 'shared-api';
import { object } from 'yup';
import { fr } from '../messages/fr';
import { renderUi } from '../testing/render';
import { Form, type FormProps } from './Form';
import { MoneyInput } from './inputs/numbers';
import { PasswordInput } from './inputs/PasswordInput';
import { SelectInput } from './inputs/SelectInput';
import { TextInput } from './inputs/TextInput';
import { confirmation, email, firstName, lastName, money, newPassword, username } from './rules';
import { SubmitButton } from './SubmitButton';

const schema = object({
  username: username(),
  firstName: firstName(),
  lastName: lastName(),
  email: email(),
  password: newPassword(),
  confirmPassword: confirmation(),
});
const failing = async (): Promise<typeof schema> => {
  throw new Error('no connection');
};
const empty = { username: '', firstName: '', lastName: '', email: '', password: '', confirmPassword: '' };
const filled = {
  username: 'lea_g',
  firstName: 'Léa',
  lastName: 'Gagnon',
  email: 'lea@example.com',
  password: 'Court123!',
  confirmPassword: 'Court123!',
};
type Values = typeof empty;
type Output = ReturnType<typeof schema.cast>;

const registration = (initial: Values, onSubmit: FormProps<Values, Output>['onSubmit']) => (
  <Form initial={initial} schema={schema} onSubmit={onSubmit}>
    <TextInput name="username" label="Username" />
    <TextInput name="firstName" label="First name" />
    <TextInput name="lastName" label="Last name" />
    <TextInput name="email" label="Email" type="email" />
    <PasswordInput name="password" label="Password" autoComplete="new-password" />
    <PasswordInput name="confirmPassword" label="Again" autoComplete="new-password" />
    <SubmitButton>Send</SubmitButton>
  </Form>
);

const field = (label: string) => screen.getByLabelText(label);

test('a button that waits for a change is disabled, and says so once', () => {
  renderUi(
    <Form initial={filled} schema={schema} onSubmit={jest.fn()}>
      <SubmitButton always={false}>Send</SubmitButton>
    </Form>,
  );
  const button = screen.getByRole('button', { name: 'Send' });
  expect(button).toBeDisabled();
  expect(button).not.toHaveAttribute('aria-disabled');
});

test('a domain that looks mistyped is asked about, and is taken as it is', async () => {
  const onSubmit = jest.fn();
  const { user } = renderUi(registration({ ...filled, email: '' }, onSubmit));
  await user.type(field('Email'), 'lea@gmail.con');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(onSubmit.mock.lastCall[0]).toMatchObject({ email: 'lea@gmail.con' }));
  await user.click(screen.getByRole('button', { name: 'Did you mean lea@gmail.com?' }));
  expect(field('Email')).toHaveValue('lea@gmail.com');
  expect(screen.queryByRole('button', { name: /Did you mean/ })).toBeNull();
});

test('an address pasted with invisible characters is sent without them', async () => {
  const onSubmit = jest.fn();
  const { user } = renderUi(registration({ ...filled, email: '\u200elea@\u200bcafé.ca' }, onSubmit));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(onSubmit.mock.lastCall[0]).toMatchObject({ email: 'lea@café.ca' }));
});

test('a field that is left says what it does not take', async () => {
  const { user } = renderUi(registration(empty, jest.fn()));
  await user.type(field('Username'), 'ab');
  await user.tab();
  await waitFor(() =>
    expect(field('Username')).toHaveAccessibleDescription('Username must be at least 3 characters'),
  );
  expect(field('Username')).toBeInvalid();
});

test('in French the rules speak French', async () => {
  const { user } = renderUi(registration(empty, jest.fn()), '/fr');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('L’adresse courriel est obligatoire')).toBeVisible();
});

test('a refused submit sends nothing and puts the focus on the first error', async () => {
  const send = jest.fn();
  const { user } = renderUi(registration({ ...filled, lastName: '', email: 'x' }, send));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(field('Last name')).toHaveFocus());
  expect(send).not.toHaveBeenCalled();
});

test('what is sent is what the rules make of it', async () => {
  const send = jest.fn(async () => undefined);
  const { user } = renderUi(registration({ ...filled, email: ' lea@example.com ' }, send));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(send).toHaveBeenCalledWith(filled, expect.anything()));
});

test('the server’s refusals stand at their fields until those are changed', async () => {
  const refuse = async () => {
    throw new ApiError({
      status: 409,
      code: 'usernameTaken',
      message: 'This username is taken.',
      errors: { username: ['Already taken'], plan: ['Unknown plan'] },
    });
  };
  const { user } = renderUi(registration(filled, refuse));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This username is taken. Unknown plan');
  await waitFor(() => expect(field('Username')).toHaveFocus());
  expect(field('Username')).toHaveAccessibleDescription('Already taken');

  await user.type(field('First name'), 'x');
  expect(field('Username')).toHaveAccessibleDescription('Already taken');
  await user.type(field('Username'), '2');
  await waitFor(() => expect(field('Username')).toBeValid());
});

test('a refusal without words says the form’s own', async () => {
  const refuse = async () => {
    throw new ApiError({ code: 'noResponse' });
  };
  const { user } = renderUi(registration(filled, refuse));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'We couldn’t save your changes. Please try again.',
  );
});

test('in another language a refusal is said anew', async () => {
  const refuse = async () => {
    throw new ApiError({ status: 409, code: 'usernameTaken', message: 'This username is taken.' });
  };
  const { user, router } = renderUi(registration(filled, refuse));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('This username is taken.');
  // Validation runs again too, which takes a moment.
  await act(() => router.navigate('/fr'));
  expect(screen.getByRole('alert')).toHaveTextContent(fr['ui.form.failed']);
});

test('in another language, what may have been stored is not said to have failed either', async () => {
  const lose = async () => {
    throw new ApiError({ code: 'noResponse', outcome: 'lost', message: 'Nobody knows.' });
  };
  const { user, router } = renderUi(registration(filled, lose));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Nobody knows.');
  await act(() => router.navigate('/fr'));
  expect(screen.getByRole('alert')).toHaveTextContent(/impossible de savoir si c’est fait/);
});

test('a button that is pressed is not moved away from under the pointer by the error of the field that was left', async () => {
  const send = jest.fn();
  const { user } = renderUi(registration({ ...filled, lastName: '' }, send));
  await user.clear(field('Email'));
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Send' }) });
  expect(field('Email')).toHaveFocus();
  await user.pointer('[/MouseLeft]');
  await waitFor(() => expect(field('Last name')).toHaveFocus());
});

test('an error that comes while typing does not move the focus', async () => {
  const { user } = renderUi(registration({ ...filled, username: '' }, jest.fn()));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(field('Username')).toHaveFocus());
  await user.type(field('Username'), 'lea_g');
  await waitFor(() => expect(field('Username')).toBeValid());
  await user.clear(field('Username'));
  await user.clear(field('Email'));
  await waitFor(() => expect(field('Email')).toBeInvalid());
  expect(field('Email')).toHaveFocus();
});

test('rules that come later take nothing away that was typed, and still come before the submit', async () => {
  const send = jest.fn();
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const rules = () => arrival.then(() => object({ username: username() }));
  const { user } = renderUi(
    <Form initial={{ username: '' }} schema={rules} onSubmit={send}>
      <TextInput name="username" label="Username" />
      <SubmitButton />
    </Form>,
  );
  await user.type(field('Username'), 'le');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(field('Username')).toHaveValue('le');
  act(arrive);
  expect(await screen.findByText('Username must be at least 3 characters')).toBeVisible();
  expect(send).not.toHaveBeenCalled();
  await user.type(field('Username'), 'a ');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(send).toHaveBeenCalledWith({ username: 'lea' }, expect.anything()));
});

test('where the rules do not come the server decides alone', async () => {
  const send = jest.fn();
  const { user } = renderUi(
    <Form initial={{ username: '' }} schema={failing} onSubmit={send}>
      <TextInput name="username" label="Username" />
      <SubmitButton />
    </Form>,
  );
  await user.type(field('Username'), 'le');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(send).toHaveBeenCalledWith({ username: 'le' }, expect.anything()));
});

describe('what a password manager fills in without an event', () => {
  /** Fills a field in as a browser does: neither React nor its tracking of the value hears of it. */
  const fillIn = (label: string, value: string) =>
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(label), value);
  const login = (onSubmit: FormProps<{ name: string; password: string }, unknown>['onSubmit']) => (
    <Form
      initial={{ name: '', password: '' }}
      schema={object({ name: username(), password: newPassword() })}
      onSubmit={onSubmit}
    >
      <TextInput name="name" label="Username" />
      <PasswordInput name="password" label="Password" autoComplete="current-password" />
      <SubmitButton />
    </Form>
  );
  const sent = { name: 'lea_g', password: 'Court123!' };

  test('is not taken from an input that is none of the form’s', async () => {
    const send = jest.fn();
    const { user } = renderUi(
      <Form initial={{ name: 'lea_g' }} schema={object()} onSubmit={send}>
        <TextInput name="name" label="Username" />
        <input aria-label="Search" defaultValue="a" />
        <SubmitButton />
      </Form>,
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(send).toHaveBeenCalledWith({ name: 'lea_g' }, expect.anything()));
  });

  test('is sent', async () => {
    const send = jest.fn();
    const { user } = renderUi(login(send));
    fillIn('Username', 'lea_g');
    fillIn('Password', 'Court123!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(send).toHaveBeenCalledWith(sent, expect.anything()));
  });

  test('stays when another field is left or typed in', async () => {
    const send = jest.fn();
    const { user } = renderUi(login(send));
    await user.click(field('Username'));
    fillIn('Username', 'lea_');
    fillIn('Password', 'Court123!');
    fireEvent.blur(field('Username'));
    await waitFor(() => expect(field('Password')).toHaveValue('Court123!'));
    await user.type(field('Username'), 'g');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(send).toHaveBeenCalledWith(sent, expect.anything()));
  });
});

test('the password is shown on request', async () => {
  const { user } = renderUi(registration(filled, jest.fn()));
  const [show] = screen.getAllByRole('button', { name: 'Show password' });
  if (!show) throw new Error('no button');
  await user.click(show);
  expect(field('Password')).toHaveAttribute('type', 'text');
  expect(screen.getByRole('button', { name: 'Hide password' })).toBeVisible();
});

describe('dollars', () => {
  const prices = object({ price: money({ min: 0, max: 1000 }) });
  const form = (send: FormProps<{ price: string }, { price: number }>['onSubmit']) => (
    <Form initial={{ price: '' }} schema={prices} onSubmit={send}>
      <MoneyInput name="price" label="Price" />
      <SubmitButton />
    </Form>
  );

  test('are written in either language', async () => {
    const send = jest.fn(async () => undefined);
    const { user } = renderUi(form(send));
    for (const [given, price] of [
      ['12,50', 12.5],
      ['9.99', 9.99],
      ['0', 0],
      ['1 000,00 $', 1000],
    ] as const) {
      await user.clear(field('Price'));
      await user.type(field('Price'), given);
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(send).toHaveBeenLastCalledWith({ price }, expect.anything()));
    }
  });

  test('are in the limits, with two decimals at most', async () => {
    const { user } = renderUi(form(jest.fn()));
    for (const [given, message] of [
      ['', 'This field is required'],
      ['abc', 'Must be a number'],
      ['-1', 'Must be at least 0'],
      ['1,000', 'Use no more than two decimals'],
      ['1001', 'Must be at most 1000'],
      ['1.005', 'Use no more than two decimals'],
    ] as const) {
      await user.clear(field('Price'));
      if (given) await user.type(field('Price'), given);
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(field('Price')).toHaveAccessibleDescription(message));
    }
  });
});

test('a choice of none is said in words', () => {
  const options = [
    { value: '', label: 'Any' },
    { value: 'a', label: 'Advanced' },
  ];
  renderUi(
    <Form initial={{ level: '' }} schema={object({})} onSubmit={jest.fn()}>
      <SelectInput name="level" label="Level" options={options} />
    </Form>,
  );
  expect(screen.getByRole('combobox', { name: /Level/ })).toHaveTextContent('Any');
});
