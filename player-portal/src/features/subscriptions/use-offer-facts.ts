import type { PassOffer } from 'shared-api';
import { useFormat, useText } from 'shared-ui';

/** Says how a pass compares with drop-in, and which spot it holds; each sentence only where it is true. */
export const useOfferFacts = () => {
  const text = useText();
  const format = useFormat();
  return ({ kind, saturdays, saves, paysFrom, savesOver, everySpotHeld }: PassOffer): string[] => {
    const amount = format.money(Math.abs(saves));
    const facts = [
      text(kind === 'season' ? 'plan.offer.saturdaysLeft' : 'plan.offer.saturdays', { count: saturdays }),
    ];
    if (saves > 0) facts.push(text('plan.offer.saves', { amount, count: saturdays }));
    else if (saves < 0) facts.push(text('plan.offer.costsMore', { amount, count: saturdays }));
    if (saves > 0 && savesOver !== null) {
      facts.push(text('plan.season.feature.rate', { percent: format.percent(savesOver / 100) }));
    }
    if (paysFrom !== null && paysFrom > 0 && paysFrom <= saturdays) {
      facts.push(text('plan.offer.paysFrom', { count: paysFrom }));
    }
    return everySpotHeld
      ? [...facts, text('plan.offer.firstInLine')]
      : [...facts, text('plan.season.feature.priority'), text('plan.season.feature.spot')];
  };
};
