import type { PassOffer } from 'shared-api';
import { Button, Typography, useFormat, useText } from 'shared-ui';
import { usePassChanges } from '../use-pass-changes';

/** The action for a season's pass: subscribe, or join the waiting list of what is sold out. */
export function PassAction({ offer, onBuy }: { offer: PassOffer; onBuy: () => void }) {
  const text = useText();
  const format = useFormat();
  const { join, leave } = usePassChanges();
  const { isSoldOut, soldOutSeason, queue, queueLength } = offer;
  const season = soldOutSeason ?? offer.season;
  const name = season ? format.season(season.name) : text('plan.season.name');
  const label = text('subscription.subscribe');
  const buy = (
    <Button fullWidth size="large" variant="contained" aria-label={`${label}: ${name}`} onClick={onBuy}>
      {label}
    </Button>
  );
  if (!season || !(queue || isSoldOut)) return buy;
  if (!queue)
    return (
      <>
        <Typography>{text('passQueue.soldOut', { count: queueLength })}</Typography>
        <Button
          fullWidth
          size="large"
          variant="outlined"
          loading={join.isPending}
          aria-label={`${text('passQueue.join')}: ${name}`}
          onClick={() => join.mutate(season.id)}
        >
          {text('passQueue.join')}
        </Button>
      </>
    );
  const { position, offeredUntil } = queue;
  return (
    <>
      <Typography role="status">
        {offeredUntil
          ? text('passQueue.offered', { date: format.date(offeredUntil), time: format.time(offeredUntil) })
          : text('passQueue.position', { position })}
      </Typography>
      {offeredUntil ? (
        buy
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('passQueue.next')}
        </Typography>
      )}
      <Button color="secondary" loading={leave.isPending} onClick={() => leave.mutate(season.id)}>
        {text(offeredUntil ? 'passQueue.decline' : 'passQueue.leave')}
      </Button>
    </>
  );
}
