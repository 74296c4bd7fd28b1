import { screen, waitFor, within } from '@testing-library/react';
import { type PassOffer, Plan, SeasonStatus, type Subscription, useAuth } from 'shared-api';
import {
  Answer,
  balance,
  club,
  due,
  errorReply,
  logIn,
  logOut,
  me,
  now,
  openPayment,
  passOffer,
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
  sessionsLeft: 12,
  saves: 25,
  paysFrom: 10,
});
const soldOut = { isSoldOut: true, placesLeft: 0 };
const winter = season({ id: 'w1', name: 'Winter 2027', startDate: '2027-01-09', endDate: '2027-03-27' });
const early = passOffer({
  kind: 'nextSeason',
  season: winter,
  startDate: '2027-01-09',
  endDate: '2027-03-27',
});
/** A season that goes on for more than thirty days. */
const long = season({ endDate: '2027-01-02' });
const longOffer = passOffer({ season: long, endDate: '2027-01-02', sessionsLeft: 6, saves: 0 });

const basics = {
  'GET /api/v1/Settings/club': club,
  'GET /api/v1/Balances/mine': balance(),
  [`GET ${subscriptions}/offers`]: [longOffer, threeMonths],
  [`GET ${subscriptions}/mine`]: [],
  'GET /api/v1/Users/me': me(),
};

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(now.getTime()));
afterEach(() => {
  jest.restoreAllMocks();
  logOut();
});

/** Opens a page for a player, with some passes on sale. */
const open = (
  Page: () => React.ReactNode,
  offers: PassOffer[],
  more: object = {},
  plan: Plan = Plan.DropIn,
) => {
  logIn(plan);
  const sent = serve({ ...basics, [`GET ${subscriptions}/offers`]: offers, ...more });
  return { sent, ...renderPage(<Page />, '/plan-selection') };
};
const choose = (offers: PassOffer[], more: object = {}) => open(PlanSelectionPage, offers, more);
const see = (offers: PassOffer[], more: object = {}) => open(SeasonSubscriptionPage, offers, more);
const holding = (...passes: Subscription[]) => ({ [`GET ${subscriptions}/mine`]: passes });

const card = (name: string) =>
  within(
    screen.getByRole('heading', { name, hidden: true }).closest('article') ??
      document.createElement('article'),
  );
const cards = () => screen.findAllByRole('article');
/** The number of words of an element; texts of different elements are different words. */
const wordsIn = (node: Node): number =>
  node.childNodes.length === 0
    ? (node.textContent?.match(/\S+/g)?.length ?? 0)
    : [...node.childNodes].reduce((sum, child) => sum + wordsIn(child), 0);
const get = 'Get the season pass';

test('visitors see two cards, each with its price, one sentence and one button', async () => {
  serve({ ...basics, [`GET ${subscriptions}/offers`]: [threeMonths] });
  renderPage(<PlanPage />, '/plan');
  const [pass, dropIn] = screen.getAllByRole('article');
  // No price is shown before the settings are loaded.
  expect(pass).not.toHaveTextContent('$');
  expect(await screen.findByText('Until Feb 21 · 12 Saturdays · saves $25.00')).toBeVisible();
  expect(pass).toHaveTextContent('Your spot, every Saturday.');
  expect(pass).toHaveTextContent('$95.00for three months');
  expect(dropIn).toHaveTextContent('$10.00');
  for (const link of screen.getAllByRole('link', { name: 'Login to Register' }))
    expect(link).toHaveAttribute('href', '/login?returnTo=%2Fplan-selection');
  expect(screen.getByText('Please login to view plan details')).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(2);
});

test.each([
  [
    'what is not announced yet is about',
    { sessionsLeft: 2, sessionsUnannounced: 10 },
    'about 12 Saturdays · saves about $25.00',
  ],
  ['not only Saturdays are sessions', { saturdays: 11 }, '12 sessions · saves $25.00'],
  ['over 40 % is said where it is true', { saves: 60, savesOver: 40 }, '12 Saturdays · saves over 40%'],
  ['nothing is said of what costs more', { sessionsLeft: 4, saves: -55 }, '4 Saturdays'],
])('%s', async (_, offer, line) => {
  choose([{ ...threeMonths, ...offer }]);
  expect(await screen.findByText(`Until Feb 21 · ${line}`)).toBeVisible();
});

test('two plans are to choose from, whatever else is on sale; the season that runs is one quiet line', async () => {
  choose([longOffer, threeMonths, early]);
  expect(await cards()).toHaveLength(2);
  expect(card('Season pass').getByText('$95.00')).toBeVisible();
  expect(card('Drop-in').getByText('Your current plan')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Fall 2026, until Jan 2' })).toHaveAttribute(
    'href',
    '/season-subscription',
  );
  expect(screen.queryByText(/Winter/)).not.toBeInTheDocument();
});

test('without a season that runs, the line names the next', async () => {
  choose([{ ...threeMonths, season: null }, early]);
  expect(await screen.findByRole('link', { name: 'Winter 2027, from Jan 9' })).toBeVisible();
});

test('a season that begins today is the season plan, and there is no other', async () => {
  choose([passOffer({ startDate: '2026-11-21', saturdays: 12, sessionsLeft: 12, saves: 25 })]);
  expect(await cards()).toHaveLength(2);
  expect(card('Season pass').getByText('Until Dec 12 · 12 Saturdays · saves $25.00')).toBeVisible();
  expect(card('Season pass').getByRole('button', { name: get })).toBeVisible();
});

test('where three months are sold out, the season that can be had takes their place; or one waits', async () => {
  const months = { ...threeMonths, ...soldOut, soldOutSeason: winter };
  const { unmount } = choose([passOffer({ sessionsLeft: 4, price: 27, saves: 13 }), months]);
  expect(await screen.findByText('$27.00')).toBeVisible();
  expect(screen.getByText('for what’s left of the season')).toBeVisible();
  unmount();
  choose([
    { ...months, season: null },
    { ...early, ...soldOut, soldOutSeason: winter },
  ]);
  expect(await screen.findByText('Sold out')).toBeVisible();
  expect(screen.queryByRole('button', { name: get })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Join the waiting list' })).toHaveAttribute(
    'href',
    '/season-subscription',
  );
});

test('buying takes two taps and one short question, and leads to the pass and how to pay it', async () => {
  let mine: Subscription | null = null;
  const { sent, user, whereabouts } = choose([threeMonths], {
    [`GET ${subscriptions}/mine`]: () => (mine ? [mine] : []),
    [`POST ${subscriptions}`]: () => {
      mine = subscription({ paymentDue: { ...due, amount: 95 } });
      return new Answer(201, mine);
    },
    'GET /api/v1/Users/me': () => me({ paymentPlan: mine ? Plan.Membership : Plan.DropIn }),
  });
  const button = await screen.findByRole('button', { name: get });
  expect(wordsIn(document.body)).toBeLessThanOrEqual(80);
  await user.click(button);
  const question = await screen.findByRole('alertdialog', { name: 'Get the season pass?' });
  expect(question).toHaveTextContent(
    'November 21, 2026 to February 21, 2027 · $95.00, by Interac e-transferMissed Saturdays aren’t refunded.',
  );
  expect(question).not.toHaveTextContent(/credit|full|waiting/i);
  expect(wordsIn(question)).toBeLessThanOrEqual(40);
  expect(sent.to(`POST ${subscriptions}`)).toEqual([]);
  await user.dblClick(within(question).getByRole('button', { name: get }));
  await waitFor(() => expect(whereabouts()).toBe('/season-subscription'));
  expect(sent.to(`POST ${subscriptions}`).map(({ body }) => body)).toEqual([
    { startDate: '2026-11-21', endDate: '2027-02-21', price: 95 },
  ]);
  expect(useAuth.getState().user?.paymentPlan).toBe(Plan.Membership);
});

test.each([
  ['full Saturdays', { sessionsFull: 2 }, {}, 'On full Saturdays: you’re first on the waiting list.'],
  ['only full ones', { everySpotHeld: true }, {}, 'Saturdays are full: you’re first on the waiting list.'],
  ['credit', {}, { 'GET /api/v1/Balances/mine': balance([], 20) }, 'Your credit pays $20.00 of it.'],
  [
    'queues',
    { leavesQueues: ['Winter 2027'], keepsQueues: ['Spring 2027', 'Summer 2027'] },
    {},
    'You leave the waiting list for Winter 2027.You stay on the waiting list for Spring 2027, Summer 2027.',
  ],
  [
    'dates that are credited',
    {},
    { 'GET /api/v1/Settings/club': { ...club, creditReleasedDates: true } },
    'Saturdays freed 24 hours ahead are credited.',
  ],
])('the question speaks of %s where there are any', async (_, offer, more, said) => {
  const { user } = choose([{ ...threeMonths, ...offer }], more);
  await user.click(await screen.findByRole('button', { name: get }));
  const question = await screen.findByRole('alertdialog');
  await waitFor(() => expect(question).toHaveTextContent(said));
});

test('a pass without a free spot promises the waiting list', async () => {
  choose([{ ...threeMonths, everySpotHeld: true }]);
  expect(await screen.findByText('First on the waiting list, every Saturday.')).toBeVisible();
  expect(screen.queryByText(/^Your spot/)).not.toBeInTheDocument();
});

test.each([
  [
    'the server’s words',
    errorReply(409, 'priceChanged', 'The price has changed. Please reload the page and try again.'),
    'The price has changed. Please reload the page and try again.',
  ],
  ['the page’s words', errorReply(500, 'internal'), 'Failed to process subscription'],
])('a pass that cannot be bought is said in %s, and the page stays', async (_name, answer, words) => {
  const { user, whereabouts } = choose([threeMonths], { [`POST ${subscriptions}`]: answer });
  await user.click(await screen.findByRole('button', { name: get }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: get }));
  expect(await screen.findByText(words)).toBeVisible();
  expect(whereabouts()).toBe('/plan-selection');
});

/** A member chooses drop-in. @param answer the server's, to the change */
const chooseDropIn = async (answer: unknown, ...passes: Subscription[]) => {
  const change = { 'PATCH /api/v1/Users/me/payment-plan': answer };
  const page = open(PlanSelectionPage, [], { ...holding(...passes), ...change }, Plan.Membership);
  await page.user.click(await screen.findByRole('button', { name: 'Switch to drop-in' }));
  return { ...page, question: await screen.findByRole('alertdialog', { name: 'Switch to drop-in?' }) };
};

test('a holder has their plan labelled, goes back to drop-in after being asked, and lands on the schedule', async () => {
  const { user, question, whereabouts } = await chooseDropIn(me(), subscription());
  expect(card('Season pass').getByText('Your current plan')).toBeInTheDocument();
  expect(card('Season pass').getByText('See my pass')).toHaveAttribute('href', '/season-subscription');
  expect(question).toHaveTextContent('Pass ends today. What you paid isn’t refunded.');
  await user.click(within(question).getByRole('button', { name: 'Switch to drop-in' }));
  await waitFor(() => expect(whereabouts()).toBe('/schedule'));
  expect(useAuth.getState().user?.paymentPlan).toBe(Plan.DropIn);
});

test('a plan that cannot be changed is said in the page’s words', async () => {
  const { user, question } = await chooseDropIn(errorReply(500, 'internal'), subscription());
  await user.click(within(question).getByRole('button', { name: 'Switch to drop-in' }));
  expect(await screen.findByText('Failed to update plan')).toBeVisible();
});

test('what ending passes costs is said before, in one sum', async () => {
  const nothing = { count: 0, amount: 0 };
  const { question } = await chooseDropIn(
    me(),
    subscription({
      paymentDue: due,
      ending: { isPaid: false, played: { count: 3, amount: 30 }, stays: { count: 1, amount: 12 } },
    }),
    subscription({
      id: 'sub2',
      startDate: '2027-01-09',
      endDate: '2027-03-27',
      ending: { isPaid: false, played: nothing, stays: { count: 1, amount: 10 } },
    }),
  );
  expect(question).toHaveTextContent('2 passes end today. 3 played: $30.00.');
  expect(question).toHaveTextContent('You stay in for 2 sessions: $22.00.');
  expect(question).not.toHaveTextContent('refunded');
});

test('a pass bought for later is announced, and drop-in is the plan until then', async () => {
  choose([longOffer, threeMonths], holding(subscription({ startDate: '2027-01-09', endDate: '2027-03-27' })));
  expect(await screen.findByText('Starts Jan 9')).toBeVisible();
  expect(card('Drop-in').getByText('Your current plan')).toBeVisible();
  expect(screen.queryByRole('button', { name: get })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See my pass' })).toBeVisible();
});

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

test('sold out, one joins the waiting list, has a place on it, and leaves it', async () => {
  let offer: PassOffer = { ...longOffer, ...soldOut, soldOutSeason: long, queueLength: 2 };
  const { sent, user } = see([], {
    [`GET ${subscriptions}/offers`]: () => [offer],
    'POST /api/v1/Seasons/f1/queue': () => {
      offer = { ...offer, queueLength: 3, queue: { position: 3, offeredUntil: null } };
      return new Answer(201, offer.queue);
    },
    'DELETE /api/v1/Seasons/f1/queue': () => {
      offer = { ...offer, queueLength: 2, queue: null };
      return new Answer(204);
    },
  });
  expect(await screen.findByText('Sold out. 2 waiting.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Subscribe/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Join the waiting list: Fall 2026' }));
  expect(await screen.findByText('3rd on the waiting list')).toBeVisible();
  expect(screen.getByText('Your turn? You get 48 hours.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Leave the waiting list' }));
  expect(await screen.findByRole('button', { name: 'Join the waiting list: Fall 2026' })).toBeVisible();
  expect(sent.to('DELETE /api/v1/Seasons/f1/queue')).toHaveLength(1);
});

test('an offered pass is announced beside the plans, and can be had or declined until its hour', async () => {
  const queue = { position: 1, offeredUntil: '2026-11-23T20:04:00Z' };
  const offered = { ...early, placesLeft: 1, queue };
  const words = /^A pass is yours until November 23, 2026 at 3:04\sPM$/;
  const { unmount } = choose([longOffer, threeMonths, offered]);
  expect(await screen.findByRole('link', { name: words })).toHaveAttribute('href', '/season-subscription');
  unmount();
  see([longOffer, threeMonths, offered]);
  expect(await screen.findByText(words)).toBeVisible();
  expect(card('Winter 2027').getByRole('button', { name: 'Subscribe: Winter 2027' })).toBeVisible();
  expect(card('Winter 2027').getByRole('button', { name: 'No, thanks' })).toBeVisible();
});

test('three months that reach into a later season that is sold out lead to its waiting list', async () => {
  const months = { ...threeMonths, ...soldOut, season: null, soldOutSeason: winter, queueLength: 1 };
  const { sent, user } = see([months], {
    'POST /api/v1/Seasons/w1/queue': new Answer(201, { position: 2, offeredUntil: null }),
  });
  expect(await screen.findByText('January 9, 2027 to March 27, 2027')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Join the waiting list: Winter 2027' }));
  await waitFor(() => expect(sent.to('POST /api/v1/Seasons/w1/queue')).toHaveLength(1));
});

test('of a pass that is paid in part, the rest is said', async () => {
  see([], holding(subscription({ paymentDue: { ...due, amount: 45 } })));
  expect(await screen.findByText('$45.00 to pay')).toBeVisible();
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
