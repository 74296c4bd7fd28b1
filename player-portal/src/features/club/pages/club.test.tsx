import { screen, waitFor, within } from '@testing-library/react';
import { Plan, SessionStatus } from 'shared-api';
import {
  balance,
  club,
  errorReply,
  logIn,
  logOut,
  openPayment,
  serve,
  session,
  subscription,
} from 'shared-ui/testing';
import { renderPage } from '../../../testing/render';
import { Component as AboutPage } from './AboutPage';
import { Component as FaqPage } from './FaqPage';
import { Component as HomePage } from './HomePage';

const available = 'GET /api/v1/Sessions/available';
const settings = 'GET /api/v1/Settings/club';

afterEach(logOut);

test('the home page leads to the schedule and into the next session, with who plays', async () => {
  serve({ [available]: [session({ id: 'next' })] });
  const { user, router, whereabouts } = renderPage(<HomePage />, '/');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Saturday is for basketball');
  expect(screen.getByRole('link', { name: 'See the schedule' })).toHaveAttribute('href', '/schedule');
  expect(await screen.findByText('Léa, Karim')).toBeVisible();
  await user.click(await screen.findByRole('link', { name: /^I’m in for Sat/ }));
  await waitFor(() => expect(whereabouts()).toBe('/attendance-confirmation?sessionId=next&answer=10'));
  // What the login asks for: an address alone, which anybody may have written, is no answer.
  expect(router.state.location.state).toEqual({ pressed: true });
});

test('somebody who is logged in is not introduced to the club', async () => {
  serve({ [available]: [], 'GET /api/v1/Balances/mine': balance() });
  logIn();
  renderPage(<HomePage />, '/');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Hi, Léa');
  expect(screen.queryByText('Saturday is for basketball')).not.toBeInTheDocument();
  expect(screen.queryByText('All levels welcome')).not.toBeInTheDocument();
});

test('a club without any session leaves no hole where the next one would be', async () => {
  serve({ [available]: [] });
  renderPage(<HomePage />, '/');
  const card = (await screen.findByText(/Nothing is scheduled right now/)).closest('section');
  expect(card).not.toHaveStyle({ minHeight: '300px' });
});

const nextCard = () =>
  within(screen.getByRole('heading', { name: 'Next session' }).parentElement as HTMLElement);

test('somebody who is logged in has their next session, their answer and what they owe', async () => {
  logIn();
  serve({
    [available]: [session({ isAttending: true })],
    'GET /api/v1/Balances/mine': balance([
      openPayment(),
      openPayment({ paymentId: 'p3', guestName: 'Alice', late: true }),
      openPayment({
        ...{ paymentId: 'p2', sessionId: null, sessionDate: null },
        ...{ amount: 100, paid: 5, due: 95, plan: Plan.Membership, reference: 'CS-95' },
      }),
    ]),
  });
  renderPage(<HomePage />, '/');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Hi, Léa');
  expect(await nextCard().findByRole('button', { name: /^I’m in/ })).toHaveAttribute('aria-pressed', 'true');
  expect(nextCard().getByText('You’re in · Sat, Nov 28')).toBeVisible();
  expect(nextCard().getByText('Léa, Karim')).toBeVisible();
  expect(await screen.findByText('You owe $115.00')).toBeVisible();
  // Listed only with all others.
  expect(nextCard().queryByText(/\$10\.00/)).not.toBeInTheDocument();
  expect(screen.getByText('Sat, Nov 28 · $10.00')).toBeVisible();
  expect(screen.getByText('Sat, Nov 28 · guest: Alice · cancelled late · $10.00')).toBeVisible();
  expect(screen.getByText('Season Pass · $95.00')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pay $115.00' })).toHaveAttribute('href', '/what-i-owe');
});

test('what is said to be sent is on its way, on the session too', async () => {
  logIn();
  const sent = openPayment({ sentOn: '2026-11-22T15:00:00Z' });
  serve({ [available]: [session({ isAttending: true })], 'GET /api/v1/Balances/mine': balance([sent]) });
  renderPage(<HomePage />, '/');
  const link = await screen.findByRole('link', { name: '$10.00 on its way' });
  expect(link).toHaveAttribute('href', '/what-i-owe');
  expect(screen.queryByText(/You owe/)).not.toBeInTheDocument();
});

test('who owes nothing and has credit finds it, and the way to it', async () => {
  logIn();
  serve({ [available]: [session()], 'GET /api/v1/Balances/mine': balance([], 30) });
  renderPage(<HomePage />, '/');
  const link = await screen.findByRole('link', { name: 'Your credit: $30.00' });
  expect(link).toHaveAttribute('href', '/what-i-owe');
});

test.each([
  ['covers', {}, 'Season pass'],
  ['no longer covers', { endDate: '2026-11-27' }, '$10.00'],
  ['does not cover yet', { startDate: '2026-11-29' }, '$10.00'],
])('a session that the holder’s pass %s says so, and nothing is owed', async (_what, dates, price) => {
  logIn(Plan.Membership);
  serve({
    [available]: [session()],
    'GET /api/v1/Balances/mine': balance(),
    'GET /api/v1/SeasonSubscriptions/mine': [subscription(dates)],
  });
  renderPage(<HomePage />, '/');
  await screen.findByRole('heading', { level: 1 });
  expect(await nextCard().findByText(price, { exact: false })).toBeVisible();
  expect(await nextCard().findByRole('button', { name: /^I’m in/ })).toBeVisible();
  expect(screen.queryByText(/You owe/)).not.toBeInTheDocument();
});

test('a full next session offers its waiting list, and none at all is said', async () => {
  serve({ [available]: [session({ status: SessionStatus.Full })] });
  const { unmount } = renderPage(<HomePage />, '/');
  expect(await screen.findByRole('link', { name: /^Join the waiting list for Sat/ })).toBeVisible();
  unmount();
  serve({ [available]: [] });
  renderPage(<HomePage />, '/');
  expect(await screen.findByText(/Nothing is scheduled right now/)).toBeVisible();
});

test.each([
  [
    'a pin where the position is known',
    club.position,
    'OpenStreetMap',
    'https://www.openstreetmap.org',
    'marker',
    '45.5276,-73.6117',
  ],
  ['the address where it is not', null, 'Google Maps', 'https://www.google.com', 'q', club.address],
])(
  'the map shows %s, and asks nothing of another site before the person does',
  async (_what, position, provider, site, key, value) => {
    serve({ [settings]: { ...club, position } });
    const { user, container } = renderPage(<AboutPage />, '/about');
    expect(await screen.findByText(club.address)).toBeVisible();
    expect(container.querySelector('iframe')).toBeNull();
    expect(
      screen.getByText(`The map comes from ${provider} and loads only if you ask for it.`),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show the map' }));
    const { origin, searchParams } = new URL(
      screen.getByTitle('Map of the neighbourhood').getAttribute('src') ?? '',
    );
    // The two frame sources allowed by the content security policy.
    expect(origin).toBe(site);
    expect(searchParams.get(key)).toBe(value);
  },
);

test('a club that has not said where it is shows neither address nor map', async () => {
  serve({ [settings]: { ...club, address: '', position: null } });
  const { container } = renderPage(<AboutPage />, '/about');
  await waitFor(() => expect(container.querySelector('.MuiSkeleton-root')).toBeNull());
  expect(screen.getByText('Full-size court')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show the map' })).not.toBeInTheDocument();
});

test('directions lead to the address that the club has set', async () => {
  serve({ [settings]: { ...club, address: '1, rue Ailleurs, Laval' } });
  renderPage(<AboutPage />, '/about');
  const way = await screen.findByRole('link', { name: /^Get directions/ });
  expect(new URL(way.getAttribute('href') ?? '').searchParams.get('destination')).toBe(
    '1, rue Ailleurs, Laval',
  );
});

test('the facilities are listed even when the address cannot be had', async () => {
  serve({ [settings]: errorReply(404, 'notFound') });
  renderPage(<AboutPage />, '/about');
  expect(await screen.findByText('We couldn’t load the address.')).toBeVisible();
  for (const facility of ['Full-size court', 'Lockers with showers', 'Water fountains', 'Free parking'])
    expect(screen.getByText(facility)).toBeVisible();
});

test('eight questions, each opened with a press', async () => {
  serve({ [settings]: club });
  const { user } = renderPage(<FaqPage />, '/faq');
  const questions = screen.getAllByRole('heading', { level: 2 });
  expect(questions).toHaveLength(8);
  const cancellation = within(questions[5] as HTMLElement).getByRole('button');
  expect(cancellation).toHaveAttribute('aria-expanded', 'false');
  await user.click(cancellation);
  expect(cancellation).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText(/at least 24 hours before the session/)).toBeVisible();
});
