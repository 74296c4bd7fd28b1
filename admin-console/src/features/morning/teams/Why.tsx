import { type Rating, rules } from 'shared-api';
import { Alert, Stack, Typography } from 'shared-ui';
import { useI18n } from 'shared-ui/resource';
import { brokenBy, meanOf, measureOf, type Player, type Teams, type Wishes } from './balance';

export interface WhyProps {
  teams: Teams;
  players: readonly Player[];
  ratings: readonly Rating[];
  wishes: Wishes;
  names: ReadonlyMap<string, string>;
}

/** Why the teams are as they are: how strong each is, who counts as the middle, and which wishes are not met. */
export function Why({ teams, players, ratings, wishes, names }: WhyProps) {
  const { text, format } = useI18n();
  const strengths = new Map(players.map(({ id, strength }) => [id, strength]));
  const measures = teams.map((team) => measureOf(team.flatMap((id) => strengths.get(id) ?? [])));
  const sizes = measures.map(({ size }) => size);
  const areEqual = new Set(sizes).size === 1;
  const figures = measures
    .map((team) => (areEqual ? format.number(team.sum) : format.number(Math.round(meanOf(team) * 10) / 10)))
    // Without a line break between them.
    .join('\u00A0:\u00A0');
  const rated = new Set(ratings.map(({ userId }) => userId));
  const unrated = players.filter(({ id }) => !rated.has(id)).length;
  const broken = brokenBy(teams, wishes);
  const unmet = (['together', 'apart'] as const).flatMap((kind) =>
    broken[kind].map((group) =>
      text(`teams.${kind}`, { names: group.map((id) => names.get(id) ?? '…').join(', ') }),
    ),
  );
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography variant="h4" component="p">
        {unrated === players.length
          ? text('teams.byChance')
          : text(areEqual ? 'teams.strengths' : 'teams.averages', { figures })}
      </Typography>
      {unrated > 0 && unrated < players.length && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('teams.unrated', { count: unrated, middle: rules.rating.default })}
        </Typography>
      )}
      {unmet.length > 0 && (
        <Alert severity="warning">{text('teams.unmet', { wishes: unmet.join('; ') })}</Alert>
      )}
      {Math.max(...sizes) - Math.min(...sizes) > 1 && <Alert severity="info">{text('teams.uneven')}</Alert>}
    </Stack>
  );
}
