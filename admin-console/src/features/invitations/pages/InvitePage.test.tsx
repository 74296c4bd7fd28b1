import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { type InvitationFate, type StoredUser, useAuth } from 'shared-api';
import { errorReply, serve, silence } from 'shared-ui/testing';
import { renderPage } from '../../../testing/render';
import { Component as InvitePage } from './InvitePage';

const line = (fate: InvitationFate, changes: object = {}) => ({
  ...{ text: 'Marie Tremblay <marie@x.ca>', firstName: 'Marie', lastName: 'Tremblay' },
  ...{ email: 'marie@x.ca', language: null, fate, userId: null },
  ...changes,
});
const bad = line('noLastName', { text: 'Luc <luc@x.ca>', firstName: 'Luc', lastName: '', email: 'luc@x.ca' });
const preview = 'POST /api/v1/Users/invitations/preview';
const invite = 'POST /api/v1/Users/invitations';
const decoded = (body: unknown) =>
  new TextDecoder().decode(
    Uint8Array.from(atob((body as { content: string }).content), (letter) => letter.charCodeAt(0)),
  );

test('a pasted list is checked, corrected, and everyone who is new is invited once', async () => {
  let people = [line('new'), bad, line('known', { userId: 'u1', firstName: 'Zoé' })];
  const sent = serve({
    [preview]: ({ body }: { body: unknown }) => ({ text: decoded(body), people }),
    [invite]: { invited: 2, known: 0 },
  });
  const { user } = renderPage(<InvitePage />, '/admin/invite');
  const box = screen.getByRole('textbox', { name: 'Names and addresses' });
  await user.click(box);
  await user.paste('Marie Tremblay <marie@x.ca>\nLuc <luc@x.ca>\nZoé…');
  await user.click(screen.getByRole('button', { name: 'Check the list' }));

  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Luc <luc@x.ca>no last name',
    'Marie Tremblaymarie@x.cagets an invitation',
    'Zoé Tremblaymarie@x.cahas an account',
  ]);
  expect(screen.getByRole('link', { name: 'Zoé Tremblay' })).toHaveAttribute('href', '/admin/users/u1');
  expect(screen.getByRole('button', { name: 'Invite 1 person' })).toBeEnabled();

  // A corrected list is checked again before anything is sent.
  await user.type(box, ' Roy');
  expect(screen.queryByRole('button', { name: /Invite/ })).not.toBeInTheDocument();
  people = [line('new'), line('new', { firstName: 'Luc', lastName: 'Roy', email: 'luc@x.ca', language: 1 })];
  await user.click(screen.getByRole('button', { name: 'Check the list' }));
  await user.click(await screen.findByRole('button', { name: 'Invite 2 people' }));
  expect(await screen.findByText('2 people are invited')).toBeVisible();
  expect(sent.to(invite).map(({ body }) => body)).toEqual([
    {
      people: [
        { firstName: 'Marie', lastName: 'Tremblay', email: 'marie@x.ca', language: null },
        { firstName: 'Luc', lastName: 'Roy', email: 'luc@x.ca', language: 1 },
      ],
      language: 0,
    },
  ]);
});

test('a file is shown as text, so that it can be corrected', async () => {
  const text = 'Prénom;Nom;Courriel\nZoé;Roy;zoe@x.ca';
  serve({ [preview]: { text, people: [line('new')] } });
  const { user } = renderPage(<InvitePage />, '/admin/invite');
  await user.upload(screen.getByLabelText('Choose a CSV file'), new File(['…'], 'list.csv'));
  expect(await screen.findByRole('button', { name: 'Invite 1 person' })).toBeEnabled();
  expect(screen.getByRole('textbox', { name: 'Names and addresses' })).toHaveValue(text);
});

test('what the server refuses is said, and the list stays', async () => {
  let reply = errorReply(400, 'tooManyPeople', 'You can invite at most 500 people at a time');
  serve({ [preview]: () => reply });
  const { user } = renderPage(<InvitePage />, '/admin/invite');
  const box = screen.getByRole('textbox', { name: 'Names and addresses' });
  await user.type(box, 'Marie');
  const check = screen.getByRole('button', { name: 'Check the list' });
  await user.click(check);
  expect(await screen.findByRole('alert')).toHaveTextContent('You can invite at most 500 people at a time');
  reply = silence;
  await waitFor(() => expect(check).toBeEnabled());
  await user.click(check);
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('No answer from the club’s server'),
  );
  expect(box).toHaveValue('Marie');
});

test('a list is not lost by a link, nor by the end of a login; once sent it is gone', async () => {
  serve({
    [preview]: ({ body }: { body: unknown }) => ({ text: decoded(body), people: [line('new')] }),
    [invite]: { invited: 1, known: 0 },
  });
  act(() => useAuth.setState({ token: 't1', user: { id: 'a1' } as StoredUser }));
  const { user, router } = renderPage(<InvitePage />, '/admin/invite');
  await user.type(screen.getByRole('textbox', { name: 'Names and addresses' }), 'Marie Tremblay, marie@x.ca');
  await user.click(screen.getByRole('link', { name: /Users/ }));
  expect(await screen.findByRole('alertdialog')).toHaveAccessibleName('Leave without saving?');
  act(() => useAuth.setState({ token: null, user: null }));
  cleanup();

  act(() => useAuth.setState({ token: 't2', user: { id: 'a1' } as StoredUser }));
  const again = renderPage(<InvitePage />, '/admin/invite');
  await again.user.click(screen.getByRole('button', { name: 'Restore' }));
  await again.user.click(screen.getByRole('button', { name: 'Check the list' }));
  await again.user.click(await screen.findByRole('button', { name: 'Invite 1 person' }));
  await waitFor(() => expect(again.router.state.location.pathname).toBe('/admin/users'));
  expect(router.state.location.pathname).toBe('/admin/invite');
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft'))).toEqual([]);
  act(() => useAuth.setState({ token: null, user: null }));
});
