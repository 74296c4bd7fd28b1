import { act, screen, waitFor } from '@testing-library/react';
import { errorReply } from 'shared-ui/testing';
import { asPlayer } from '../../../testing/as-player';
import { card, openProfile } from '../../../testing/profile';
import { noPushBrowser, pushBrowser } from '../../../testing/push-browser';

asPlayer();
afterEach(noPushBrowser);

const path = '/api/v1/Push/subscriptions';
const device = {
  ...{ id: 'd1', browser: 'Firefox', platform: 'Android', current: true },
  ...{ createdOn: '2026-11-21T10:00:00Z', deliveredOn: null },
};
const on = { devices: [device], off: [] };
const key = { 'GET /api/v1/Push/key': { key: 'bmV3' } };
const here = () => screen.findByRole('switch', { name: 'Notify me on this device' });

test('a device is notified once its owner wants it and the browser allows it', async () => {
  const { asked } = pushBrowser({ now: 'default', asked: 'granted' });
  const { user, sent } = await openProfile({ ...key, [`PUT ${path}`]: on }, 'notifications');
  expect(await screen.findByRole('button', { name: 'Notifications on my devices Off' })).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
  await user.click(await here());
  expect(await screen.findByText('You’ll be notified on this device.')).toBeVisible();
  expect(sent.to(`PUT ${path}`)).toMatchObject([
    { body: { endpoint: 'https://fcm.googleapis.com/fcm/send/this', p256dh: 'a point', auth: 'a secret' } },
  ]);
  expect(await here()).toBeChecked();
  expect(screen.getByRole('button', { name: 'Notifications on my devices On one device' })).toBeVisible();
  expect(screen.getByText('No notification yet')).toBeVisible();
});

test('a key that the club no longer has is replaced', async () => {
  const { unsubscribed, subscribe } = pushBrowser({ now: 'granted' }, 'b2xk');
  const { user } = await openProfile({ ...key, [`PUT ${path}`]: on }, 'notifications');
  await user.click(await here());
  expect(await screen.findByText('You’ll be notified on this device.')).toBeVisible();
  expect([unsubscribed.mock.calls.length, subscribe.mock.calls.length]).toEqual([1, 1]);
});

test('a no in the browser’s question is said, and that it blocks them where that is, too', async () => {
  pushBrowser({ now: 'default', asked: 'denied' });
  const { user, sent } = await openProfile(key, 'notifications');
  await user.click(await here());
  expect(await screen.findByText(/^Your browser hasn’t allowed it/)).toBeVisible();
  expect(await screen.findByText(/^Your browser blocks notifications/)).toBeVisible();
  expect(sent.to(`PUT ${path}`)).toEqual([]);
});

test('who allows them in the browser’s settings finds the switch when they come back', async () => {
  const { given } = pushBrowser({ now: 'denied' });
  await openProfile({}, 'notifications');
  expect(await screen.findByText(/^Your browser blocks notifications/)).toBeVisible();
  given.permission = 'default';
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await here()).not.toBeChecked();
});

test('it is turned off here, another device is removed, and what could not be done is said', async () => {
  const { unsubscribed } = pushBrowser({ now: 'granted' }, 'bmV3');
  const other = { ...device, id: 'd2', browser: 'Safari', platform: 'iOS', current: false };
  let left = [device, other];
  const { user } = await openProfile(
    {
      [`GET ${path}`]: { devices: left, off: [] },
      [`DELETE ${path}/d1`]: () => {
        left = left.filter(({ id }) => id !== 'd1');
        return { devices: left, off: [] };
      },
      [`DELETE ${path}/d2`]: errorReply(500, 'internal'),
    },
    'notifications',
  );
  await user.click(await screen.findByRole('button', { name: 'Remove Safari on iOS' }));
  expect(await screen.findByText(/^Safari on iOS: We couldn’t turn off notifications/)).toBeVisible();
  await user.click(await here());
  await waitFor(() => expect(unsubscribed).toHaveBeenCalledTimes(1));
  expect(await here()).not.toBeChecked();
  expect(screen.getByText('Safari on iOS')).toBeVisible();
});

test('a kind is switched off, and one is sent to try', async () => {
  pushBrowser({ now: 'granted' }, 'bmV3');
  const { user, sent } = await openProfile(
    {
      [`GET ${path}`]: on,
      'PUT /api/v1/Push/kinds': { ...on, off: ['calls'] },
      'POST /api/v1/Push/trial': on,
    },
    'notifications',
  );
  await user.click(await screen.findByRole('switch', { name: /^Last calls/ }));
  expect(sent.to('PUT /api/v1/Push/kinds')).toMatchObject([{ body: { off: ['calls'] } }]);
  expect(await screen.findByRole('switch', { name: /^Last calls/ })).not.toBeChecked();
  await user.click(card('Notified devices').getByRole('button', { name: 'Send me one now' }));
  expect(await screen.findByText('A notification is on the way.')).toBeVisible();
});

test('a browser without notifications offers none', async () => {
  await openProfile({}, 'notifications');
  await screen.findByRole('button', { name: /^My calendar/ });
  expect(screen.queryByText('Notifications on my devices')).not.toBeInTheDocument();
});

test('on an iPhone, the way to the home screen comes first', async () => {
  jest
    .spyOn(navigator, 'userAgent', 'get')
    .mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)');
  await openProfile({}, 'notifications');
  expect(await screen.findByText(/^On an iPhone or iPad, first/)).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByRole('switch', { name: 'Notify me on this device' })).not.toBeInTheDocument();
});

test('devices that are not known are said not to be', async () => {
  pushBrowser({ now: 'default' });
  await openProfile({ [`GET ${path}`]: errorReply(404, 'notFound') }, 'notifications');
  expect(await screen.findByText('We couldn’t load your devices')).toBeVisible();
});
