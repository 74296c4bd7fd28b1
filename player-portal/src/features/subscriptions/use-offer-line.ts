import type { PassOffer } from 'shared-api';
import { useFormat, useText } from 'shared-ui';
import { seasonOf } from './plans';

/** Whether a season costs only what is left of it. */
export const isPartOf = (offer: PassOffer): boolean => {
  const season = seasonOf(offer);
  return season !== null && offer.price < season.price;
};

/** Until when a pass on sale is valid, for how many sessions, and what it saves, if anything, in one line. */
export const useOfferLine = () => {
  const text = useText();
  const format = useFormat();
  return ({ endDate, sessionsLeft, sessionsUnannounced, saves, savesOver }: PassOffer): string => {
    // Sessions that are not announced yet may differ.
    const certain = sessionsUnannounced === 0 ? 'yes' : 'no';
    const count = sessionsLeft + sessionsUnannounced;
    const line = [
      text('plan.season.until', { end: format.date(endDate, 'dayMonth') }),
      text('plan.season.sessions', { count, certain }),
    ];
    if (savesOver !== null)
      line.push(text('plan.season.savesOver', { percent: format.percent(savesOver / 100) }));
    else if (saves > 0) line.push(text('plan.season.saves', { amount: format.money(saves), certain }));
    return line.join(' · ');
  };
};
