import type { PassOffer } from 'shared-api';
import { clubDate, Link, Typography, useFormat, useText } from 'shared-ui';
import { seasonOf, seasonOffers } from '../plans';

/** Names the season that runs, or else the next, and leads to it. */
export function SeasonLine({ offers }: { offers: readonly PassOffer[] }) {
  const text = useText();
  const format = useFormat();
  const [shown] = seasonOffers(offers, [], clubDate());
  const season = shown && seasonOf(shown);
  if (!season) return null;
  const isComing = season.startDate > clubDate();
  return (
    <Typography sx={{ mt: 3 }}>
      <Link to="seasonSubscription" color="text.secondary">
        {text(isComing ? 'plan.season.coming' : 'plan.season.running', {
          season: format.season(season.name),
          date: format.date(isComing ? season.startDate : season.endDate, 'dayMonth'),
        })}
      </Link>
    </Typography>
  );
}
