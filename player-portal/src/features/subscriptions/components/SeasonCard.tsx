import type { Season } from 'shared-api';
import {
  Card,
  CardContent,
  clubDate,
  type Definition,
  DefinitionList,
  SeasonName,
  Stack,
  StatusChip,
  Typography,
  useFormat,
  useText,
} from 'shared-ui';
import { remaining } from '../period';

/** What a season is: price, period, what is left of it, notes. */
export function SeasonCard({ season }: { season: Season }) {
  const text = useText();
  const format = useFormat();
  const left = remaining(season, clubDate());
  const entries: Definition[] = [
    { key: 'price', term: text('subscription.price'), value: format.money(season.price) },
    {
      key: 'period',
      term: text('subscription.period'),
      value: text('subscription.period.value', {
        start: format.date(season.startDate),
        end: format.date(season.endDate),
      }),
    },
    {
      key: 'sessions',
      term: text('subscription.sessions'),
      value: text('subscription.sessions.value', { count: season.sessionsCount }),
    },
    {
      key: 'remaining',
      term: text('subscription.remaining'),
      value:
        left.weeks === 0 ? text('subscription.remaining.ended') : text('subscription.remaining.value', left),
    },
    ...(season.notes ? [{ key: 'notes', term: text('subscription.notes'), value: season.notes }] : []),
  ];
  return (
    <Card component="section">
      <CardContent>
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1.5 }}>
          <Typography component="h2" variant="h2">
            <SeasonName name={season.name} />
          </Typography>
          <StatusChip kind="season" status={season.status} />
        </Stack>
        <DefinitionList entries={entries} />
      </CardContent>
    </Card>
  );
}
