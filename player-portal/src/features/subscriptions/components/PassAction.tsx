import type { ReactNode } from 'react';
import type { PassOffer } from 'shared-api';
import { Typography, useFormat, useText } from 'shared-ui';
import { useNow } from '../../sessions/use-now';
import { minute, saleOf } from '../plans';
import { WriteToClub } from './WriteToClub';

export interface PassActionProps {
  /** Undefined while loading. */
  offer: PassOffer | undefined;
  /** How to get it, while it is for sale. */
  children: ReactNode;
}

/** A pass's action. Before it opens there is only when that is, and from that minute on the action; sold out, whom to write to. */
export function PassAction({ offer, children }: PassActionProps) {
  const text = useText();
  const format = useFormat();
  const now = useNow(minute);
  const sale = offer && saleOf(offer, now);
  if (sale === 'soldOut') return <WriteToClub />;
  if (sale !== 'later') return children;
  const at = offer?.opensAt ?? '';
  return (
    <Typography sx={{ fontWeight: 650 }}>
      {text('plan.season.opens', { day: format.date(at, 'day'), time: format.time(at) })}
    </Typography>
  );
}
