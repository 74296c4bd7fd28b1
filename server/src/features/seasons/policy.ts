import { rules, type Season } from 'shared-api/contract';

/** The price in force: the current season's, else that of the plan card (docs/product.md, Plans). */
export const priceInForce = (current: Season | undefined): number =>
  current?.price ?? rules.season.planCardPrice;
