import { screen, waitFor, within } from '@testing-library/react';
import { Plan, SeasonStatus, type Subscription, useAuth } from 'shared-api';
import {
  Answer,
  club,
  due,
  logIn,
  logOut,
  me,
  now,
  refusal,
  season,
  serve,
  subscription,
} from 'shared-ui/testing';
import { renderPage } from '../../../testing/render';
import { Component as PlanPage } from './PlanPage';
import { Component as PlanSelectionPage } from './PlanSelectionPage';
import { Component as SeasonSubscriptionPage } from './SeasonSubscriptionPage';

const subscriptions = '/api/v1/SeasonSubscriptions';
const basics = {
  'GET /api/v1/Settings/club': club,
  'GET /api/v1/Seasons/current': season(),
  [`GET ${subscriptions}/my-subscription`]: null,
  'GET /api/v1/Users/me': me(),
};

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(now.getTime()));
afterEach(() => {
  jest.restoreAllMocks();
  logOut();
});

test('visitors see both plans with their prices, and log in to register', async () => {
  serve(basics);
  renderPage(<PlanPage />, '/plan');
  const [pass, dropIn] = screen.getAllByRole('article');
  // No price is shown before the club has said it.
  expect(pass).not.toHaveTextContent('$');
  expect(await screen.findByText('$95.00')).toBeVisible();
  expect(pass).toHaveTextContent('Saves over 40%');
  expect(dropIn).toHaveTextContent('$10.00');
  for (const link of screen.getAllByRole('link', { name: 'Login to Register' }))
    expect(link).toHaveAttribute('href', '/login');
  expect(screen.getAllByText('Please login to view plan details')).toHaveLength(2);
});

test('the plan in force is labelled, and the season pass runs from today for 3 months', async () => {
  logIn();
  const sent = serve({
    ...basics,
    [`POST ${subscriptions}`]: new Answer(201, subscription()),
    'PATCH /api/v1/Users/me/payment-plan': me({ paymentPlan: Plan.Membership }),
    'GET /api/v1/Users/me': me({ paymentPlan: Plan.Membership }),
  });
  const { user } = renderPage(<PlanSelectionPage />, '/plan-selection');
  const [pass, dropIn] = await screen.findAllByRole('article');
  expect(dropIn).toHaveTextContent('Your current plan');
  expect(pass).not.toHaveTextContent('Your current plan');

  await user.click(screen.getByRole('button', { name: 'Choose the season pass' }));
  const question = await screen.findByRole('alertdialog', { name: 'Get the season pass?' });
  expect(question).toHaveTextContent('from November 21, 2026 to February 21, 2027 and costs $95.00');
  await user.click(within(question).getByRole('button', { name: 'Get the season pass' }));
  await waitFor(() => expect(useAuth.getState().user?.paymentPlan).toBe(Plan.Membership));
  expect(sent.to(`POST ${subscriptions}`)[0]?.body).toEqual({
    startDate: '2026-11-21',
    endDate: '2027-02-21',
    price: 95,
  });
  expect(sent.to('PATCH /api/v1/Users/me/payment-plan')[0]?.body).toEqual({ paymentPlan: Plan.Membership });
  expect(screen.queryByRole('button', { name: 'Choose the season pass' })).not.toBeInTheDocument();
});

test('a member goes back to drop-in after being asked, and lands on the schedule', async () => {
  logIn(Plan.Membership);
  serve({ ...basics, 'PATCH /api/v1/Users/me/payment-plan': me() });
  const { user, whereabouts } = renderPage(<PlanSelectionPage />, '/plan-selection');
  await user.click(await screen.findByRole('button', { name: 'Choose drop-in' }));
  const question = await screen.findByRole('alertdialog', { name: 'Switch to drop-in?' });
  await user.click(within(question).getByRole('button', { name: 'Switch to drop-in' }));
  await waitFor(() => expect(whereabouts()).toBe('/schedule'));
  expect(useAuth.getState().user?.paymentPlan).toBe(Plan.DropIn);
});

test.each([
  [
    'the server’s words',
    refusal(409, 'alreadySubscribed', 'You already have a pass.'),
    'You already have a pass.',
  ],
  ['the page’s words', refusal(500, 'internal'), 'Failed to update plan'],
])('a plan that cannot be changed is said in %s', async (_name, answer, words) => {
  logIn();
  serve({ ...basics, [`POST ${subscriptions}`]: answer });
  const { user } = renderPage(<PlanSelectionPage />, '/plan-selection');
  await user.click(await screen.findByRole('button', { name: 'Choose the season pass' }));
  await user.click(await screen.findByRole('button', { name: 'Get the season pass' }));
  expect(await screen.findByText(words)).toBeVisible();
});

test('the season tells its price, period, sessions and what remains', async () => {
  logIn();
  serve({ ...basics, 'GET /api/v1/Seasons/current': season({ notes: 'No session on December 19.' }) });
  renderPage(<SeasonSubscriptionPage />, '/season-subscription');
  expect(await screen.findByRole('heading', { name: 'Fall 2026' })).toBeVisible();
  expect(screen.getByText('September 12, 2026 to December 12, 2026')).toBeVisible();
  expect(screen.getByText('11 sessions')).toBeVisible();
  expect(screen.getByText('3 weeks, 1 session')).toBeVisible();
  expect(screen.getByText('No session on December 19.')).toBeVisible();
});

test('subscribing shows how to pay', async () => {
  logIn();
  let mine: Subscription | null = null;
  const sent = serve({
    ...basics,
    [`GET ${subscriptions}/my-subscription`]: () => mine,
    [`POST ${subscriptions}`]: () => {
      mine = subscription({ paymentDue: { ...due, amount: 95 } });
      return new Answer(201, mine);
    },
  });
  const { user } = renderPage(<SeasonSubscriptionPage />, '/season-subscription');
  await user.click(await screen.findByRole('button', { name: 'Subscribe for $95.00' }));
  expect(await screen.findByRole('region', { name: 'How to pay' })).toHaveTextContent('$95.00');
  expect(sent.to(`POST ${subscriptions}`)[0]?.body).toEqual({
    startDate: '2026-09-12',
    endDate: '2026-12-12',
    price: 95,
  });
});

test('a subscription is cancelled after being asked', async () => {
  logIn(Plan.Membership);
  let mine: Subscription | null = subscription();
  const sent = serve({
    ...basics,
    [`GET ${subscriptions}/my-subscription`]: () => mine,
    [`POST ${subscriptions}/sub1/cancel`]: () => {
      mine = null;
      return subscription({ status: SeasonStatus.Cancelled });
    },
  });
  const { user } = renderPage(<SeasonSubscriptionPage />, '/season-subscription');
  await user.click(await screen.findByRole('button', { name: 'Cancel my subscription' }));
  const question = await screen.findByRole('alertdialog', { name: 'Cancel your season pass?' });
  expect(sent.to(`POST ${subscriptions}/sub1/cancel`)).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Cancel my subscription' }));
  expect(await screen.findByRole('button', { name: 'Subscribe for $95.00' })).toBeVisible();
  expect(useAuth.getState().user?.paymentPlan).toBe(Plan.DropIn);
});

test('between two seasons the next one is on sale, and says from when', async () => {
  logIn();
  const next = season({ name: 'Winter 2027', startDate: '2027-01-09', endDate: '2027-03-27', price: 120 });
  const sent = serve({
    ...basics,
    'GET /api/v1/Seasons/current': refusal(404, 'noCurrentSeason'),
    'GET /api/v1/Settings/club': { ...club, nextSeason: next },
    [`POST ${subscriptions}`]: new Answer(201, subscription()),
  });
  const { user } = renderPage(<SeasonSubscriptionPage />, '/season-subscription');
  expect(await screen.findByRole('heading', { name: 'Winter 2027' })).toBeVisible();
  expect(screen.getByText('January 9, 2027 to March 27, 2027')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Subscribe for $120.00' }));
  await waitFor(() =>
    expect(sent.to(`POST ${subscriptions}`)[0]?.body).toEqual({
      startDate: '2027-01-09',
      endDate: '2027-03-27',
      price: 120,
    }),
  );
});

test('a wordless refusal has the page’s words, and no season is said so', async () => {
  logIn();
  serve({ ...basics, [`POST ${subscriptions}`]: refusal(500, 'internal') });
  const { user, unmount } = renderPage(<SeasonSubscriptionPage />, '/season-subscription');
  await user.click(await screen.findByRole('button', { name: 'Subscribe for $95.00' }));
  expect(await screen.findByText('Failed to process subscription')).toBeVisible();
  unmount();

  serve({ ...basics, 'GET /api/v1/Seasons/current': refusal(404, 'noCurrentSeason') });
  renderPage(<SeasonSubscriptionPage />, '/season-subscription');
  expect(await screen.findByRole('heading', { name: 'No season right now' })).toBeVisible();
});
