import { screen, waitFor, within } from '@testing-library/react';
import { type PassOffer, Plan, SeasonStatus, type Subscription, useAuth } from 'shared-api';
import {
  Answer,
  club,
  due,
  logIn,
  logOut,
  me,
  now,
  passOffer,
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
const threeMonths = passOffer({
  kind: 'threeMonths',
  startDate: '2026-11-21',
  endDate: '2027-02-21',
  saturdays: 14,
  saves: 45,
});
const basics = {
  'GET /api/v1/Settings/club': club,
  [`GET ${subscriptions}/offers`]: [passOffer(), threeMonths],
  [`GET ${subscriptions}/my-subscription`]: null,
  'GET /api/v1/Users/me': me(),
};

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(now.getTime()));
afterEach(() => {
  jest.restoreAllMocks();
  logOut();
});

/** Opens the comparison with some passes on sale. */
const compare = (offers: PassOffer[], more: object = {}) => {
  logIn();
  const sent = serve({ ...basics, [`GET ${subscriptions}/offers`]: offers, ...more });
  return { sent, ...renderPage(<PlanSelectionPage />, '/plan-selection') };
};
const card = (name: string) =>
  within(screen.getByRole('heading', { name }).closest('article') ?? document.createElement('article'));
const buttons = () => screen.findAllByRole('button', { name: /^Choose this pass/ });
const button = () => screen.findByRole('button', { name: /^Choose this pass/ });

test('visitors see both plans with their prices, what the pass saves, and log in to register', async () => {
  serve(basics);
  renderPage(<PlanPage />, '/plan');
  const [pass, dropIn] = screen.getAllByRole('article');
  // No price is shown before the club has said it.
  expect(pass).not.toHaveTextContent('$');
  expect(await screen.findByText('$95.00')).toBeVisible();
  expect(await screen.findByText('Saves $45.00 versus drop-in, if you play all 14 Saturdays')).toBeVisible();
  expect(pass).toHaveTextContent('Pays for itself from 10 games');
  expect(pass).not.toHaveTextContent('40%');
  expect(dropIn).toHaveTextContent('$10.00');
  for (const link of screen.getAllByRole('link', { name: 'Login to Register' }))
    expect(link).toHaveAttribute('href', '/login');
  expect(screen.getAllByText('Please login to view plan details')).toHaveLength(2);
});

test('over 40 % is said where it is true', async () => {
  serve({ ...basics, [`GET ${subscriptions}/offers`]: [{ ...threeMonths, saves: 60, savesOver: 40 }] });
  renderPage(<PlanPage />, '/plan');
  expect(await screen.findByText('Saves over 40%')).toBeVisible();
  expect(screen.getByText('Reduced rate: saves over 40% versus drop-in')).toBeVisible();
});

test.each([
  ['/plan-selection', PlanSelectionPage],
  ['/season-subscription', SeasonSubscriptionPage],
])('%s compares drop-in, which is labelled, with every pass on sale', async (path, Component) => {
  logIn();
  const fall = passOffer({
    season: season({ notes: 'No session on December 19.' }),
    price: 27,
    saves: 13,
    paysFrom: 3,
  });
  const winter = season({ name: 'Winter 2027', startDate: '2027-01-09', endDate: '2027-03-27', price: 120 });
  const early = passOffer({
    kind: 'nextSeason',
    season: winter,
    startDate: '2027-01-09',
    endDate: '2027-03-27',
    price: 120,
    saturdays: 12,
    saves: 0,
    paysFrom: 12,
  });
  serve({ ...basics, [`GET ${subscriptions}/offers`]: [fall, threeMonths, early] });
  renderPage(<Component />, path);
  expect(await screen.findAllByRole('article')).toHaveLength(4);
  const now = card('Fall 2026');
  expect(now.getByText('September 12, 2026 to December 12, 2026')).toBeVisible();
  expect(now.getByText('$27.00')).toBeVisible();
  expect(now.getByText('for what’s left of the season')).toBeVisible();
  expect(now.getByText('4 Saturdays left')).toBeVisible();
  expect(now.getByText('Saves $13.00 versus drop-in, if you play all 4 Saturdays')).toBeVisible();
  expect(now.getByText('Pays for itself from 3 games')).toBeVisible();
  expect(now.getByText('11 sessions')).toBeVisible();
  expect(now.getByText('3 weeks, 4 Saturdays')).toBeVisible();
  expect(now.getByText('No session on December 19.')).toBeVisible();
  expect(card('Three months from today').getByText('November 21, 2026 to February 21, 2027')).toBeVisible();
  expect(card('Winter 2027').getByText('Early sale')).toBeVisible();
  expect(card('Winter 2027').queryByText(/^(Saves|Costs)/)).not.toBeInTheDocument();
  expect(card('Drop-in').getByText('Your current plan')).toBeVisible();
});

test('a pass that costs more than its Saturdays says so, and promises no saving', async () => {
  compare([passOffer({ saturdays: 4, saves: -55, paysFrom: 10 })]);
  expect(await screen.findByText('Costs $55.00 more than all 4 Saturdays on drop-in')).toBeVisible();
  expect(screen.queryByText(/Pays for itself|Saves/)).not.toBeInTheDocument();
});

test('buying asks once with period, price and what follows, then shows how to pay', async () => {
  let mine: Subscription | null = null;
  const { sent, user } = compare([threeMonths], {
    [`GET ${subscriptions}/my-subscription`]: () => mine,
    [`POST ${subscriptions}`]: () => {
      mine = subscription({ paymentDue: { ...due, amount: 95 } });
      return new Answer(201, mine);
    },
    'GET /api/v1/Users/me': () => me({ paymentPlan: mine ? Plan.Membership : Plan.DropIn }),
  });
  await user.click(await button());
  const question = await screen.findByRole('alertdialog', { name: 'Get the season pass?' });
  expect(question).toHaveTextContent('from November 21, 2026 to February 21, 2027 and costs $95.00');
  expect(question).toHaveTextContent('A spot is saved for you at each of its 14 Saturdays');
  expect(question).toHaveTextContent('You pay by Interac e-transfer');
  expect(question).toHaveTextContent('Missed sessions aren’t refunded');
  expect(sent.to(`POST ${subscriptions}`)).toEqual([]);
  await user.dblClick(within(question).getByRole('button', { name: 'Get the season pass' }));
  expect(await screen.findByRole('region', { name: 'How to pay' })).toHaveTextContent('$95.00');
  expect(sent.to(`POST ${subscriptions}`).map(({ body }) => body)).toEqual([
    { startDate: '2026-11-21', endDate: '2027-02-21', price: 95 },
  ]);
  expect(useAuth.getState().user?.paymentPlan).toBe(Plan.Membership);
  expect(card('Season pass').getByText('Your current plan')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Choose this pass/ })).not.toBeInTheDocument();
});

test('when every spot has a holder, page and question promise the first place in line and no more', async () => {
  const { user } = compare([passOffer({ everySpotHeld: true })]);
  expect(await screen.findByText(/you would be first in line$/)).toBeVisible();
  expect(screen.queryByText(/^A spot saved for you/)).not.toBeInTheDocument();
  await user.click(await button());
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('Every spot of its 4 Saturdays already has a holder');
  expect(question).not.toHaveTextContent('is saved for you');
});

test('few passes left are counted', async () => {
  compare([passOffer({ placesLeft: 1 }), { ...threeMonths, placesLeft: 6 }]);
  expect(await screen.findByText('1 pass left')).toBeVisible();
  expect(screen.queryByText('6 passes left')).not.toBeInTheDocument();
});

test('sold out, one queues, waits, is offered a pass, and can let it go', async () => {
  let offer = passOffer({ isSoldOut: true, placesLeft: 0, queueLength: 2 });
  const months = { ...threeMonths, isSoldOut: true, placesLeft: 0 };
  const { sent, user } = compare([], {
    [`GET ${subscriptions}/offers`]: () => [offer, months],
    'POST /api/v1/Seasons/f1/queue': () => {
      offer = { ...offer, queueLength: 3, queue: { position: 3, offeredUntil: null } };
      return new Answer(201, offer.queue);
    },
    'DELETE /api/v1/Seasons/f1/queue': () => {
      offer = { ...offer, queueLength: 2, queue: null };
      return new Answer(204);
    },
  });
  expect(await screen.findByText('Sold out')).toBeVisible();
  expect(screen.getByText(/2 people are in the queue/)).toBeVisible();
  // Three months count for the same season: they are no other way in.
  expect(screen.queryByRole('heading', { name: 'Three months from today' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Choose this pass/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Join the queue: Fall 2026' }));
  expect(await screen.findByText('You’re number 3 in the queue')).toBeVisible();
  expect(screen.getByText(/has two days to take it/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Leave the queue' }));
  expect(await screen.findByRole('button', { name: 'Join the queue: Fall 2026' })).toBeVisible();
  expect(sent.to('DELETE /api/v1/Seasons/f1/queue')).toHaveLength(1);
});

test('an offered pass can be bought until its hour', async () => {
  const queue = { position: 1, offeredUntil: '2026-11-23T20:04:00Z' };
  compare([passOffer({ placesLeft: 1, queue })]);
  expect(await screen.findByText('A pass is yours until November 23, 2026 at 3:04 PM')).toBeVisible();
  expect(await buttons()).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Let it go to the next person' })).toBeVisible();
});

test('a member goes back to drop-in after being asked, and lands on the schedule', async () => {
  logIn(Plan.Membership);
  serve({
    ...basics,
    [`GET ${subscriptions}/my-subscription`]: subscription(),
    'PATCH /api/v1/Users/me/payment-plan': me(),
  });
  const { user, whereabouts } = renderPage(<PlanSelectionPage />, '/plan-selection');
  await user.click(await screen.findByRole('button', { name: 'Choose drop-in' }));
  const question = await screen.findByRole('alertdialog', { name: 'Switch to drop-in?' });
  await user.click(within(question).getByRole('button', { name: 'Switch to drop-in' }));
  await waitFor(() => expect(whereabouts()).toBe('/schedule'));
  expect(useAuth.getState().user?.paymentPlan).toBe(Plan.DropIn);
});

test('a member is told when the next season can be bought', async () => {
  const winter = season({ name: 'Winter 2027' });
  compare([passOffer({ kind: 'nextSeason', season: winter })], {
    [`GET ${subscriptions}/my-subscription`]: subscription(),
  });
  expect(await screen.findByText(/^Winter 2027 is on early sale.*after December 12, 2026\.$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Choose this pass/ })).not.toBeInTheDocument();
});

test('a pass is cancelled after being asked', async () => {
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
  expect(await screen.findByText('November 21, 2026 to December 12, 2026')).toBeVisible();
  expect(screen.getByText('3 weeks, 4 Saturdays')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Cancel my subscription' }));
  const question = await screen.findByRole('alertdialog', { name: 'Cancel your season pass?' });
  expect(sent.to(`POST ${subscriptions}/sub1/cancel`)).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Cancel my subscription' }));
  expect(await buttons()).toHaveLength(2);
  expect(useAuth.getState().user?.paymentPlan).toBe(Plan.DropIn);
});

test.each([
  [
    'the server’s words',
    refusal(409, 'priceChanged', 'The price has changed. Please reload the page and try again.'),
    'The price has changed. Please reload the page and try again.',
  ],
  ['the page’s words', refusal(500, 'internal'), 'Failed to process subscription'],
])('a pass that cannot be bought is said in %s', async (_name, answer, words) => {
  const { user } = compare([threeMonths], { [`POST ${subscriptions}`]: answer });
  await user.click(await button());
  await user.click(await screen.findByRole('button', { name: 'Get the season pass' }));
  expect(await screen.findByText(words)).toBeVisible();
});

test('a plan that cannot be changed is said in the page’s words', async () => {
  logIn(Plan.Membership);
  serve({
    ...basics,
    [`GET ${subscriptions}/my-subscription`]: subscription(),
    'PATCH /api/v1/Users/me/payment-plan': refusal(500, 'internal'),
  });
  const { user } = renderPage(<PlanSelectionPage />, '/plan-selection');
  await user.click(await screen.findByRole('button', { name: 'Choose drop-in' }));
  await user.click(await screen.findByRole('button', { name: 'Switch to drop-in' }));
  expect(await screen.findByText('Failed to update plan')).toBeVisible();
});

test('between seasons the page says that the next one will be announced', async () => {
  compare([{ ...threeMonths, season: null }]);
  expect(await screen.findByText(/^The next season will be announced here/)).toBeVisible();
});

test('passes that cannot be loaded are said so, and asked for again', async () => {
  let isDown = true;
  const { user } = compare([], {
    [`GET ${subscriptions}/offers`]: () => (isDown ? refusal(500, 'internal') : [passOffer()]),
  });
  expect(await screen.findByText('We couldn’t load the season passes')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Fall 2026' })).toBeVisible();
});
