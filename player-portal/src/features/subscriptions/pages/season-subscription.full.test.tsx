import { screen, waitFor, within } from '@testing-library/react';
import { type PassOffer, Plan, SeasonStatus, type Subscription, useAuth } from 'shared-api';
import {
  Answer,
  balance,
  club,
  due,
  errorReply,
  logIn,
  openPayment,
  passOffer,
  season,
  serve,
  subscription,
} from 'shared-ui/testing';
import {
  basics,
  card,
  cards,
  early,
  get,
  holding,
  long,
  longOffer,
  onPlansDay,
  open,
  soldOut,
  subscriptions,
  threeMonths,
} from '../../../testing/plans';
import { renderPage } from '../../../testing/render';
import { Component as SeasonSubscriptionPage } from './SeasonSubscriptionPage';

onPlansDay();

const see = (offers: PassOffer[], more: object = {}) => open(SeasonSubscriptionPage, offers, more);

test('the season is shown with its period, price, notes, time remaining and payment, and subscribed to', async () => {
  const fall = season({ ...long, notes: 'No session on December 19.', price: 95 });
  const { sent, user } = see([{ ...longOffer, season: fall, price: 57, saves: 3 }, threeMonths, early], {
    [`POST ${subscriptions}`]: new Answer(201, subscription()),
  });
  expect(await cards()).toHaveLength(1);
  const now = card('Fall 2026');
  expect(now.getByText('September 12, 2026 to January 2, 2027')).toBeVisible();
  expect(now.getByText('$57.00')).toBeVisible();
  expect(now.getByText('for what’s left of the season')).toBeVisible();
  expect(now.getByText('6 weeks, 6 sessions')).toBeVisible();
  expect(now.getByText('No session on December 19.')).toBeVisible();
  expect(now.getByText('By Interac e-transfer')).toBeVisible();
  await user.click(now.getByRole('button', { name: 'Subscribe: Fall 2026' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: get }));
  await waitFor(() => expect(sent.to(`POST ${subscriptions}`)).toHaveLength(1));
});

test('a season that costs more than its sessions is not sold beside three months', async () => {
  see([{ ...longOffer, saves: -35 }, threeMonths]);
  expect(await screen.findByRole('link', { name: 'Three months from today: $95.00' })).toHaveAttribute(
    'href',
    '/plan-selection',
  );
  expect(screen.queryByRole('button', { name: /^Subscribe/ })).not.toBeInTheDocument();
});

test('the next season is shown when the current one ends within thirty days', async () => {
  see([passOffer(), threeMonths, early]);
  expect(await cards()).toHaveLength(2);
  expect(card('Winter 2027').getByRole('button', { name: 'Subscribe: Winter 2027' })).toBeVisible();
});

test('few passes left are counted', async () => {
  const { unmount } = see([{ ...longOffer, placesLeft: 1 }]);
  expect(await screen.findByText('1 pass left')).toBeVisible();
  unmount();
  see([{ ...longOffer, placesLeft: 6 }]);
  expect(await screen.findByText('6 weeks, 6 sessions')).toBeVisible();
  expect(screen.queryByText(/pass(es)? left/)).not.toBeInTheDocument();
});

test.each([
  ['and whom to write to', club, ['Write to bonjour@club.test']],
  ['where the club has no address', { ...club, contactEmail: '' }, []],
])('a season that is sold out says so, %s', async (_, facts, links) => {
  see([{ ...longOffer, ...soldOut }], { 'GET /api/v1/Settings/club': facts });
  expect(await screen.findByText('Sold out')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Subscribe/ })).not.toBeInTheDocument();
  await waitFor(() =>
    expect(
      card('Fall 2026')
        .queryAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(links),
  );
});

test('the next season is shown beside one that is sold out', async () => {
  see([{ ...longOffer, ...soldOut }, threeMonths, early]);
  expect(await cards()).toHaveLength(2);
  expect(card('Winter 2027').getByRole('button', { name: 'Subscribe: Winter 2027' })).toBeVisible();
});

test.each([
  [
    'is shown before it opens',
    '2026-12-05T17:00:00.000Z',
    'Passes open on Saturday, December 5 at 12:00 PM',
    [],
  ],
  ['stays once it has', '2026-11-20T17:00:00.000Z', null, ['Subscribe: Winter 2027']],
])('a next season that opens at some moment %s', async (_, opensAt, said, buttons) => {
  const season = early.season && { ...early.season, opensAt };
  see([longOffer, { ...early, season, ...(said && { opensAt }) }]);
  expect(await cards()).toHaveLength(2);
  const next = card('Winter 2027');
  expect(next.queryByText(/^Passes open/)?.textContent?.replaceAll('\u00a0', ' ') ?? null).toBe(said);
  expect(next.queryAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual(buttons);
});

test('the season that a mail leads to is shown, even if its passes would not be yet', async () => {
  serve({ ...basics, [`GET ${subscriptions}/offers`]: [longOffer, early] });
  logIn();
  renderPage(<SeasonSubscriptionPage />, `/season-subscription?season=${early.season?.id}`);
  expect(await cards()).toHaveLength(2);
  expect(card('Winter 2027').getByRole('button', { name: 'Subscribe: Winter 2027' })).toBeVisible();
});

test('of a pass that is paid in part, the rest is said', async () => {
  see([], holding(subscription({ paymentDue: { ...due, amount: 45 } })));
  expect(await screen.findByText('$45.00 to pay')).toBeVisible();
});

test('a pass that the club has brought in says where it comes from', async () => {
  see([], holding(subscription({ broughtIn: true })));
  expect(await screen.findByText('From before')).toBeVisible();
  expect(screen.getByText(/from its earlier list$/)).toBeVisible();
});

test('how to pay a pass is not said again once its holder says to have sent it', async () => {
  const isSent = openPayment({ paymentId: due.paymentId, sentOn: '2026-11-21T12:00:00Z' });
  const mine = holding(subscription({ paymentDue: due }));
  const { sent } = see([], { ...mine, 'GET /api/v1/Balances/mine': balance([isSent]) });
  expect(await screen.findByText(/to pay/)).toBeVisible();
  await waitFor(() => expect(sent.to('GET /api/v1/Balances/mine')).not.toHaveLength(0));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'How to pay' })).toBeNull());
});

test('a holder sees their pass with its payment, and the next season once their pass ends soon', async () => {
  const { user } = see(
    [passOffer(), threeMonths, early],
    holding(subscription({ paymentDue: { ...due, amount: 95 } })),
  );
  expect(await cards()).toHaveLength(2);
  const pass = card('Until December 12, 2026');
  expect(pass.getByText('November 21, 2026 to December 12, 2026')).toBeVisible();
  expect(pass.getByText('to pay')).toBeVisible();
  expect(pass.getByText('3 weeks, 4 sessions')).toBeVisible();
  expect(pass.getByText('Your current plan')).toBeVisible();
  expect(screen.getByRole('region', { name: 'How to pay' })).toHaveTextContent('$95.00');
  await user.click(card('Winter 2027').getByRole('button', { name: 'Subscribe: Winter 2027' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('January 9, 2027 to March 27, 2027');
});

test.each([
  ['a paid pass', { price: 95 }, 'Credited if freed 24 hours ahead'],
  ['a free one', { price: 0 }, 'Not refunded'],
])('what missed Saturdays of %s bring is said', async (_, pass, said) => {
  see([], {
    ...holding(subscription(pass)),
    'GET /api/v1/Settings/club': { ...club, creditReleasedDates: true },
  });
  expect(await screen.findByText(said)).toBeVisible();
});

test('whoever holds two passes is told which begins later, and that one stays when the other ends', async () => {
  const next = subscription({ id: 'sub2', startDate: '2027-01-09', endDate: '2027-03-27' });
  const { user } = see(
    [passOffer(), early],
    holding(subscription({ paymentDue: due }), { ...next, paymentDue: due }),
  );
  expect(await screen.findByText('Starts Jan 9')).toBeVisible();
  expect(screen.getAllByText('Your current plan')).toHaveLength(1);
  expect(screen.getAllByRole('region', { name: 'How to pay' })).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /^Subscribe/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Cancel my subscription: January 9, 2027/ }));
  const question = await screen.findByRole('alertdialog', { name: 'Cancel your season pass?' });
  expect(question).toHaveTextContent('Your other pass stays.');
});

test('a pass is cancelled after being asked', async () => {
  let mine: Subscription | null = subscription();
  const { sent, user } = open(
    SeasonSubscriptionPage,
    [passOffer({ saves: 0 })],
    {
      [`GET ${subscriptions}/mine`]: () => (mine ? [mine] : []),
      [`POST ${subscriptions}/sub1/cancel`]: () => {
        mine = null;
        return subscription({ status: SeasonStatus.Cancelled });
      },
    },
    Plan.Membership,
  );
  await user.click(await screen.findByRole('button', { name: /^Cancel my subscription: November 21/ }));
  const question = await screen.findByRole('alertdialog', { name: 'Cancel your season pass?' });
  expect(sent.to(`POST ${subscriptions}/sub1/cancel`)).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Cancel my subscription' }));
  expect(await screen.findByRole('button', { name: 'Subscribe: Fall 2026' })).toBeVisible();
  expect(useAuth.getState().user?.paymentPlan).toBe(Plan.DropIn);
});

test('between seasons the page says so and leads to the plans', async () => {
  see([{ ...threeMonths, season: null }]);
  expect(await screen.findByText('No season right now')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/plan-selection');
});

test('passes that cannot be loaded are said so, and asked for again', async () => {
  let isDown = true;
  const { user } = see([], {
    [`GET ${subscriptions}/offers`]: () => (isDown ? errorReply(500, 'internal') : [passOffer()]),
  });
  expect(await screen.findByText('We couldn’t load the season passes')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Fall 2026' })).toBeVisible();
});
