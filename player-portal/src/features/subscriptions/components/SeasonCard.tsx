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
  const [start, end] = [format.date(season.startDate), format.date(season.endDate)];
  const entries: Definition[] = [
    [text('subscription.price'), format.money(season.price)],
    [text('subscription.period'), text('subscription.period.value', { start, end })],
    [text('subscription.sessions'), text('subscription.sessions.value', { count: season.sessionsCount })],
    [
      text('subscription.remaining'),
      left.weeks === 0 ? text('subscription.remaining.ended') : text('subscription.remaining.value', left),
    ],
  ];
  if (season.notes) entries.push([text('subscription.notes'), season.notes]);
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
