import 'fake-indexeddb/auto';
import { deserialize, serialize } from 'node:v8';
import { act, screen, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { type LoggedIn, useAuth } from 'shared-api';
import { errorReply } from 'shared-ui/testing';
import { openClub, rosterPerson as person, rosterOf } from '../../../testing/door';
import { renderPage } from '../../../testing/render';
import { Component as DoorLinkPage } from './DoorLinkPage';
import { deskOf } from './desk';

// Missing in jsdom.
globalThis.structuredClone ??= (value) => deserialize(serialize(value));
Object.assign(globalThis.crypto, { randomUUID: globalThis.crypto.randomUUID ?? (() => `${Math.random()}`) });

const secret = 'A'.repeat(43);
const roster = () => rosterOf([person('zoe', 'Zoé Roy')]);
const vera: LoggedIn = {
  ...{ id: 'vera', username: 'vera', email: 'v@example.org', firstName: 'Vera', lastName: 'Roy' },
  ...{ isAdmin: true, paymentPlan: 1, token: 't1' },
};
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  localStorage.clear();
});
// A link's desk is open as long as the page.
afterEach(() => deskOf('nobody').stop());

const headersOf = (fetching: jest.Mock) =>
  fetching.mock.calls.map(([url, { headers }]) => [String(url), headers['Door-Link']]);

test('a link opens its session’s door without a login, leaves the address bar, and works after a restart', async () => {
  openClub(roster());
  const fetching = jest.spyOn(globalThis, 'fetch') as unknown as jest.Mock;
  const page = renderPage(<DoorLinkPage />, `/door/s1#${secret}`);
  await screen.findByRole('button', { name: /^Zoé Roy/ });
  expect(headersOf(fetching)).toContainEqual(['/api/v1/Sessions/s1/roster', secret]);
  expect(fetching.mock.calls.every(([url]) => !String(url).includes(secret))).toBe(true);
  await waitFor(() => expect(page.whereabouts()).toBe('/door/s1'));
  await page.user.click(screen.getByRole('button', { name: /^Zoé Roy/ }));
  await waitFor(() =>
    expect(headersOf(fetching)).toContainEqual(['/api/v1/Sessions/s1/door-events', secret]),
  );
  page.unmount();
  renderPage(<DoorLinkPage />, '/door/s1');
  expect(await screen.findByRole('button', { name: /^Zoé Roy/ })).toBeVisible();
});

test('a link notes what happens, also after the closing, and neither closes nor corrects', async () => {
  const closedOn = new Date(Date.now() - 60_000).toISOString();
  const club = openClub(roster());
  const page = renderPage(<DoorLinkPage />, `/door/s1#${secret}`);
  expect(await screen.findByRole('button', { name: 'Everyone is here (1)' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Close the morning' })).not.toBeInTheDocument();
  page.unmount();

  const closed = {
    ...{ id: 'e1', kind: 'closed' as const, person: null, device: 'd2', sequence: 1 },
    ...{ deviceTime: closedOn, happenedOn: closedOn, receivedOn: closedOn, remark: null },
  };
  club.roster = { ...club.roster, closedOn, events: [closed] };
  const { user } = renderPage(<DoorLinkPage />, '/door/s1');
  expect(await screen.findByText(/^Closed at .+ The organizer looks at what you note now\.$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Zoé Roy/ }));
  await waitFor(() => expect(club.roster.events.at(-1)).toMatchObject({ kind: 'here', person: 'zoe' }));
});

test('by a link, who is not expected is found by three letters, and is on the list once they are here', async () => {
  const club = openClub(rosterOf([person('zoe', 'Zoé R.')]));
  club.others = [person('lea', 'Léa B.', { standing: 'none', pass: false })];
  const { user } = renderPage(<DoorLinkPage />, `/door/s1#${secret}`);
  await screen.findByRole('button', { name: /^Zoé R\./ });
  const search = screen.getByRole('searchbox');
  await user.type(search, 'lé');
  expect(await screen.findByText('No one by this name.')).toBeVisible();
  await user.type(search, 'a');
  await user.click(await screen.findByRole('button', { name: /^Léa B\./ }));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Léa B\./ })).toHaveTextContent(/Here/));
  expect(search).toHaveValue('');
  const asked = club.sent
    .to('GET /api/v1/Sessions/s1/roster')
    .flatMap(({ url }) => url.searchParams.get('search') ?? []);
  expect(asked).toEqual(['léa']);
});

test('what a link has noted is the link’s, whoever logs in on its phone, or out', async () => {
  const club = openClub(roster());
  const page = renderPage(<DoorLinkPage />, `/door/s1#${secret}`);
  await screen.findByRole('button', { name: /^Zoé Roy/ });
  club.isReached = false;
  await page.user.click(screen.getByRole('button', { name: /^Zoé Roy/ }));
  await screen.findByRole('button', { name: /1 not sent yet/ });
  act(() => void useAuth.getState().acceptLogin(vera));
  expect(screen.getByRole('button', { name: /1 not sent yet/ })).toBeVisible();
  expect(screen.queryByText(/of yours/)).not.toBeInTheDocument();
  const fetching = jest.spyOn(globalThis, 'fetch') as unknown as jest.Mock;
  club.isReached = true;
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(club.roster.events).toMatchObject([{ kind: 'here', person: 'zoe' }]));
  const sent = fetching.mock.calls.filter(([url]) => String(url).endsWith('/door-events'));
  expect(sent.map(([, { headers }]) => headers)).toEqual([
    expect.not.objectContaining({ Authorization: 'Bearer t1' }),
  ]);
  act(() => useAuth.getState().logout());
});

test('a link that has ended shows what was not sent, although the list cannot be had', async () => {
  const club = openClub(roster());
  const page = renderPage(<DoorLinkPage />, `/door/s1#${secret}`);
  await screen.findByRole('button', { name: /^Zoé Roy/ });
  club.refuses = errorReply(403, 'doorLinkEnded');
  await page.user.click(screen.getByRole('button', { name: /^Zoé Roy/ }));
  await screen.findByText(/You no longer have access to this door/);
  page.unmount();

  // Days later, when the list has been wiped.
  localStorage.clear();
  localStorage.setItem('door-link s1', secret);
  club.isReached = false;
  const wiped = renderPage(<DoorLinkPage />, '/door/s1');
  expect(await screen.findByRole('heading', { name: '1 not sent yet' })).toBeVisible();
  expect(screen.getByText(/ · Zoé Roy: Here$/)).toBeVisible();
  wiped.unmount();

  // Another link sends it.
  Object.assign(club, { isReached: true, refuses: undefined });
  renderPage(<DoorLinkPage />, `/door/s1#${'B'.repeat(43)}`);
  await waitFor(() => expect(club.roster.events).toMatchObject([{ kind: 'here', person: 'zoe' }]));
});

test.each([
  ['/door/s1', 'This door takes no more notes from you.', /1 not sent yet/],
  ['/accueil/s1', 'Vous avez envoyé trop de notes pour cette séance.', /1 pas encore envoyé/],
])(
  'a door that takes no more says so, and what was noted stays on the phone (%s)',
  async (path, said, unsent) => {
    const club = openClub(roster());
    const page = renderPage(<DoorLinkPage />, `${path}#${secret}`);
    await page.user.click(await screen.findByRole('button', { name: /^Zoé Roy/ }));
    await waitFor(() => expect(club.roster.events).toHaveLength(1));
    club.refuses = errorReply(409, 'doorFull');
    await page.user.click(screen.getByRole('button', { name: /^Zoé Roy/ }));
    expect(await screen.findByText(said, { exact: false })).toBeVisible();
    expect(screen.getByRole('button', { name: unsent })).toBeVisible();
    expect(club.roster.events).toMatchObject([{ kind: 'here', person: 'zoe' }]);
  },
);

test('without its secret, or for another session, it asks nothing of the server', async () => {
  openClub(roster());
  localStorage.setItem('door-link s2', secret);
  const fetching = jest.spyOn(globalThis, 'fetch');
  renderPage(<DoorLinkPage />, '/door/s3#short');
  expect(await screen.findByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
  expect(fetching).not.toHaveBeenCalled();
});
