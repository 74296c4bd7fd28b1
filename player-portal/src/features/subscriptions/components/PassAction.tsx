import { type ReactNode, Suspense } from 'react';
import type { PassOffer } from 'shared-api';
import { lazyPart, Skeleton, Typography, useFormat, useText } from 'shared-ui';
import { useNow } from '../../sessions/use-now';
import { saleOf } from '../plans';
import { WriteToClub } from './WriteToClub';

// Loaded on demand: most clubs sell their passes at once.
const PassReminder = lazyPart(
  async () => (await import(/* webpackChunkName: "opening" */ './PassReminder')).PassReminder,
);

export interface PassActionProps {
  /** Undefined while loading. */
  offer: PassOffer | undefined;
  /** How to get it, while it is for sale. */
  children: ReactNode;
}

/** A pass's action. Before it opens there is when that is, with a reminder, and from that minute on the action; sold out, whom to write to. */
export function PassAction({ offer, children }: PassActionProps) {
  const text = useText();
  const format = useFormat();
  const now = useNow();
  const sale = offer && saleOf(offer, now);
  if (sale === 'soldOut') return <WriteToClub />;
  if (!offer || sale !== 'later') return children;
  const at = offer.opensAt ?? '';
  return (
    <>
      <Typography sx={{ fontWeight: 650 }}>
        {text('plan.season.opens', { day: format.date(at, 'day'), time: format.time(at) })}
      </Typography>
      <Suspense fallback={<Skeleton variant="rounded" height={48} />}>
        <PassReminder offer={offer} />
      </Suspense>
    </>
  );
}
