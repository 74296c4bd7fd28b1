import { screen, within } from '@testing-library/react';
import { type PassOffer, Plan, type Subscription } from 'shared-api';
import { balance, club, logIn, logOut, me, now, passOffer, season, serve } from 'shared-ui/testing';
import { renderPage } from './render';

export const subscriptions = '/api/v1/SeasonSubscriptions';
export const threeMonths = passOffer({
  kind: 'threeMonths',
  startDate: '2026-11-21',
  endDate: '2027-02-21',
  saturdays: 14,
  sessionsLeft: 12,
  saves: 25,
  paysFrom: 10,
});
export const soldOut = { isSoldOut: true, placesLeft: 0 };
const winter = season({
  id: 'w1',
  name: 'Winter 2027',
  startDate: '2027-01-09',
  endDate: '2027-03-27',
});
export const early = passOffer({
  kind: 'nextSeason',
  season: winter,
  startDate: '2027-01-09',
  endDate: '2027-03-27',
});
/** A season that goes on for more than thirty days. */
export const long = season({ endDate: '2027-01-02' });
export const longOffer = passOffer({ season: long, endDate: '2027-01-02', sessionsLeft: 6, saves: 0 });

/** The server's answers on these pages. */
export const basics = {
  'GET /api/v1/Settings/club': club,
  'GET /api/v1/Balances/mine': balance(),
  [`GET ${subscriptions}/offers`]: [longOffer, threeMonths],
  [`GET ${subscriptions}/mine`]: [],
  'GET /api/v1/Users/me': me(),
};

/** Sets the date of the passes for all tests of a file, and logs out after each. */
export const onPlansDay = (): void => {
  beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(now.getTime()));
  afterEach(() => {
    jest.restoreAllMocks();
    logOut();
  });
};

/** Opens a page for a player, with some passes on sale. */
export const open = (
  Page: () => React.ReactNode,
  offers: PassOffer[],
  more: object = {},
  plan: Plan = Plan.DropIn,
) => {
  logIn(plan);
  const sent = serve({ ...basics, [`GET ${subscriptions}/offers`]: offers, ...more });
  return { sent, ...renderPage(<Page />, '/plan-selection') };
};

/** A server that knows these passes of the player's. */
export const holding = (...passes: Subscription[]) => ({ [`GET ${subscriptions}/mine`]: passes });

/** A plan's card, by its heading. */
export const card = (name: string) =>
  within(
    screen.getByRole('heading', { name, hidden: true }).closest('article') ??
      document.createElement('article'),
  );
export const cards = () => screen.findAllByRole('article');
/** The button that buys a pass. */
export const get = 'Get the season pass';
