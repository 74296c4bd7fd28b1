import { now, type Session } from 'shared-api';
import { Typography, useFormat, useText } from 'shared-ui';

/** Says what a no costs, and from when; after a late no, that it was not free. */
export function LateCancellationNote({ session: { place } }: { session: Pick<Session, 'place'> }) {
  const text = useText();
  const format = useFormat();
  if (!place?.noCosts && !place?.late) return null;
  const { amount = 0, until = '' } = place.noCosts ?? {};
  const isFree = Date.parse(until) > now();
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {place.late
        ? text('place.late')
        : text(isFree ? 'place.noCosts' : 'place.noCostsNow', {
            amount: format.money(amount),
            spots: 1 + place.guests.length,
            day: format.date(until, 'shortDay'),
            time: format.time(until),
          })}
    </Typography>
  );
}
