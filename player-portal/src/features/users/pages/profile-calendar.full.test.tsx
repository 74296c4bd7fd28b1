import { screen } from '@testing-library/react';
import { errorReply } from 'shared-ui/testing';
import { asPlayer } from '../../../testing/as-player';
import { openProfile } from '../../../testing/profile';

asPlayer();

const path = '/api/v1/Users/me/calendar';
const address = 'https://club.test/api/calendar/u1.1.secret.ics';

test('a calendar is off until somebody wants it; then it is added by one tap or by its address', async () => {
  const { user, sent } = await openProfile({ [`POST ${path}`]: { address } }, 'calendar');
  expect(await screen.findByRole('button', { name: 'My calendar Off' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Follow my sessions' }));
  expect(await screen.findByText(address)).toBeVisible();
  expect(screen.getByRole('button', { name: 'My calendar Follows my sessions' })).toBeVisible();
  expect(sent.to(`POST ${path}`)).toHaveLength(1);
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(link('Apple')).toBe('webcal://club.test/api/calendar/u1.1.secret.ics');
  expect(new URL(link('Google') ?? '').searchParams.get('cid')).toBe(link('Apple'));
  expect(new URL(link('Outlook') ?? '').searchParams.get('url')).toBe(address);
  expect(screen.getByRole('button', { name: 'Copy the calendar’s address' })).toBeVisible();
});

test('it is stopped, and said to be', async () => {
  const answers = { [`GET ${path}`]: { address }, [`DELETE ${path}`]: { address: null } };
  const { user } = await openProfile(answers, 'calendar');
  await user.click(await screen.findByRole('button', { name: 'Stop following' }));
  expect(await screen.findByText(/^The address has ended/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Follow my sessions' })).toBeVisible();
});

test('an address that could not be ended stays, and is said to', async () => {
  const answers = { [`GET ${path}`]: { address }, [`DELETE ${path}`]: errorReply(500, 'internal') };
  const { user } = await openProfile(answers, 'calendar');
  await user.click(await screen.findByRole('button', { name: 'Stop following' }));
  expect(
    await screen.findByText('My calendar: We couldn’t end the address. Please try again.'),
  ).toBeVisible();
  expect(screen.getByText(address)).toBeVisible();
});

test('an address that is not known is said not to be', async () => {
  await openProfile({ [`GET ${path}`]: errorReply(404, 'notFound') }, 'calendar');
  expect(await screen.findByText('We couldn’t load your calendar’s address')).toBeVisible();
});
