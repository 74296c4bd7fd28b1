import type { PassOffer } from 'shared-api';
import { Typography, useText } from 'shared-ui';
import { seasonOf } from '../plans';

/** Names the sold-out season that blocks a pass, unless it is the pass's own. */
export function SoldOutSeasonNote({ offer }: { offer: PassOffer }) {
  const text = useText();
  const { soldOutSeason } = offer;
  if (!soldOutSeason || soldOutSeason.id === seasonOf(offer)?.id) return null;
  return <Typography>{text('plan.offer.inTheWay', { season: soldOutSeason.name })}</Typography>;
}
