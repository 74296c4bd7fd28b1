import type { PassOffer } from 'shared-api';
import { useFormat, useText } from 'shared-ui';

/** Compares a pass with drop-in, and names the spots it holds; each sentence only if true. */
export const useOfferFacts = () => {
  const text = useText();
  const format = useFormat();
  return (offer: PassOffer): string[] => {
    const { kind, saturdays, sessionsLeft, sessionsUnannounced: more, saves, paysFrom, savesOver } = offer;
    // Sessions that are not announced yet may differ.
    const certain = more === 0 ? 'yes' : 'no';
    const comparison = { amount: format.money(Math.abs(saves)), count: sessionsLeft + more, certain };
    const facts = [
      text(kind === 'season' ? 'plan.offer.saturdaysLeft' : 'plan.offer.saturdays', { count: saturdays }),
      more === 0
        ? text('plan.offer.sessions', { count: sessionsLeft })
        : text('plan.offer.sessionsSoFar', { count: sessionsLeft, more }),
    ];
    if (saves > 0) facts.push(text('plan.offer.saves', comparison));
    else if (saves < 0) facts.push(text('plan.offer.costsMore', comparison));
    if (savesOver !== null) {
      facts.push(text('plan.season.feature.rate', { percent: format.percent(savesOver / 100) }));
    }
    if (paysFrom !== null && paysFrom > 0) facts.push(text('plan.offer.paysFrom', { count: paysFrom }));
    return offer.everySpotHeld
      ? [...facts, text('plan.offer.firstInLine')]
      : [...facts, text('plan.season.feature.priority'), text('plan.season.feature.spot')];
  };
};
