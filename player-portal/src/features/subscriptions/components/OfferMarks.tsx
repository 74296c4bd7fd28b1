import type { PassOffer } from 'shared-api';
import { Chip, useFormat, useText } from 'shared-ui';

/** At this number or fewer, the remaining passes are shown. */
const fewPasses = 5;

/** Highlights of a pass on sale: its minimum saving, if true, and how many are left. */
export function OfferMarks({ offer }: { offer: PassOffer }) {
  const text = useText();
  const format = useFormat();
  const { kind, savesOver, isSoldOut, placesLeft } = offer;
  return (
    <>
      {kind === 'nextSeason' && <Chip size="small" label={text('plan.offer.early')} />}
      {savesOver !== null && (
        <Chip
          size="small"
          color="primary"
          label={text('plan.season.badge', { percent: format.percent(savesOver / 100) })}
        />
      )}
      {isSoldOut && <Chip size="small" color="warning" label={text('plan.offer.soldOut')} />}
      {!isSoldOut && placesLeft !== null && placesLeft <= fewPasses && (
        <Chip size="small" color="warning" label={text('plan.offer.left', { count: placesLeft })} />
      )}
    </>
  );
}
