import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { ApiError, type StoredUser, useAuth } from 'shared-api';
import { object } from 'yup';
import { Link } from '../routing/Link';
import { leavePage } from '../routing/leaving';
import { renderUi } from '../testing/render';
import { Form, type FormProps, notStored } from './Form';
import { TextInput } from './inputs/TextInput';
import { SubmitButton } from './SubmitButton';
import { UnsavedGuard } from './UnsavedGuard';

interface Values {
  name: string;
}
type Props = Partial<FormProps<Values, object>>;

/** The stored name, as another device changes it. */
let store: (name: string) => void;
const logout = jest.fn();

function Guarded({ onSubmit = jest.fn(), ...props }: Props) {
  const [name, setName] = useState('Léa');
  store = setName;
  return (
    <Form initial={{ name }} schema={object()} onSubmit={onSubmit} guard={UnsavedGuard} {...props}>
      <TextInput name="name" label="Name" />
      <Link to="schedule">Schedule</Link>
      <button type="button" onClick={() => leavePage(logout)}>
        Log out
      </button>
      <SubmitButton />
    </Form>
  );
}

const open = (props: Props = {}) => {
  const view = renderUi(<Guarded {...props} />);
  const { user, router } = view;
  return {
    ...view,
    type: (text: string) => user.type(screen.getByLabelText('Name'), text),
    save: () => user.click(screen.getByRole('button', { name: 'Save' })),
    // A closing dialog fades out before the page is accessible again.
    leave: async () => user.click(await screen.findByRole('link', { name: 'Schedule' })),
    stays: async () => {
      expect(await screen.findByRole('alertdialog')).toHaveAccessibleName('Leave without saving?');
      expect(router.state.location.pathname).toBe('/');
    },
    left: () => waitFor(() => expect(router.state.location.pathname).toBe('/schedule')),
  };
};

test('what was saved may be left', async () => {
  const { type, save, leave, left } = open();
  await type('x');
  await save();
  await leave();
  await left();
});

test('unsaved changes are not lost by a link', async () => {
  const { user, type, leave, stays, left } = open();
  await type('x');
  await leave();
  await stays();
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  await leave();
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await left();
});

test('unsaved changes are not lost by a logout', async () => {
  const { user, type, stays } = open();
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  await type('x');
  await press('Log out');
  await stays();
  await press('Keep editing');
  expect(logout).not.toHaveBeenCalled();
  await press('Log out');
  await press('Leave');
  expect(logout).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await type('{Backspace}');
  await press('Log out');
  expect(logout).toHaveBeenCalledTimes(2);
});

test('whoever has logged out gets away, although the page may be gone before a question is answered', async () => {
  act(() => useAuth.setState({ token: 'a token', user: { id: 'lea' } as StoredUser }));
  const { type, router, left } = open();
  await type('x');
  act(() => useAuth.setState({ token: null, user: null }));
  await act(() => router.navigate('/schedule'));
  await left();
});

const refuse = async () => {
  throw new ApiError({ status: 500, code: 'internal' });
};

test.each([
  ['only asked about', async () => notStored],
  ['refused', refuse],
  ['on its way', () => new Promise(() => {})],
])('what was %s is unsaved', async (_, onSubmit) => {
  const { type, save, leave, stays } = open({ onSubmit });
  await type('x');
  await save();
  await leave();
  await stays();
});

test('what was typed while saving is unsaved', async () => {
  let done = () => {};
  const { type, save, leave, stays } = open({ onSubmit: () => new Promise<void>((end) => (done = end)) });
  await type('x');
  await save();
  await type('y');
  await act(async () => done());
  expect(screen.getByLabelText('Name')).toHaveValue('Léaxy');
  await leave();
  await stays();
});

test('what is typed back to what is stored may be left', async () => {
  const { type, save, leave, left } = open();
  await type('x');
  await save();
  await type('y{Backspace}');
  await leave();
  await left();
});

test('the page in the other language keeps the text, without a question', async () => {
  const { type, router } = open();
  await type('x');
  await act(() => router.navigate('/fr'));
  expect(router.state.location.pathname).toBe('/fr');
  expect(screen.getByLabelText('Name')).toHaveValue('Léax');
});

describe('a newer version that is stored elsewhere', () => {
  test('is shown while nothing is typed', async () => {
    const { leave, left } = open();
    act(() => store('Zoé'));
    expect(screen.getByLabelText('Name')).toHaveValue('Zoé');
    await leave();
    await left();
  });

  test('is told, not applied, while somebody types; the focus stays', async () => {
    const { type } = open();
    await type('x');
    act(() => store('Zoé'));
    expect(await screen.findByText('Someone else changed this')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Léax');
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });

  test('may be what was typed, when its reply was lost: nobody else is named', async () => {
    let fault = new ApiError({ code: 'noResponse', outcome: 'lost', message: 'Nobody knows.' });
    const onSubmit = async () => {
      throw fault;
    };
    const { type, save } = open({ onSubmit });
    await type('x');
    await save();
    expect(await screen.findByText('Nobody knows.')).toBeVisible();
    act(() => store('Léax, as the server writes it'));
    expect(screen.queryByText('Someone else changed this')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveValue('Léax');
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
    fault = new ApiError({ code: 'internal', status: 500, message: 'Refused.' });
    await type('y');
    await save();
    expect(await screen.findByText('Refused.')).toBeVisible();
    expect(screen.queryByText('Someone else changed this')).not.toBeInTheDocument();
  });

  test('is loaded when asked for', async () => {
    const { user, type, leave, left } = open();
    await type('x');
    act(() => store('Zoé'));
    await user.click(await screen.findByRole('button', { name: 'Load their version' }));
    expect(screen.getByLabelText('Name')).toHaveValue('Zoé');
    expect(screen.queryByText('Someone else changed this')).not.toBeInTheDocument();
    await leave();
    await left();
  });

  test('is overwritten when asked for, and then does not come back', async () => {
    const onSubmit = jest.fn();
    const { user, type } = open({ onSubmit });
    await type('x');
    act(() => store('Zoé'));
    await user.click(await screen.findByRole('button', { name: 'Save mine over it' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ name: 'Léax' }, expect.anything()));
    expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Léax');
    act(() => store('Léax'));
    expect(screen.queryByText('Someone else changed this')).not.toBeInTheDocument();
  });

  test('is told when the server refuses to overwrite it, and what was typed is unsaved', async () => {
    const onSubmit = async () => {
      throw new ApiError({ status: 409, code: 'changedMeanwhile' });
    };
    const { type, save, leave, stays } = open({ onSubmit, onChanged: async () => store('Zoé') });
    await type('x');
    await save();
    expect(await screen.findByRole('alert')).toHaveFocus();
    expect(screen.getByLabelText('Name')).toHaveValue('Léax');
    await leave();
    await stays();
  });
});
