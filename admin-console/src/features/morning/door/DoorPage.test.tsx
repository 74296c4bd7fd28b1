import 'fake-indexeddb/auto';
import { deserialize, serialize } from 'node:v8';
import { act, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { type LoggedIn, type RosterPerson, useAuth } from 'shared-api';
import { doorState } from 'shared-api/door';
import { addDays, clubDate } from 'shared-ui';
import { errorReply, session } from 'shared-ui/testing';
import { openClub, rosterPerson as person, rosterOf } from '../../../testing/door';
import { renderPage } from '../../../testing/render';
import { Component as DoorPage } from './DoorPage';
import { type KeptEvent, openEventStore } from './event-store';

// Missing in jsdom.
globalThis.structuredClone ??= (value) => deserialize(serialize(value));
Object.assign(globalThis.crypto, { randomUUID: globalThis.crypto.randomUUID ?? (() => `${Math.random()}`) });

const vera: LoggedIn = {
  ...{ id: 'vera', username: 'vera', email: 'v@example.org', firstName: 'Vera', lastName: 'Roy' },
  ...{ isAdmin: true, paymentPlan: 1, token: 't1' },
};

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  localStorage.clear();
  useAuth.getState().acceptLogin(vera);
});
afterEach(() => act(() => useAuth.getState().logout()));

const people = (): RosterPerson[] => [
  person('zoe', 'Zoé Roy'),
  person('ana', 'Ana Roy', { pass: false, owes: true, owed: 10 }),
  person('wim', 'Wim Otto', { standing: 'waiting', pass: false }),
  person('lea', 'Léa Côté', { standing: 'none', pass: false }),
];

const open = async (roster = rosterOf(people()), path = '/admin/door') => {
  const club = openClub(roster);
  const page = renderPage(<DoorPage />, path);
  await screen.findByRole('list');
  const events = () =>
    club.sent
      .to('POST /api/v1/Sessions/s1/door-events')
      .flatMap(({ body }) => (body as { events: object[] }).events);
  return { club, events, ...page };
};
const rowOf = (name: RegExp) => screen.getByRole('button', { name });
const numbers = () => screen.getByText(/expected/).textContent;

test('one tap: here, on this phone and then sent; the same tap takes it back', async () => {
  const { user, events } = await open();
  expect(numbers()).toBe('0 here · 2 expected · 20 spots');
  await user.click(rowOf(/^Zoé Roy/));
  await waitFor(() => expect(rowOf(/^Zoé Roy/)).toHaveTextContent(/Here, .+ · Sent/));
  expect(rowOf(/^Zoé Roy/)).toHaveAttribute('aria-pressed', 'true');
  expect(numbers()).toBe('1 here · 2 expected · 20 spots');
  await user.click(rowOf(/^Zoé Roy/));
  await waitFor(() => expect(rowOf(/^Zoé Roy/)).toHaveAttribute('aria-pressed', 'false'));
  await waitFor(() => expect(events()).toMatchObject([{ kind: 'here' }, { kind: 'undo', person: 'zoe' }]));
});

test('without an answer everything goes on, on this phone, and says how much is not sent', async () => {
  const { user, club, events } = await open();
  club.isReached = false;
  for (const name of [/^Zoé Roy/, /^Ana Roy/]) await user.click(rowOf(name));
  expect(await screen.findByRole('button', { name: /2 not sent yet/ })).toBeVisible();
  expect(rowOf(/^Zoé Roy/)).toHaveTextContent('On this phone');
  expect(numbers()).toBe('2 here · 2 expected · 20 spots');
  club.isReached = true;
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByRole('button', { name: /All sent/ })).toBeVisible();
  expect(new Set(events().map((event) => (event as { id: string }).id)).size).toBe(2);
  expect(club.roster.events).toHaveLength(2);
});

test('a walk-in is searched first, added by a second tap, and pays by a third', async () => {
  const { user, events } = await open();
  await user.type(screen.getByRole('searchbox'), 'mia');
  await user.click(screen.getByRole('button', { name: 'Add “Mia” as a walk-in' }));
  const pays = await screen.findByRole('group', { name: 'How Mia pays' });
  await user.click(within(pays).getByRole('button', { name: 'Cash' }));
  await waitFor(() =>
    expect(within(pays).getByRole('button', { name: 'Cash' })).toHaveAttribute('aria-pressed', 'true'),
  );
  await waitFor(() => expect(events()).toHaveLength(2));
  const [walkIn, paid] = events() as { person: string }[];
  expect(walkIn).toMatchObject({ kind: 'walk-in', walkIn: { firstName: 'Mia' } });
  expect(paid).toMatchObject({ kind: 'paid', method: 'cash', person: walkIn?.person });
});

test('who pays in another way after all has paid once, and that way', async () => {
  const { user, club } = await open();
  const pays = screen.getByRole('group', { name: 'How Ana Roy pays' });
  const isPressed = (name: string) =>
    waitFor(() => expect(within(pays).getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true'));
  for (const name of ['Later', 'Interac', 'Cash']) {
    await user.click(within(pays).getByRole('button', { name }));
    await isPressed(name);
  }
  await waitFor(() => expect(club.roster.events).toHaveLength(5));
  expect([...doorState(club.roster.events).paid.values()]).toMatchObject([{ method: 'cash' }]);
  expect(doorState(club.roster.events).remarks.size).toBe(0);
});

test('an address that cannot be one is said before it is noted', async () => {
  const { user, events } = await open();
  await user.type(screen.getByRole('searchbox'), 'mia');
  await user.type(screen.getByRole('textbox', { name: 'Email, if they give it' }), 'mia@home');
  await user.click(screen.getByRole('button', { name: 'Add “Mia” as a walk-in' }));
  expect(await screen.findByText('Invalid email address')).toBeVisible();
  expect(events()).toEqual([]);
});

test('when it is full, whose spot somebody takes is asked: one who has not come, or nobody', async () => {
  const { user, events } = await open(rosterOf(people(), { maxCapacity: 2 }));
  await user.type(screen.getByRole('searchbox'), 'lea');
  await user.click(rowOf(/^Léa Côté/));
  const sheet = within(await screen.findByRole('dialog', { name: 'Whose spot does Léa take?' }));
  expect(sheet.getByText('2 of 2 spots are taken.')).toBeVisible();
  await user.click(sheet.getByRole('button', { name: 'Ana Roy' }));
  await waitFor(() => expect(events()).toMatchObject([{ kind: 'replaced', person: 'lea', replaces: 'ana' }]));
  expect(await screen.findByText('1 here · 2 expected · 2 spots')).toBeVisible();

  await user.type(screen.getByRole('searchbox'), 'mia');
  await user.click(screen.getByRole('button', { name: 'Add “Mia” as a walk-in' }));
  await user.click(await screen.findByRole('button', { name: 'No one’s: one more player' }));
  expect(await screen.findByText('2 here · 3 expected · 2 spots')).toBeVisible();
});

test('everyone is here, and one is not; the last taps are taken back by one tap each', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Everyone is here (2)' }));
  expect(await screen.findByText('2 here · 2 expected · 20 spots')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo: 2 people' }));
  expect(await screen.findByText('0 here · 2 expected · 20 spots')).toBeVisible();
});

test('with keys: the focus goes to a walk-in, on to the next one under a chip, and to the word that it is closed', async () => {
  const { user } = await open();
  const focus = (element: HTMLElement) => act(() => element.focus());
  await user.type(screen.getByRole('searchbox'), 'mia');
  focus(screen.getByRole('button', { name: 'Add “Mia” as a walk-in' }));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(rowOf(/^Mia/)).toHaveFocus());
  await waitFor(() => expect(rowOf(/^Mia/)).toHaveTextContent('Sent'));
  expect(rowOf(/^Mia/)).toHaveFocus();

  await user.click(screen.getByRole('button', { name: /Not yet$/ }));
  focus(rowOf(/^Ana Roy/));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(rowOf(/^Zoé Roy/)).toHaveFocus());

  focus(screen.getByRole('button', { name: 'Close the morning' }));
  await user.keyboard('{Enter}');
  const sheet = within(await screen.findByRole('dialog'));
  focus(sheet.getByRole('button', { name: 'Close the morning' }));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByText(/^Closed at/).closest('[role="alert"]')).toHaveFocus());
});

test('who has to pay is on the list, with the sum for an administrator and a mark for everybody else', async () => {
  await open();
  expect(rowOf(/^Ana Roy/)).toHaveTextContent('To pay: $10');
});

test('the door’s role sees a mark, and no sum', async () => {
  await open(rosterOf([person('ana', 'Ana Roy', { owes: true })]));
  expect(rowOf(/^Ana Roy/)).toHaveTextContent(/To pay$/);
});

test('closing shows who has come, and excuses with a reason; a correction afterwards needs one', async () => {
  const { user, events } = await open();
  await user.click(rowOf(/^Zoé Roy/));
  await screen.findByText('1 here · 2 expected · 20 spots');
  await user.click(screen.getByRole('button', { name: 'Close the morning' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Close the morning' }));
  expect(sheet.getByText(/^1 here, 0 late, 1 not here/)).toBeVisible();
  await user.click(sheet.getByRole('button', { name: 'Excuse Ana Roy' }));
  const done = sheet.getByRole('button', { name: 'Close the morning' });
  expect(done).toBeDisabled();
  await user.type(sheet.getByLabelText('Why Ana Roy is excused'), 'Sick');
  await user.click(done);
  expect(await screen.findByText(/^Closed at/)).toBeVisible();
  await waitFor(() =>
    expect(events().slice(1)).toMatchObject([
      { kind: 'excused', person: 'ana', reason: 'Sick' },
      { kind: 'closed', person: null },
    ]),
  );

  await user.click(rowOf(/^Zoé Roy/));
  const correction = within(await screen.findByRole('dialog', { name: 'Correct Zoé Roy' }));
  await user.click(correction.getByRole('button', { name: 'Late' }));
  expect(correction.getByRole('button', { name: 'Save the correction' })).toBeDisabled();
  await user.type(correction.getByLabelText('Reason'), 'Came at 10:40');
  await user.click(correction.getByRole('button', { name: 'Save the correction' }));
  await waitFor(() =>
    expect(events().at(-1)).toMatchObject({ kind: 'late', person: 'zoe', reason: 'Came at 10:40' }),
  );
});

test('what is refused stands over the list until it is sent again or noted', async () => {
  const { user, club } = await open();
  club.refuses = errorReply(400, 'validation', 'We cannot read this.');
  await user.click(rowOf(/^Zoé Roy/));
  expect(await screen.findByText('1 note was refused')).toBeVisible();
  expect(rowOf(/^Zoé Roy/)).toHaveAttribute('aria-pressed', 'false');
  await user.click(screen.getByRole('button', { name: 'Look' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'What is on this phone' }));
  expect(sheet.getByText('We cannot read this.')).toBeVisible();
  club.refuses = undefined;
  await user.click(sheet.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(club.roster.events).toMatchObject([{ kind: 'here', person: 'zoe' }]));
  await waitFor(() => expect(screen.queryByText('1 note was refused')).not.toBeInTheDocument());
});

test('a role that was withdrawn keeps what was noted, and says so', async () => {
  const { user, club } = await open();
  club.refuses = errorReply(403, 'notAllowed');
  await user.click(rowOf(/^Zoé Roy/));
  expect(await screen.findByText(/You no longer have access to this door/)).toBeVisible();
  expect(screen.getByRole('button', { name: /1 not sent yet/ })).toBeVisible();
});

test('whoever logs out with something unsent is told; it waits for them, and nobody else sends it', async () => {
  const { user, club, unmount } = await open();
  club.isReached = false;
  await user.click(rowOf(/^Zoé Roy/));
  await screen.findByRole('button', { name: /1 not sent yet/ });
  act(() => useAuth.getState().logout());
  expect(await screen.findByText(/1 note of yours is still on this phone/)).toBeVisible();
  unmount();

  club.isReached = true;
  act(() => void useAuth.getState().acceptLogin({ ...vera, id: 'paul', token: 't2' }));
  const paul = renderPage(<DoorPage />, '/admin/door');
  await screen.findByText('0 here · 2 expected · 20 spots');
  await paul.user.click(screen.getByRole('button', { name: /All sent/ }));
  expect(await screen.findByText(/^1 note by someone else is on this phone/)).toBeVisible();
  expect(club.roster.events).toEqual([]);
  paul.unmount();
  act(() => void useAuth.getState().acceptLogin({ ...vera, token: 't3' }));
  renderPage(<DoorPage />, '/admin/door');
  await waitFor(() => expect(club.roster.events).toMatchObject([{ kind: 'here', person: 'zoe' }]));
});

test('what was sent, and the page could not forget, is deleted when the door is opened a day later', async () => {
  const yesterday = Date.now() - 25 * 3_600_000;
  const store = await openEventStore();
  const [old, waiting] = await store.add('vera', 's0', [
    { kind: 'here', person: 'zoe' },
    { kind: 'here', person: 'ana' },
  ]);
  const at = new Date(yesterday).toISOString();
  const aged = [old, waiting].map((kept) => ({
    ...(kept as KeptEvent),
    event: { ...(kept as KeptEvent).event, deviceTime: at },
  }));
  await store.update([{ ...(aged[0] as KeptEvent), state: 'sent' }, aged[1] as KeptEvent]);
  openClub(rosterOf(people())).refuses = errorReply(403, 'notAllowed');
  renderPage(<DoorPage />, '/admin/door');
  await screen.findByText(/You no longer have access to this door/);
  expect(await store.all()).toMatchObject([{ session: 's0', state: 'waiting', event: { person: 'ana' } }]);
});

test('what was sent is forgotten once the list has told it twice, or the page is left', async () => {
  const store = await openEventStore();
  const people = async () => (await store.all()).map(({ event }) => event.person);
  const { user } = await open();
  await user.click(rowOf(/^Zoé Roy/));
  await waitFor(() => expect(rowOf(/^Zoé Roy/)).toHaveTextContent('Sent'));
  await user.click(rowOf(/^Ana Roy/));
  await waitFor(async () => expect(await people()).toEqual(['ana']));
  expect(rowOf(/^Zoé Roy/)).toHaveAttribute('aria-pressed', 'true');

  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await waitFor(async () => {
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await people()).toEqual([]);
  });
  visibility.mockRestore();
  expect(screen.getByText('2 here · 2 expected · 20 spots')).toBeVisible();
});

test('a session that is deleted is said to be, before anything else is noted', async () => {
  const { club } = await open();
  club.isDeleted = true;
  act(() => ['offline', 'online'].forEach((name) => void dispatchEvent(new Event(name))));
  expect(await screen.findByText(/^This session was deleted/)).toBeVisible();
  expect(rowOf(/^Zoé Roy/)).toBeVisible();
});

test('a day with two sessions asks which; a cancelled one is said to be', async () => {
  const club = openClub(rosterOf(people()));
  club.sessions = [
    session({ id: 's1', sessionDate: clubDate(), startTime: '10:00' }),
    session({ id: 's2', sessionDate: clubDate(), startTime: '19:00' }),
  ];
  const { user, whereabouts } = renderPage(<DoorPage />, '/admin/door');
  expect(await screen.findByRole('heading', { name: 'Which session?' })).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: /AM|a\.m\./i })[0] as HTMLElement);
  expect(whereabouts()).toBe('/admin/door?session=s1');
  expect(await screen.findByText('0 here · 2 expected · 20 spots')).toBeVisible();
});

test('the next session’s list is shown, and nothing is noted before its day; yesterday’s can still be corrected', async () => {
  const [tomorrow, yesterday] = [addDays(clubDate(), 1), addDays(clubDate(), -1)];
  const roster = rosterOf(people());
  const club = openClub({ ...roster, session: { ...roster.session, sessionDate: tomorrow } });
  club.sessions = [
    session({ id: 's0', sessionDate: yesterday }),
    session({ id: 's1', sessionDate: tomorrow }),
  ];
  const { user, whereabouts } = renderPage(<DoorPage />, '/admin/door');
  expect(await screen.findByText(/nothing can be noted before that day/)).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'Zoé');
  for (const name of [/^Zoé Roy/, 'More for Zoé Roy'])
    expect(screen.getByRole('button', { name })).toBeDisabled();
  for (const name of [/^Everyone/, /^Add/, 'Close the morning'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  expect(club.sent.to('GET /api/v1/Sessions/all')[0]?.url.searchParams.get('from')).toBe(yesterday);
  await user.click(screen.getByRole('button', { name: 'Another session' }));
  const choices = () => screen.getAllByRole('button', { name: /AM|a\.m\./i });
  await waitFor(() => expect(choices()).toHaveLength(2));
  await user.click(choices()[0] as HTMLElement);
  expect(whereabouts()).toBe('/admin/door?session=s0');
});

test('without a session the page says what to do', async () => {
  openClub(rosterOf([])).sessions = [];
  renderPage(<DoorPage />, '/admin/accueil');
  expect(await screen.findByText('Aucune séance à venir')).toBeVisible();
});
