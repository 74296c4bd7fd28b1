import { screen, waitFor, within } from '@testing-library/react';
import { type PassOffer, Plan, SeasonStatus, type Subscription, useAuth } from 'shared-api';
import {
  Answer,
  club,
  due,
  errorReply,
  logIn,
  logOut,
  me,
  now,
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
  sessionsLeft: 0,
  sessionsUnannounced: 12,
  saves: 25,
  paysFrom: 10,
});
const winter = season({ id: 'w1', name: 'Winter 2027', startDate: '2027-01-09', endDate: '2027-03-27' });
const early = passOffer({
  kind: 'nextSeason',
  season: winter,
  startDate: '2027-01-09',
  endDate: '2027-03-27',
});

const basics = {
  'GET /api/v1/Settings/club': club,
  [`GET ${subscriptions}/offers`]: [passOffer(), threeMonths],
  [`GET ${subscriptions}/mine`]: [],
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
  // No price is shown before the settings are loaded.
  expect(pass).not.toHaveTextContent('$');
  expect(await screen.findByText('$95.00')).toBeVisible();
  expect(await screen.findByText('No session announced yet; expect about 12')).toBeVisible();
  expect(pass).toHaveTextContent(
    'Would save $25.00 versus drop-in, if 12 sessions are held and you play them all',
  );
  expect(pass).toHaveTextContent('Pays for itself from 10 games');
  expect(pass).not.toHaveTextContent('40%');
  expect(dropIn).toHaveTextContent('$10.00');
  for (const link of screen.getAllByRole('link', { name: 'Login to Register' }))
    expect(link).toHaveAttribute('href', '/login');
  expect(screen.getAllByText('Please login to view plan details')).toHaveLength(2);
});

test('visitors see a pass that can be had where three months are sold out, or what is in the way', async () => {
  const months = { ...threeMonths, isSoldOut: true, placesLeft: 0, soldOutSeason: winter };
  serve({ ...basics, [`GET ${subscriptions}/offers`]: [passOffer({ price: 27 }), months] });
  const { unmount } = renderPage(<PlanPage />, '/plan');
  expect(await screen.findByText('$27.00')).toBeVisible();
  expect(screen.getByText('for what’s left of the season')).toBeVisible();
  expect(screen.getByText('September 12, 2026 to December 12, 2026')).toBeVisible();
  expect(screen.queryByText(/^Covers about|^Sold out/)).not.toBeInTheDocument();
  unmount();
  serve({ ...basics, [`GET ${subscriptions}/offers`]: [months] });
  renderPage(<PlanPage />, '/plan');
  expect(await screen.findByText('Sold out')).toBeVisible();
  expect(screen.getByText('Its dates reach into Winter 2027, whose passes are sold out.')).toBeVisible();
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
    saves: 3,
    sessionsLeft: 3,
    paysFrom: 3,
  });
  const next = { ...early, saturdays: 12, sessionsUnannounced: 8, saves: 0, paysFrom: 12 };
  serve({ ...basics, [`GET ${subscriptions}/offers`]: [fall, threeMonths, next] });
  renderPage(<Component />, path);
  expect(await screen.findAllByRole('article')).toHaveLength(4);
  const now = card('Fall 2026');
  expect(now.getByText('September 12, 2026 to December 12, 2026')).toBeVisible();
  expect(now.getByText('$27.00')).toBeVisible();
  expect(now.getByText('for what’s left of the season')).toBeVisible();
  expect(now.getByText('4 Saturdays left')).toBeVisible();
  expect(now.getByText('3 sessions to play, all announced')).toBeVisible();
  expect(now.getByText('Saves $3.00 versus drop-in, if you play all 3 sessions')).toBeVisible();
  expect(now.getByText('Pays for itself from 3 games')).toBeVisible();
  expect(now.getByText('11 sessions')).toBeVisible();
  expect(now.getByText('3 weeks, 4 Saturdays')).toBeVisible();
  expect(now.getByText('No session on December 19.')).toBeVisible();
  expect(card('Three months from today').getByText('November 21, 2026 to February 21, 2027')).toBeVisible();
  expect(card('Winter 2027').getByText('Early sale')).toBeVisible();
  expect(card('Winter 2027').getByText('4 sessions announced so far; expect about 8 more')).toBeVisible();
  expect(card('Winter 2027').queryByText(/^(Saves|Would|Costs)/)).not.toBeInTheDocument();
  expect(card('Drop-in').getByText('Your current plan')).toBeVisible();
});

test('a pass that costs more than its sessions says so, and promises no saving', async () => {
  compare([passOffer()]);
  expect(await screen.findByText('Costs $55.00 more than all 4 sessions on drop-in')).toBeVisible();
  expect(screen.queryByText(/Pays for itself|Saves/)).not.toBeInTheDocument();
});

test('buying asks once with period, price and what follows, then shows how to pay', async () => {
  let mine: Subscription | null = null;
  const { sent, user } = compare([threeMonths], {
    [`GET ${subscriptions}/mine`]: () => (mine ? [mine] : []),
    [`POST ${subscriptions}`]: () => {
      mine = subscription({ paymentDue: { ...due, amount: 95 } });
      return new Answer(201, mine);
    },
    'GET /api/v1/Users/me': () => me({ paymentPlan: mine ? Plan.Membership : Plan.DropIn }),
  });
  await user.click(await button());
  const question = await screen.findByRole('alertdialog', { name: 'Get the season pass?' });
  expect(question).toHaveTextContent('from November 21, 2026 to February 21, 2027 and costs $95.00');
  expect(question).toHaveTextContent('A spot is saved for you at each of its sessions');
  expect(question).toHaveTextContent('you pay by Interac e-transfer');
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

test('when every spot has a holder, page and question promise the waiting list and no more', async () => {
  const { user } = compare([passOffer({ everySpotHeld: true })]);
  expect(
    await screen.findByText(/you would be on the waiting list, ahead of everyone without a pass$/),
  ).toBeVisible();
  expect(screen.queryByText(/^A spot saved for you/)).not.toBeInTheDocument();
  await user.click(await button());
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('Every spot at its sessions already has a holder');
  expect(question).not.toHaveTextContent('is saved for you');
});

test('few passes left are counted', async () => {
  compare([passOffer({ placesLeft: 1 }), { ...threeMonths, placesLeft: 6 }]);
  expect(await screen.findByText('1 pass left')).toBeVisible();
  expect(screen.queryByText('6 passes left')).not.toBeInTheDocument();
});

test('sold out, one queues, waits, is offered a pass, and can let it go', async () => {
  const soldOut = { isSoldOut: true, placesLeft: 0, soldOutSeason: season() };
  let offer = passOffer({ ...soldOut, queueLength: 2 });
  const { sent, user } = compare([], {
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
  expect(await screen.findByText('Sold out')).toBeVisible();
  expect(
    screen.getByText(/^All the passes of Fall 2026 are sold, or kept for someone. 2 people are in the queue/),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Choose this pass/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Join the queue: Fall 2026' }));
  expect(await screen.findByText('You’re number 3 in the queue')).toBeVisible();
  expect(screen.getByText(/it’s kept for the first in the queue for two days/)).toBeVisible();
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

/** A member chooses drop-in. @param answer the server's, to the change */
const chooseDropIn = async (answer: unknown) => {
  logIn(Plan.Membership);
  serve({
    ...basics,
    [`GET ${subscriptions}/mine`]: [subscription()],
    'PATCH /api/v1/Users/me/payment-plan': answer,
  });
  const page = renderPage(<PlanSelectionPage />, '/plan-selection');
  await page.user.click(await screen.findByRole('button', { name: 'Choose drop-in' }));
  return page;
};

test('a member goes back to drop-in after being asked, and lands on the schedule', async () => {
  const { user, whereabouts } = await chooseDropIn(me());
  const question = await screen.findByRole('alertdialog', { name: 'Switch to drop-in?' });
  await user.click(within(question).getByRole('button', { name: 'Switch to drop-in' }));
  await waitFor(() => expect(whereabouts()).toBe('/schedule'));
  expect(useAuth.getState().user?.paymentPlan).toBe(Plan.DropIn);
});

test('three months that reach into a season that is sold out name it, and one queues for that', async () => {
  const months = { ...threeMonths, isSoldOut: true, placesLeft: 0, soldOutSeason: winter, queueLength: 1 };
  const { sent, user } = compare([passOffer(), months], {
    'POST /api/v1/Seasons/w1/queue': new Answer(201, { position: 2, offeredUntil: null }),
  });
  expect(await screen.findByText(/^Its dates reach into Winter 2027/)).toBeVisible();
  const shown = card('Three months from today');
  expect(
    shown.getByText(/^All the passes of Winter 2027 are sold, or kept for someone. 1 person is/),
  ).toBeVisible();
  expect(shown.queryByRole('button', { name: /^Choose this pass/ })).not.toBeInTheDocument();
  await user.click(shown.getByRole('button', { name: 'Join the queue: Winter 2027' }));
  await waitFor(() => expect(sent.to('POST /api/v1/Seasons/w1/queue')).toHaveLength(1));
});

test('a member gets the next season early, beside their own pass, and no pass for the same dates', async () => {
  const { user } = compare([passOffer(), threeMonths, early], {
    [`GET ${subscriptions}/mine`]: [subscription()],
  });
  expect(await buttons()).toHaveLength(1);
  await user.click(card('Winter 2027').getByRole('button', { name: 'Choose this pass: Winter 2027' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('from January 9, 2027 to March 27, 2027');
});

test('whoever holds two passes is told which is which, and that one stays when the other is cancelled', async () => {
  const next = subscription({ id: 'sub2', startDate: '2027-01-09', endDate: '2027-03-27' });
  const { user } = compare([passOffer(), early], {
    [`GET ${subscriptions}/mine`]: [subscription({ paymentDue: due }), { ...next, paymentDue: due }],
  });
  expect(await screen.findByText('Your next pass')).toBeVisible();
  expect(screen.getAllByText('Your current plan')).toHaveLength(1);
  expect(screen.getAllByRole('region', { name: 'How to pay' })).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /^Choose this pass/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Cancel my subscription: January 9, 2027/ }));
  const question = await screen.findByRole('alertdialog', { name: 'Cancel your season pass?' });
  expect(question).toHaveTextContent('Your other pass stays.');
  expect(question).not.toHaveTextContent('drop-in plan right away');
  await user.click(within(question).getByRole('button', { name: 'Keep my pass' }));
  await user.click(await screen.findByRole('button', { name: 'Choose drop-in' }));
  expect(await screen.findByText(/Your 2 season passes end today/)).toBeVisible();
});

test.each([
  [95, 'A date that you release at least 24 hours before is credited to you'],
  [0, 'Missed sessions aren’t refunded.'],
])('what a pass for $%i gives back is said', async (price, said) => {
  compare([], {
    [`GET ${subscriptions}/mine`]: [subscription({ price })],
    'GET /api/v1/Settings/club': { ...club, creditReleasedDates: true },
  });
  expect(await screen.findByText((text) => text.startsWith(said))).toBeVisible();
});

test('which queues a purchase leaves and keeps, and what released dates bring, is said before it', async () => {
  const offer = {
    ...threeMonths,
    leavesQueues: ['Winter 2027'],
    keepsQueues: ['Spring 2027', 'Summer 2027'],
  };
  const { user } = compare([offer], {
    'GET /api/v1/Settings/club': { ...club, creditReleasedDates: true },
  });
  await user.click(await button());
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('you leave the queue for Winter 2027.');
  expect(question).toHaveTextContent('You stay in the queue for Spring 2027, Summer 2027.');
  expect(question).toHaveTextContent(
    'A date that you release at least 24 hours before is credited to you, once the pass is paid. Other missed sessions aren’t refunded.',
  );
});

test('a pass is cancelled after being asked', async () => {
  logIn(Plan.Membership);
  let mine: Subscription | null = subscription();
  const sent = serve({
    ...basics,
    [`GET ${subscriptions}/mine`]: () => (mine ? [mine] : []),
    [`POST ${subscriptions}/sub1/cancel`]: () => {
      mine = null;
      return subscription({ status: SeasonStatus.Cancelled });
    },
  });
  const { user } = renderPage(<SeasonSubscriptionPage />, '/season-subscription');
  expect(await screen.findByText('November 21, 2026 to December 12, 2026')).toBeVisible();
  expect(screen.getByText('3 weeks, 4 Saturdays')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /^Cancel my subscription: November 21/ }));
  const question = await screen.findByRole('alertdialog', { name: 'Cancel your season pass?' });
  expect(sent.to(`POST ${subscriptions}/sub1/cancel`)).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Cancel my subscription' }));
  expect(await buttons()).toHaveLength(2);
  expect(useAuth.getState().user?.paymentPlan).toBe(Plan.DropIn);
});

test.each([
  [
    'the server’s words',
    errorReply(409, 'priceChanged', 'The price has changed. Please reload the page and try again.'),
    'The price has changed. Please reload the page and try again.',
  ],
  ['the page’s words', errorReply(500, 'internal'), 'Failed to process subscription'],
])('a pass that cannot be bought is said in %s', async (_name, answer, words) => {
  const { user } = compare([threeMonths], { [`POST ${subscriptions}`]: answer });
  await user.click(await button());
  await user.click(await screen.findByRole('button', { name: 'Get the season pass' }));
  expect(await screen.findByText(words)).toBeVisible();
});

test('a plan that cannot be changed is said in the page’s words', async () => {
  const { user } = await chooseDropIn(errorReply(500, 'internal'));
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
    [`GET ${subscriptions}/offers`]: () => (isDown ? errorReply(500, 'internal') : [passOffer()]),
  });
  expect(await screen.findByText('We couldn’t load the season passes')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Fall 2026' })).toBeVisible();
});
