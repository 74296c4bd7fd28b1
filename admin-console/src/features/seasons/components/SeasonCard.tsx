import type { Season } from 'shared-api';
import {
  Box,
  Button,
  Card,
  CardActions,
  CardContent,
  SeasonName,
  Stack,
  StatusChip,
  Text,
  Typography,
  useFormat,
} from 'shared-ui';
import { ActionMenu, type ListActions } from 'shared-ui/resource';
import { seasonActions } from '../actions';
import { Period } from './Period';

/** A season with its actions. */
export function SeasonCard({ season, listActions }: { season: Season; listActions: ListActions<Season> }) {
  const format = useFormat();
  return (
    <Card component="article" sx={{ display: 'flex', flexDirection: 'column' }}>
      <CardContent sx={{ display: 'grid', gap: 1.5, flexGrow: 1, alignContent: 'start' }}>
        <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
          <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
            <StatusChip kind="season" status={season.status} />
            <Typography component="h2" variant="h3">
              <SeasonName name={season.name} />
            </Typography>
          </Stack>
          <Box sx={{ mt: -0.75, mr: -1 }}>
            <ActionMenu row={season} name={season.name} actions={seasonActions} onAct={listActions.act} />
          </Box>
        </Stack>
        <Period season={season} />
        <Typography sx={{ fontWeight: 650 }}>{format.money(season.price)}</Typography>
        {season.notes && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {season.notes}
          </Typography>
        )}
      </CardContent>
      <CardActions>
        <Button
          variant="outlined"
          color="secondary"
          aria-haspopup="dialog"
          onClick={() => listActions.showing.show(season)}
        >
          <Text id="seasons.members" values={{ count: season.registeredUsersCount }} />
        </Button>
      </CardActions>
    </Card>
  );
}
