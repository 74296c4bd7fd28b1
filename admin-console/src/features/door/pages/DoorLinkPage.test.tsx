import 'fake-indexeddb/auto';
import { deserialize, serialize } from 'node:v8';
import { screen, waitFor } from '@testing-library/react';
import { openClub, rosterPerson as person, rosterOf } from '../../../testing/door';
import { renderPage } from '../../../testing/render';
import { Component as DoorLinkPage } from './DoorLinkPage';

// Missing in jsdom.
globalThis.structuredClone ??= (value) => deserialize(serialize(value));
Object.assign(globalThis.crypto, { randomUUID: globalThis.crypto.randomUUID ?? (() => `${Math.random()}`) });

const secret = 'A'.repeat(43);
const roster = () => rosterOf([person('zoe', 'Zoé Roy')]);
beforeEach(() => localStorage.clear());

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

test('without its secret, or for another session, it asks nothing of the server', async () => {
  openClub(roster());
  localStorage.setItem('door-link s2', secret);
  const fetching = jest.spyOn(globalThis, 'fetch');
  renderPage(<DoorLinkPage />, '/door/s3#short');
  expect(await screen.findByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
  expect(fetching).not.toHaveBeenCalled();
});
