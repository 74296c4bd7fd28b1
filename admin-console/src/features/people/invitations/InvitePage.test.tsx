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
/** What the server says of a list that is no table. */
const plainList = { letters: [], mapping: null, asked: null, sample: [], sheets: [] };
const preview = 'POST /api/v1/Users/invitations/preview';
const invite = 'POST /api/v1/Users/invitations';
const decoded = (body: unknown) =>
  new TextDecoder().decode(
    Uint8Array.from(atob((body as { content: string }).content), (letter) => letter.charCodeAt(0)),
  );

test('a pasted list is checked, corrected, and everyone who is new is invited once', async () => {
  let people = [line('new'), bad, line('known', { userId: 'u1', firstName: 'Zoé' })];
  const sent = serve({
    [preview]: ({ body }: { body: unknown }) => ({ ...plainList, text: decoded(body), people }),
    [invite]: { invited: 2, known: 0 },
  });
  const { user } = renderPage(<InvitePage />, '/admin/invite');
  const box = screen.getByRole('textbox', { name: 'Names and addresses' });
  await user.click(box);
  await user.paste('Marie Tremblay <marie@x.ca>\nLuc <luc@x.ca>\nZoé…');
  await user.click(screen.getByRole('button', { name: 'Check the list' }));

  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Luc <luc@x.ca>CorrectLeave outno last name',
    'Marie Tremblaymarie@x.caCorrectgets an invitation',
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

test('a club that is not open takes it as one of its first steps, and goes on to its opening', async () => {
  serve({
    'GET /api/v1/Settings': { system: { firstSteps: { opening: true } } },
    [preview]: ({ body }: { body: unknown }) => ({
      ...plainList,
      text: decoded(body),
      people: [line('new')],
    }),
    [invite]: { invited: 1, known: 0 },
  });
  const { user, whereabouts } = renderPage(<InvitePage />, '/admin/invite');
  expect(await screen.findByText('First steps · 5 of 6')).toBeVisible();
  expect(screen.getByText(/no one gets an email/)).toBeVisible();
  const later = screen.getByRole('link', { name: 'Later' });
  expect(later).toHaveAttribute('href', '/admin/first-steps/opening');
  await user.type(screen.getByRole('textbox', { name: 'Names and addresses' }), 'Marie');
  await user.click(screen.getByRole('button', { name: 'Check the list' }));
  await user.click(await screen.findByRole('button', { name: 'Invite 1 person' }));
  expect(await screen.findByText('1 person will be written to when your club opens')).toBeVisible();
  expect(whereabouts()).toBe('/admin/first-steps/opening');
});

test('a file is shown as text, so that it can be corrected', async () => {
  const text = 'Prénom;Nom;Courriel\nZoé;Roy;zoe@x.ca';
  serve({ [preview]: { ...plainList, text, people: [line('new')] } });
  const { user } = renderPage(<InvitePage />, '/admin/invite');
  await user.upload(
    screen.getByLabelText('Choose a file (Excel, ODS, CSV, vCard)'),
    new File(['…'], 'list.csv'),
  );
  expect(await screen.findByRole('button', { name: 'Invite 1 person' })).toBeEnabled();
  expect(screen.getByRole('textbox', { name: 'Names and addresses' })).toHaveValue(text);
});

test('which of a workbook’s sheets it is, is asked, and can be changed', async () => {
  const sheets = (...read: boolean[]) => ['2025', '2026'].map((name, at) => ({ name, isRead: read[at] }));
  const sent = serve({
    [preview]: ({ body }: { body: unknown }) => {
      const { sheet } = body as { sheet?: number };
      return sheet === undefined
        ? { ...plainList, text: '', people: [], sheets: sheets(false, false) }
        : { ...plainList, text: 'zoe@x.ca', people: [line('new')], sheets: sheets(sheet === 0, sheet === 1) };
    },
  });
  const { user } = renderPage(<InvitePage />, '/admin/invite');
  await user.upload(
    screen.getByLabelText('Choose a file (Excel, ODS, CSV, vCard)'),
    new File(['…'], 'list.xlsx'),
  );
  expect(await screen.findByText('Which of these sheets is it?')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Invite/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: '2026' }));
  expect(await screen.findByText('This is the sheet “2026”. To read another one:')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Invite 1 person' })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: '2025' }));
  expect(await screen.findByText('This is the sheet “2025”. To read another one:')).toBeVisible();
  expect(sent.to(preview).map(({ body }) => (body as { sheet?: number }).sheet)).toEqual([undefined, 1, 0]);
});

const sample = [
  ['Nom', 'Courriel'],
  ['Tremblay Zoé', 'zoe@x.ca'],
];
const columns = { firstRow: 1, full: 0, emails: [1], order: 'lastFirst' };
/** A list whose columns are asked about, until they are said. */
const askedList = ({ body }: { body: unknown }) => {
  const { columns: mapping } = body as { columns?: object };
  const asked = { likely: { ...columns, order: 'firstLast' }, doubts: ['order'] };
  const known = mapping ? { mapping, people: [line('new')] } : { asked, people: [] };
  return { ...plainList, text: decoded(body), sample, ...known };
};

test('what a list does not tell is asked about at once, with its first rows; an answer holds while its heading does', async () => {
  const sent = serve({ [preview]: askedList });
  const { user } = renderPage(<InvitePage />, '/admin/invite');
  const box = screen.getByRole('textbox', { name: 'Names and addresses' });
  await user.click(box);
  await user.paste('Nom;Courriel\nTremblay Zoé;zoe@x.ca');
  await user.click(screen.getByRole('button', { name: 'Check the list' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What each column is' }));
  expect(dialog.getByText('which comes first in a name')).toBeVisible();
  expect(dialog.getByRole('columnheader', { name: '1 Name' })).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: 'last name, first name' }));
  await user.click(dialog.getByRole('button', { name: 'Use these columns' }));
  expect(await screen.findByRole('button', { name: 'Invite 1 person' })).toBeEnabled();
  // On a phone it is far below the list.
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Before anything is sent' })).toHaveFocus());

  await user.type(box, ' ');
  await user.type(box, ',');
  await user.click(screen.getByRole('button', { name: 'Check the list' }));
  expect(await screen.findByRole('button', { name: 'Invite 1 person' })).toBeEnabled();
  await user.type(box, '{Control>}a{/Control}{Backspace}Autre;Liste');
  await user.click(screen.getByRole('button', { name: 'Check the list' }));
  await screen.findByRole('dialog', { name: 'What each column is' });
  expect(sent.to(preview).map(({ body }) => (body as { columns?: object }).columns)).toEqual([
    ...[undefined, columns, columns, undefined],
  ]);
});

test('who closes the question invites nobody, and can answer it later', async () => {
  serve({ [preview]: askedList });
  const { user } = renderPage(<InvitePage />, '/admin/invite');
  await user.type(screen.getByRole('textbox', { name: 'Names and addresses' }), 'Nom;Courriel');
  await user.click(screen.getByRole('button', { name: 'Check the list' }));
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('cell', { name: 'Tremblay Zoé' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Invite|No one/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Choose the columns' }));
  expect(await screen.findByRole('dialog', { name: 'What each column is' })).toBeVisible();
});

test('two people with one address stand together; one gets another address or is left out, and comes back', async () => {
  const [zoe, leo] = [
    line('shared', { firstName: 'Zoé', email: 'zoe@gmail.com' }),
    line('shared', { firstName: 'Léo', email: 'Zoe@gmail.com' }),
  ];
  let people = [zoe, line('new'), leo];
  const sent = serve({
    [preview]: ({ body }: { body: unknown }) => ({ ...plainList, text: decoded(body), people }),
  });
  const { user } = renderPage(<InvitePage />, '/admin/invite');
  await user.type(screen.getByRole('textbox', { name: 'Names and addresses' }), 'Zoé…');
  await user.click(screen.getByRole('button', { name: 'Check the list' }));
  expect(await screen.findByText(/An address opens one account/)).toBeVisible();
  const names = screen.getAllByRole('row').map((row) => row.textContent?.slice(0, 3));
  expect(names).toEqual(['Zoé', 'Léo', 'Mar']);

  await user.click(screen.getByRole('button', { name: 'Correct: Léo Tremblay' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct this line' }));
  expect(dialog.getByRole('textbox', { name: /^Email/ })).toHaveValue('Zoe+leo@gmail.com');
  people = [line('new', { firstName: 'Zoé' }), line('new'), line('new', { firstName: 'Léo' })];
  await user.click(dialog.getByRole('button', { name: 'Use this' }));
  expect(await screen.findByRole('button', { name: 'Invite 3 people' })).toBeEnabled();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  people = [zoe, line('new'), leo];
  await user.type(screen.getByRole('textbox', { name: 'Names and addresses' }), '…');
  await user.click(screen.getByRole('button', { name: 'Check the list' }));
  await screen.findByText(/An address opens one account/);
  people = [line('new', { firstName: 'Zoé' }), line('new'), line('leftOut', { firstName: 'Léo' })];
  await user.click(screen.getByRole('button', { name: 'Leave out: Léo Tremblay' }));
  const back = await screen.findByRole('button', { name: 'Take back in: Léo Tremblay' });
  expect(screen.getByRole('heading', { name: 'Before anything is sent' })).toHaveFocus();
  await user.click(back);
  await waitFor(() => expect(sent.to(preview)).toHaveLength(5));
  const own = { firstName: 'Léo', lastName: 'Tremblay', email: 'Zoe+leo@gmail.com' };
  expect(sent.to(preview).map(({ body }) => (body as { corrections?: object[] }).corrections)).toEqual([
    ...[undefined, [{ line: 2, person: own }], undefined, [{ line: 2, person: null }], []],
  ]);
});

test('letters that may be others are shown in both ways, and read in the chosen one', async () => {
  const letters = [
    { code: 'macintosh', example: 'Benoît' },
    { code: 'cp850', example: 'Benoöt' },
  ];
  const sent = serve({
    [preview]: ({ body }: { body: unknown }) => {
      const isChosen = (body as { letters?: string }).letters !== undefined;
      return {
        ...plainList,
        text: isChosen ? 'Benoît' : 'Benoöt',
        letters: isChosen ? [] : letters,
        people: [line(isChosen ? 'new' : 'oddName')],
      };
    },
  });
  const { user } = renderPage(<InvitePage />, '/admin/invite');
  await user.upload(
    screen.getByLabelText('Choose a file (Excel, ODS, CSV, vCard)'),
    new File(['…'], 'list.csv'),
  );
  await user.click(await screen.findByRole('button', { name: 'Benoît' }));
  expect(await screen.findByRole('button', { name: 'Invite 1 person' })).toBeEnabled();
  expect(screen.getByRole('textbox', { name: 'Names and addresses' })).toHaveValue('Benoît');
  expect(sent.to(preview).at(-1)?.body).toMatchObject({ letters: 'macintosh' });
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
    [preview]: ({ body }: { body: unknown }) => ({
      ...plainList,
      text: decoded(body),
      people: [line('new')],
    }),
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
