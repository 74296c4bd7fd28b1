import 'fake-indexeddb/auto';
import { deserialize, serialize } from 'node:v8';
import { act, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { type LoggedIn, type Rating, type RosterPerson, useAuth } from 'shared-api';
import type { StoredDoorEvent } from 'shared-api/door';
import { Answer, type SentRequest, serve } from 'shared-ui/testing';
import { rosterOf, rosterPerson } from '../../../testing/door';
import { renderPage } from '../../../testing/render';
import { Component as TeamsPage } from './TeamsPage';

// Missing in jsdom.
globalThis.structuredClone ??= (value) => deserialize(serialize(value));

const vera: LoggedIn = {
  ...{ id: 'vera', username: 'vera', email: 'v@example.org', firstName: 'Vera', lastName: 'Roy' },
  ...{ isAdmin: true, paymentPlan: 1, token: 't1' },
};

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  localStorage.clear();
  sessionStorage.clear();
  useAuth.getState().acceptLogin(vera);
});
afterEach(() => act(() => useAuth.getState().logout()));

const person = (name: string, other: Partial<RosterPerson> = {}) =>
  rosterPerson(name, `${name} Roy`, { mark: 'here', ...other });
/** What a phone at the door says of those who are here. */
const arrivals = (people: readonly RosterPerson[]) =>
  people
    .filter(({ mark }) => mark === 'here')
    .map(
      ({ id: person }, sequence): StoredDoorEvent => ({
        ...{ id: `event-${person}`, kind: 'here', person, device: 'phone', sequence, remark: null },
        ...{ deviceTime: at, happenedOn: at, receivedOn: at },
      }),
    );
const at = '2026-11-28T15:00:00Z';
const names = ['Ana', 'Ben', 'Cléo', 'Dan'];
const open = ({
  people = names.map((name) => person(name)),
  ratings = [] as Rating[] | Answer,
  path = '/admin/sessions/s1/teams',
} = {}) => {
  const roster = rosterOf(people, { events: arrivals(people) });
  const asked = serve(({ call, body }: SentRequest) => {
    if (call.endsWith('/roster')) return roster;
    if (call === 'GET /api/v1/Ratings') return ratings;
    const { rating } = body as { rating: number };
    return [{ userId: call.split('/').at(-1), rating }];
  });
  return { asked, ...renderPage(<TeamsPage />, path) };
};

const team = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));
const namesIn = async (name: string) =>
  (await team(name)).getAllByRole('button').map((button) => button.textContent ?? '');
const rated = (...strengths: number[]) =>
  strengths.map((rating, index) => ({ userId: names[index] ?? '', rating }));

test('who is here is divided equally, and the page says why', async () => {
  const { user } = open({ ratings: rated(5, 5, 1) });
  expect(await screen.findByText('4 people are here.')).toBeVisible();
  expect(await namesIn('Everyone')).toEqual(names);
  await user.click(screen.getByRole('button', { name: 'Make the teams' }));
  expect(await screen.findByText(/^Strength [68]\s:\s[68]$/)).toBeVisible();
  expect(screen.getByText('1 person has no strength and counts as 3.')).toBeVisible();
  const [one, two] = [await namesIn('Team 1'), await namesIn('Team 2')];
  expect([...one, ...two].sort()).toEqual(names);
  expect(one.filter((name) => name === 'Ana' || name === 'Ben')).toHaveLength(1);
});

test('one person is moved by keyboard; teams that are no longer equal say so, and last as long as the tab', async () => {
  const { user, unmount } = open({ ratings: rated(3, 3, 3, 3) });
  await user.click(await screen.findByRole('button', { name: 'Make the teams' }));
  const [moved = ''] = await namesIn('Team 1');
  // Past “Show on the wall”.
  await user.tab();
  await user.tab();
  expect((await team('Team 1')).getByRole('button', { name: moved })).toHaveFocus();
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: moved }));
  await user.tab();
  expect(dialog.getByRole('button', { name: 'Move to team 2' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(await namesIn('Team 2')).toContain(moved));
  expect(await screen.findByText(/^The teams are no longer of equal size/)).toBeVisible();
  expect(screen.getByText(/^Average strength 3\s:\s3$/)).toBeVisible();
  unmount();
  open();
  expect(await namesIn('Team 2')).toHaveLength(3);
});

test('a wish is met by the next shuffle, and can be taken back', async () => {
  const { user } = open({ ratings: rated(5, 5, 1, 1) });
  await user.click((await team('Everyone')).getByRole('button', { name: 'Ana' }));
  await user.click(await screen.findByRole('combobox', { name: /In one team with/ }));
  await user.click(await screen.findByRole('option', { name: 'Ben' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Make the teams' }));
  expect(await screen.findByText(/^Strength (10\s:\s2|2\s:\s10)$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove “Ana, Ben together”' }));
  await user.click(screen.getByRole('button', { name: 'Shuffle' }));
  expect(await screen.findByText(/^Strength 6\s:\s6$/)).toBeVisible();
});

test('wishes that cannot be met are named', async () => {
  const people = [
    person('Ana'),
    ...['Gil', 'Guy'].map((name) => person(name, { hostId: 'Ana' })),
    person('Dan'),
  ];
  const { user } = open({ people });
  await user.click(await screen.findByRole('button', { name: 'Make the teams' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not met: Ana, Gil, Guy together.');
});

test('a strength is saved at the press, for people and not for guests', async () => {
  const people = [person('Ana'), person('Gil', { hostId: 'Ana' })];
  const { asked, user } = open({ people });
  await user.click((await team('Everyone')).getByRole('button', { name: 'Gil' }));
  expect(
    within(await screen.findByRole('dialog', { name: 'Gil' })).queryByText('Strength, 1 to 5'),
  ).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click((await team('Everyone')).getByRole('button', { name: 'Ana' }));
  await user.click(await screen.findByRole('button', { name: '4' }));
  await waitFor(() => expect(asked.to('PUT /api/v1/Ratings/Ana')[0]?.body).toEqual({ rating: 4 }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: '4' })).toHaveAttribute('aria-pressed', 'true'),
  );
});

test('without the strengths, teams are made by chance, in French too', async () => {
  const path = '/admin/seances/s1/equipes';
  const { user } = open({
    path,
    ratings: new Answer(0),
    people: names.map((name) => person(name, { mark: null })),
  });
  expect(await screen.findByText(/^Nous n’avons pas pu charger la force/)).toBeVisible();
  expect(screen.getByText(/les 4 personnes qui ont une place\.$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Former les équipes' }));
  expect(await namesIn('Équipe 1')).toHaveLength(2);
});

test('the wall has the names and nothing else', async () => {
  const { user } = open({ ratings: rated(5, 4, 2, 1) });
  await user.click(await screen.findByRole('button', { name: 'Make the teams' }));
  await user.click(screen.getByRole('button', { name: 'Show on the wall' }));
  const wall = await screen.findByRole('dialog', { name: 'Teams' });
  const read = [...wall.querySelectorAll('h2, li')].map((one) => one.textContent);
  expect([...read].sort()).toEqual([...names, 'Team 1', 'Team 2'].sort());
  expect(wall.textContent).toBe(read.join(''));
  await user.click(within(wall).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
