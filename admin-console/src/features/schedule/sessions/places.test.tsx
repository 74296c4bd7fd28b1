import { screen, waitFor, within } from '@testing-library/react';
import { Answer, errorReply, type SentRequest, serve } from 'shared-ui/testing';
import { renderPage } from '../../../testing/render';
import { user as member, registration, session as row, turnout } from '../../../testing/rows';
import { Component as SessionPage } from './SessionPage';

const session = {
  ...row,
  id: 's1',
  sessionDate: '2099-01-10',
  maxCapacity: 3,
  registeredPlayersCount: 2,
  offeredPlacesCount: 1,
};
const guests = [{ id: 'g1', firstName: 'Max' }];
const people = [
  registration({ userId: 'sofia', firstName: 'Sofia', userName: 'Sofia Roy', place: { guests } }),
  registration({
    ...{ userId: 'ana', firstName: 'Ana', userName: 'Ana Roy' },
    place: { standing: 'offered', position: 1, offeredUntil: '2099-01-09T20:30:00Z' },
  }),
  registration({
    userId: 'ben',
    userName: 'Ben Roy',
    place: { standing: 'waiting', position: 2, missedOut: true },
  }),
  registration({
    userId: 'di',
    firstName: 'Di',
    userName: 'Di Roy',
    place: { standing: 'waiting', position: 3 },
  }),
  registration({
    ...{ userId: 'eli', firstName: 'Eli', userName: 'Eli Roy', isAttending: false },
    place: { standing: 'out', late: true },
  }),
];

const open = async (other: Partial<typeof session> = {}, more: ReturnType<typeof registration>[] = []) => {
  const asked = serve(({ method, url }: SentRequest): unknown => {
    if (url.pathname.endsWith('/turnout')) return turnout;
    if (url.pathname.endsWith('/undecided') || url.pathname.endsWith('/door-remarks')) return [];
    if (url.pathname.endsWith('/Users')) return new Answer(200, [{ ...member, id: 'new' }], 1);
    if (method === 'PUT' || url.pathname.endsWith('/registrations')) return [...people, ...more];
    return { ...session, ...other };
  });
  const { user } = renderPage(<SessionPage />, '/admin/sessions/s1');
  await screen.findByText('Sofia Roy + 1');
  const choose = async (name: string, action: string) => {
    await user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
    await user.click(screen.getByRole('menuitem', { name: action }));
    return within(await screen.findByRole('dialog', { name: new RegExp(name.split(' ')[0] ?? '') }));
  };
  const sent = async () => {
    await waitFor(() => expect(asked.by('PUT')).toHaveLength(1));
    const [put] = asked.by('PUT');
    return { path: put?.url.pathname, body: put?.body };
  };
  return { user, choose, sent };
};

test('the page is called like its day, says who has not answered, and leads back to the list', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Saturday, January 10, 2099' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Not answered (2)' })).toBeVisible();
  expect(screen.getByRole('link', { name: /Sessions/ })).toHaveAttribute('href', '/admin/sessions');
});

test.each([400, 404])(
  'a session that is not there (%d) says so, without a retry that would not help',
  async (status) => {
    serve(() => errorReply(status, 'sessionNotFound'));
    renderPage(<SessionPage />, '/admin/seances/s1');
    expect(await screen.findByText('Introuvable')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Séances/ })).toHaveAttribute('href', '/admin/seances');
  },
);

test('one that cannot be loaded can be tried again', async () => {
  let works = false;
  serve(({ url }) => {
    if (!works) return errorReply(429, 'tooManyRequests');
    if (url.pathname.endsWith('/turnout')) return turnout;
    if (url.pathname.endsWith('/undecided') || url.pathname.endsWith('/door-remarks')) return [];
    return url.pathname.endsWith('/registrations') ? people : session;
  });
  const { user } = renderPage(<SessionPage />, '/admin/sessions/s1');
  await screen.findByRole('button', { name: 'Try again' });
  works = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: /January 10/ })).toBeVisible();
});

test('who owes is marked, and nobody’s address is shown', async () => {
  await open({}, [registration({ userId: 'u1', userName: 'Léa Roy', email: 'lea@club.test', owed: 10 })]);
  expect(screen.getByText('Owes $10.00')).toBeVisible();
  expect(screen.queryByText(/@club\.test/)).not.toBeInTheDocument();
});

test('guests are with their host, offers say until when, ★ is for who missed out, and a late no owes the price', async () => {
  await open();
  expect(screen.getByRole('heading', { name: 'Going (2)' })).toBeInTheDocument();
  expect(screen.getByText('Brings Max')).toBeInTheDocument();
  expect(screen.getByText(/^A spot is saved until .*3:30/)).toBeInTheDocument();
  expect(screen.getByText(/Missed out last time/)).toHaveTextContent('2nd on the waiting list · ★');
  expect(screen.getByText('Cancelled late, the price stays due')).toBeVisible();
});

test('a place by a pass, an administrator or an offer is no answer', async () => {
  const origins = [
    [{ source: 'pass' }, 'Saved by a pass'],
    [{ source: 'pass', standing: 'out' }, 'No longer covered by a pass'],
    [{ source: 'administrator' }, 'Put in by an administrator'],
    [{ source: 'administrator', standing: 'out' }, 'Taken out by an administrator'],
    [{ source: 'line', standing: 'out' }, 'The spot was passed on'],
  ] as const;
  await open(
    {},
    origins.map(([place], index) => registration({ userId: `${index}`, userName: `Player ${index}`, place })),
  );
  for (const [index, [, words]] of origins.entries()) {
    const entry = screen.getByText(`Player ${index}`).closest('li');
    expect(entry).toHaveTextContent(words);
    expect(entry).not.toHaveTextContent(/Answered/);
  }
});

test('who comes to the front passes those who wait before, and the reason is sent', async () => {
  const { user, choose, sent } = await open();
  const dialog = await choose('Di Roy', 'Move to the front');
  expect(dialog.getByRole('status')).toHaveTextContent(
    'This passes Ben Roy, who is ahead on the waiting list.',
  );
  expect(dialog.queryByRole('switch')).not.toBeInTheDocument();
  await user.type(dialog.getByLabelText(/Reason/), 'Coach');
  await user.click(dialog.getByRole('button', { name: 'Move to the front' }));
  expect(await sent()).toEqual({
    path: '/api/v1/Sessions/s1/places/di',
    body: { move: 'forward', reason: 'Coach' },
  });
  expect(await screen.findByText('Di is next on the waiting list')).toBeInTheDocument();
});

test('anybody is put into a full session when one too many is asked for, and whom it passes is said', async () => {
  const { user, sent } = await open();
  await user.click(screen.getByRole('button', { name: 'Put someone in' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Put someone in' }));
  expect(dialog.getByText('All 3 spots are taken or saved: 3 people would come.')).toBeInTheDocument();
  await user.click(dialog.getByRole('combobox', { name: /Player/ }));
  await user.click(await screen.findByRole('option'));
  expect(dialog.getByRole('status')).toHaveTextContent(
    'This passes Ana Roy, Ben Roy and Di Roy, who are ahead on the waiting list.',
  );
  await user.click(dialog.getByRole('switch', { name: 'Overbook the session' }));
  await user.click(dialog.getByRole('button', { name: 'Put in' }));
  expect(await sent()).toEqual({
    path: '/api/v1/Sessions/s1/places/new',
    body: { move: 'in', overbook: true, reason: null },
  });
});

test.each([
  ['who comes is taken out', 'Sofia Roy', 'Take out', 'sofia'],
  ['who canceled late is let off the price', 'Eli Roy', 'Waive the late cancellation', 'eli'],
])('%s', async (_what, name, action, id) => {
  const { user, choose, sent } = await open();
  const dialog = await choose(name, action);
  await user.click(dialog.getByRole('button', { name: action }));
  expect(await sent()).toEqual({
    path: `/api/v1/Sessions/s1/places/${id}`,
    body: { move: 'out', reason: null },
  });
});

test('a guest is taken out alone, with a reason for the host', async () => {
  const { user, sent } = await open();
  const title = 'Take Max out, a guest of Sofia Roy';
  await user.click(screen.getByRole('button', { name: title }));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await user.type(dialog.getByLabelText(/Reason/), 'Too many');
  await user.click(dialog.getByRole('button', { name: 'Take out' }));
  expect(await sent()).toEqual({
    path: '/api/v1/Sessions/s1/places/sofia',
    body: { move: 'out', guestId: 'g1', reason: 'Too many' },
  });
  expect(await screen.findByText('Max is out')).toBeInTheDocument();
});

test('of a session that is cancelled nobody is moved', async () => {
  await open({ status: 2 });
  expect(screen.queryByRole('button', { name: 'Put someone in' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Actions for (Sofia|Ben)/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Take Max out/ })).not.toBeInTheDocument();
});
