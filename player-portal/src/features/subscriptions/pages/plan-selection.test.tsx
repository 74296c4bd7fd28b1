import { act, screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';
import { type PassOffer, Plan, type Subscription, useAuth } from 'shared-api';
import {
  Answer,
  balance,
  club,
  due,
  errorReply,
  logOut,
  me,
  now,
  passOffer,
  serve,
  silence,
  subscription,
} from 'shared-ui/testing';
import {
  basics,
  card,
  cards,
  early,
  get,
  holding,
  longOffer,
  onPlansDay,
  open,
  soldOut,
  subscriptions,
  threeMonths,
} from '../../../testing/plans';
import { renderPage } from '../../../testing/render';
import { Component as PlanPage } from './PlanPage';
import { Component as PlanSelectionPage } from './PlanSelectionPage';

onPlansDay();

const choose = (offers: PassOffer[], more: object = {}) => open(PlanSelectionPage, offers, more);

test('visitors see two cards, each with its price, one sentence and one button', async () => {
  serve({ ...basics, [`GET ${subscriptions}/offers`]: [threeMonths] });
  renderPage(<PlanPage />, '/plan');
  const [pass, dropIn] = screen.getAllByRole('article');
  // No price is shown before the settings are loaded.
  expect(pass).not.toHaveTextContent('$');
  expect(await screen.findByText('Until Feb 21 · 12 sessions · saves $25.00')).toBeVisible();
  expect(pass).toHaveTextContent('Your spot, every week.');
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
    'about 12 sessions · saves about $25.00',
  ],
  ['over 40 % is said where it is true', { saves: 60, savesOver: 40 }, '12 sessions · saves over 40%'],
  ['nothing is said of what costs more', { sessionsLeft: 4, saves: -55 }, '4 sessions'],
])('%s', async (_, offer, line) => {
  choose([{ ...threeMonths, ...offer }]);
  expect(await screen.findByText(`Until Feb 21 · ${line}`)).toBeVisible();
});

test('two plans are to choose from, whatever else is on sale; the season that runs is one quiet line', async () => {
  choose([longOffer, threeMonths, early]);
  expect(await cards()).toHaveLength(2);
  expect(card('Season pass').getByText('$95.00')).toBeVisible();
  expect(card('Drop-in').getByText('Your current plan')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Fall 2026, until Jan.2$/ })).toHaveAttribute(
    'href',
    '/season-subscription',
  );
  expect(screen.queryByText(/Winter/)).not.toBeInTheDocument();
});

test('without a season that runs, the line names the next', async () => {
  choose([{ ...threeMonths, season: null }, early]);
  expect(await screen.findByRole('link', { name: /^Winter 2027, from Jan.9$/ })).toBeVisible();
});

test('a season that begins today is the season plan, and there is no other', async () => {
  choose([passOffer({ startDate: '2026-11-21', saturdays: 12, sessionsLeft: 12, saves: 25 })]);
  expect(await cards()).toHaveLength(2);
  expect(card('Season pass').getByText('Until Dec 12 · 12 sessions · saves $25.00')).toBeVisible();
  expect(card('Season pass').getByRole('button', { name: get })).toBeVisible();
});

test('where three months are sold out, the season that can be had takes their place, or one writes to the club', async () => {
  const months = { ...threeMonths, ...soldOut };
  const { unmount } = choose([passOffer({ sessionsLeft: 4, price: 27, saves: 13 }), months]);
  expect(await screen.findByText('$27.00')).toBeVisible();
  expect(screen.getByText('for what’s left of the season')).toBeVisible();
  unmount();
  choose([
    { ...months, season: null },
    { ...early, ...soldOut },
  ]);
  expect(await screen.findByText('Sold out')).toBeVisible();
  expect(screen.queryByRole('button', { name: get })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Write to bonjour@club.test' })).toHaveAttribute(
    'href',
    'mailto:bonjour@club.test',
  );
});

/** Whose opening a pass awaits. */
const opening = { seasonId: 'f1', isReminded: false };

test.each([
  ['players', PlanSelectionPage, 'button', get],
  ['visitors', PlanPage, 'link', 'Login to Register'],
] as const)(
  'before passes open, %s read when, and can get one from that minute on',
  async (_, Page, role, name) => {
    const before = now.getTime();
    const opensAt = new Date(before + 2 * 60_000).toISOString();
    jest.useFakeTimers({ now: before, doNotFake: ['queueMicrotask'] });
    try {
      open(Page, [{ ...threeMonths, opensAt, opening }]);
      if (Page === PlanPage) act(logOut);
      expect(await screen.findByText('Passes open on Saturday, November 21 at 9:02 AM')).toBeVisible();
      expect(await card('Season pass').findByRole(role)).toHaveAccessibleName('Remind me, Season pass');
      await act(() => jest.advanceTimersByTimeAsync(2 * 60_000));
      expect(card('Season pass').getByRole(role, { name })).toBeVisible();
      expect(screen.queryByText(/^Passes open/)).not.toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  },
);

test('a reminder of the opening is one tap, and another takes it back; what fails stays as it was', async () => {
  const offer = { ...threeMonths, opensAt: '2026-12-05T17:00:00.000Z' };
  let isReminded = false;
  let isDown = false;
  const reply = (next: boolean) => () => {
    if (isDown) return errorReply(500, 'internal');
    isReminded = next;
    return new Answer(204, null);
  };
  const { sent, user } = choose([], {
    [`GET ${subscriptions}/offers`]: () => [{ ...offer, opening: { seasonId: 'f1', isReminded } }],
    'POST /api/v1/Seasons/f1/reminder': reply(true),
    'DELETE /api/v1/Seasons/f1/reminder': reply(false),
  });
  await user.dblClick(await screen.findByRole('button', { name: 'Remind me, Season pass' }));
  expect(await screen.findByText('Season pass: we’ll tell you when it opens.')).toBeVisible();
  expect(sent.to('DELETE /api/v1/Seasons/f1/reminder')).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'No reminder, Season pass' }));
  expect(await screen.findByText('Season pass: no reminder.')).toBeVisible();
  isDown = true;
  await user.click(await screen.findByRole('button', { name: 'Remind me, Season pass' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Season pass: /);
  expect(await screen.findByRole('button', { name: 'Remind me, Season pass' })).toBeEnabled();
});

test.each([
  ['can be had', {}, get],
  ['opens before them', { opensAt: '2026-12-05T17:00:00.000Z' }, /^Passes open on Saturday, December 5 /],
])('where three months open later, the season takes their place if it %s', async (_, season, said) => {
  const opensAt = '2027-01-09T17:00:00.000Z';
  choose([
    passOffer({ price: 27, saves: 13, ...season }),
    { ...threeMonths, opensAt },
    { ...early, opensAt },
  ]);
  expect(await screen.findByText('$27.00')).toBeVisible();
  expect(card('Season pass').getByText(said)).toBeVisible();
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
  await user.click(button);
  const question = await screen.findByRole('alertdialog', { name: 'Get the season pass?' });
  expect(question).toHaveTextContent(
    'November 21, 2026 to February 21, 2027 · $95.00, by Interac e-transferMissed sessions aren’t refunded.',
  );
  expect(question).not.toHaveTextContent(/credit|full|waiting/i);
  expect(sent.to(`POST ${subscriptions}`)).toEqual([]);
  await user.dblClick(within(question).getByRole('button', { name: get }));
  await waitFor(() => expect(whereabouts()).toBe('/season-subscription'));
  expect(sent.to(`POST ${subscriptions}`).map(({ body }) => body)).toEqual([
    { startDate: '2026-11-21', endDate: '2027-02-21', price: 95 },
  ]);
  expect(useAuth.getState().user?.paymentPlan).toBe(Plan.Membership);
});

test.each([
  ['full Saturdays', { sessionsFull: 2 }, {}, 'When a session is full: you’re first on the waiting list.'],
  ['only full ones', { everySpotHeld: true }, {}, 'Sessions are full: you’re first on the waiting list.'],
  ['credit', {}, { 'GET /api/v1/Balances/mine': balance([], 20) }, 'Your credit pays $20.00 of it.'],
  [
    'dates that are credited',
    {},
    { 'GET /api/v1/Settings/club': { ...club, creditReleasedDates: true } },
    'Dates freed 24 hours ahead are credited.',
  ],
])('the question speaks of %s where there are any', async (_, offer, more, said) => {
  const { user } = choose([{ ...threeMonths, ...offer }], more);
  await user.click(await screen.findByRole('button', { name: get }));
  const question = await screen.findByRole('alertdialog');
  await waitFor(() => expect(question).toHaveTextContent(said));
});

test('a pass without a free spot promises the waiting list', async () => {
  choose([{ ...threeMonths, everySpotHeld: true }]);
  expect(await screen.findByText('First on the waiting list, every week.')).toBeVisible();
  expect(screen.queryByText(/^Your spot/)).not.toBeInTheDocument();
});

test.each([
  [
    'the server’s words',
    errorReply(409, 'priceChanged', 'The price has changed. Please reload the page and try again.'),
    /, \$95\.00: The price has changed\. Please reload the page and try again\.$/,
  ],
  ['the page’s words', errorReply(500, 'internal'), /, \$95\.00: Failed to process subscription$/],
])('a pass that cannot be bought is said in %s, and the page stays', async (_name, answer, words) => {
  const { user, whereabouts } = choose([threeMonths], { [`POST ${subscriptions}`]: answer });
  await user.click(await screen.findByRole('button', { name: get }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: get }));
  expect(await screen.findByText(words)).toBeVisible();
  expect(whereabouts()).toBe('/plan-selection');
});

test('a pass whose reply was lost is not known to be bought, until the page finds it; then that alone is said', async () => {
  let mine: Subscription[] = [];
  let reading = Promise.resolve();
  let found: () => void = () => undefined;
  const { user } = choose([threeMonths], {
    [`GET ${subscriptions}/mine`]: () => reading.then(() => mine),
    [`POST ${subscriptions}`]: () => {
      reading = new Promise((resolve) => (found = resolve));
      mine = [subscription({ startDate: threeMonths.startDate })];
      return silence;
    },
  });
  await user.click(await screen.findByRole('button', { name: get }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: get }));
  expect(await screen.findByText(/, \$95\.00: No answer from the club’s server/)).toBeVisible();
  await waitForElementToBeRemoved(() => screen.queryByRole('alertdialog'));
  expect(screen.getByRole('button', { name: get })).toBeEnabled();
  found();
  expect(await screen.findByText('You’re on the season pass.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See my pass' })).toBeVisible();
  expect(screen.queryByText(/No answer from the club’s server/)).not.toBeInTheDocument();
});

test('a pass that was bought is not said to have failed when nothing can be read afterwards', async () => {
  const { user, whereabouts } = choose([threeMonths], {
    [`POST ${subscriptions}`]: new Answer(201, subscription()),
    'GET /api/v1/Users/me': errorReply(400, 'internal'),
  });
  await user.click(await screen.findByRole('button', { name: get }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: get }));
  await waitFor(() => expect(whereabouts()).toBe('/season-subscription'));
  expect(screen.queryByText(/Failed to process subscription/)).not.toBeInTheDocument();
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
  expect(await screen.findByText('Switch to drop-in: Failed to update plan')).toBeVisible();
});

test('what ending passes costs is said before, in one sum', async () => {
  const nothing = { count: 0, amount: 0 };
  const { question } = await chooseDropIn(
    me(),
    subscription({
      paymentDue: due,
      ending: {
        isPaid: false,
        played: { count: 3, amount: 30 },
        stays: { count: 1, amount: 12 },
        mustBePaid: false,
      },
    }),
    subscription({
      id: 'sub2',
      startDate: '2027-01-09',
      endDate: '2027-03-27',
      ending: { isPaid: false, played: nothing, stays: { count: 1, amount: 10 }, mustBePaid: false },
    }),
  );
  expect(question).toHaveTextContent('2 passes end today. 3 played: $30.00.');
  expect(question).toHaveTextContent('You stay in for 2 sessions: $22.00.');
  expect(question).not.toHaveTextContent('refunded');
});

test('an unpaid pass that gave a spot of a draw says that it is paid first, and does not end', async () => {
  const ending = {
    isPaid: false,
    played: { count: 1, amount: 10 },
    stays: { count: 0, amount: 0 },
    mustBePaid: true,
  };
  const { question } = await chooseDropIn(me(), subscription({ paymentDue: due, ending }));
  expect(question).toHaveTextContent('It ends only once it’s paid.');
  expect(question).not.toHaveTextContent('Pass ends today');
  expect(within(question).getByRole('button', { name: 'Switch to drop-in' })).toBeDisabled();
});

test('a pass bought for later is announced, and drop-in is the plan until then', async () => {
  choose([longOffer, threeMonths], holding(subscription({ startDate: '2027-01-09', endDate: '2027-03-27' })));
  expect(await screen.findByText('Starts Jan 9')).toBeVisible();
  expect(card('Drop-in').getByText('Your current plan')).toBeVisible();
  expect(screen.queryByRole('button', { name: get })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See my pass' })).toBeVisible();
});
