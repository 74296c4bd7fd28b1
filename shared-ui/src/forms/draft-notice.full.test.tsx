import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { type StoredUser, useAuth } from 'shared-api';
import { object } from 'yup';
import { FormDialog } from '../resource/FormDialog';
import { renderUi } from '../testing/render';
import { Form } from './Form';
import { PasswordInput } from './inputs/PasswordInput';
import { TextInput } from './inputs/TextInput';
import { SubmitButton } from './SubmitButton';
import { UnsavedGuard } from './UnsavedGuard';

const schema = object();
const person = (id: string) => ({ id, username: id }) as StoredUser;
const logIn = (id: string) => act(() => useAuth.setState({ token: `token of ${id}`, user: person(id) }));
/** As a 401 does: the page goes with the login. */
const endLogin = () => {
  act(() => useAuth.setState({ token: null, user: null }));
  cleanup();
};

const onSubmit = jest.fn();
const Page = () => (
  <Form initial={{ note: '', newPassword: '' }} schema={schema} onSubmit={onSubmit} guard={UnsavedGuard}>
    <TextInput name="note" label="Note" />
    <PasswordInput name="newPassword" label="New password" autoComplete="new-password" />
    <SubmitButton />
  </Form>
);

const note = () => screen.getByRole('textbox', { name: 'Note' });
const offer = () => screen.queryByText(/^You were writing here/);
const write = async (text = 'See you Saturday') => {
  const view = renderUi(<Page />, '/profile');
  await view.user.type(note(), text);
  return view;
};

beforeEach(() => {
  localStorage.clear();
  logIn('anna');
});
afterEach(() => act(() => useAuth.setState({ token: null, user: null })));

test('what was typed when the login ended is offered after the next one, and brought back', async () => {
  await write();
  endLogin();
  logIn('anna');
  const { user } = renderUi(<Page />, '/profile');
  expect(screen.getByRole('status')).toHaveTextContent(
    'You were writing here 1 minute ago, and it wasn’t saved.',
  );
  expect(note()).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  expect(note()).toHaveValue('See you Saturday');
  expect(offer()).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  await waitFor(() => expect(localStorage).toHaveLength(0));
});

test('in the other language, too, in its words', async () => {
  await write();
  endLogin();
  logIn('anna');
  renderUi(<Page />, '/profil');
  expect(screen.getByText(/^Vous écriviez ici il y a 1 minute, sans avoir enregistré\.$/)).toBeVisible();
});

test('what is discarded is offered no more', async () => {
  await write();
  endLogin();
  logIn('anna');
  const { user } = renderUi(<Page />, '/profile');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(offer()).not.toBeInTheDocument();
  expect(localStorage).toHaveLength(0);
});

test.each([
  ['somebody else', 'bob', '/profile'],
  ['another page', 'anna', '/schedule'],
])('%s is offered nothing', async (_, id, address) => {
  await write();
  endLogin();
  logIn(id);
  renderUi(<Page />, address);
  expect(offer()).not.toBeInTheDocument();
});

test('a visitor’s words are not kept', async () => {
  act(() => useAuth.setState({ token: null, user: null }));
  await write();
  expect(localStorage).toHaveLength(0);
});

test('a password is not kept', async () => {
  const { user } = await write();
  await user.type(screen.getByLabelText('New password'), 'Court123!');
  expect(JSON.stringify({ ...localStorage })).toContain('See you Saturday');
  expect(JSON.stringify({ ...localStorage })).not.toContain('Court123!');
});

test('what is saved, typed back, or left on purpose is not offered', async () => {
  const { user } = await write();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(localStorage).toHaveLength(0));
  await user.type(note(), 'x');
  expect(localStorage).toHaveLength(1);
  await user.type(note(), '{Backspace}');
  expect(localStorage).toHaveLength(0);
  await user.type(note(), 'x');
  cleanup();
  expect(localStorage).toHaveLength(0);
});

function Dialogs() {
  const [row, setRow] = useState<string>();
  return (
    <>
      {['1', '2'].map((id) => (
        <button key={id} type="button" onClick={() => setRow(id)}>
          Edit {id}
        </button>
      ))}
      {row && (
        <FormDialog
          open
          about={row}
          title="Edit"
          submit="Save"
          initial={{ note: row, place: 'Gym' }}
          schema={schema}
          onSubmit={onSubmit}
          onClose={() => setRow(undefined)}
        >
          <TextInput name="note" label="Note" />
          <TextInput name="place" label="Place" />
        </FormDialog>
      )}
    </>
  );
}

test('a dialog’s draft is its record’s, and takes nothing back that has changed since', async () => {
  const { user } = renderUi(<Dialogs />, '/schedule');
  await user.click(screen.getByRole('button', { name: 'Edit 1' }));
  await user.type(note(), ' Saturday');
  const [place = ''] = Object.keys(localStorage);
  expect(JSON.parse(localStorage.getItem(place) ?? '').values).toEqual({ note: '1 Saturday' });
  endLogin();
  logIn('anna');
  const again = renderUi(<Dialogs />, '/schedule');
  await again.user.click(screen.getByRole('button', { name: 'Edit 2' }));
  expect(offer()).not.toBeInTheDocument();
  await again.user.click(screen.getByRole('button', { name: 'Cancel' }));
  await again.user.click(await screen.findByRole('button', { name: 'Edit 1' }));
  expect(offer()).toBeInTheDocument();
});

test('a dialog that is given up leaves no draft', async () => {
  const { user } = renderUi(<Dialogs />, '/schedule');
  await user.click(screen.getByRole('button', { name: 'Edit 1' }));
  await user.type(note(), ' Saturday');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(localStorage).toHaveLength(0));
});
