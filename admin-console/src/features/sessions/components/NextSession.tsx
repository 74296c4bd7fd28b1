import { useId } from 'react';
import { SessionStatus } from 'shared-api';
import {
  Box,
  Button,
  CalendarLeaf,
  Card,
  LinkButton,
  ListSkeleton,
  PlaceName,
  Stack,
  Text,
  Typography,
  useFormat,
} from 'shared-ui';
import { ListDialogs, useListActions } from 'shared-ui/resource';
import { cancelAction } from '../actions';
import { editForm } from '../forms';
import { useUpcoming } from '../use-upcoming';
import { Standings } from './Standings';

/** The next session that is played: who comes, what is owed for it, and what an organizer does about it. */
export function NextSession() {
  const format = useFormat();
  const id = useId();
  const list = useUpcoming();
  const listActions = useListActions(list);
  const next = list.rows.find(({ status }) => status === SessionStatus.Open || status === SessionStatus.Full);
  if (list.loading) return <ListSkeleton rows={1} rowHeight={236} />;
  return (
    <>
      {next && (
        <Card
          component="section"
          aria-labelledby={id}
          sx={{ display: 'grid', gap: 2.5, p: { xs: 2, sm: 3 }, mb: 2.5 }}
        >
          <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
            <CalendarLeaf date={next.sessionDate} />
            <Box sx={{ minWidth: 0 }}>
              <Typography
                id={id}
                component="h2"
                variant="h3"
                sx={{ '&::first-letter': { textTransform: 'uppercase' } }}
              >
                {format.date(next.sessionDate, 'day')}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {format.timeRange(next.startTime, next.endTime)} · <PlaceName>{next.location}</PlaceName>
              </Typography>
            </Box>
          </Stack>
          <Standings key={next.id} session={next} />
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            <LinkButton to="adminSession" query={{ id: next.id }} variant="contained">
              <Text id="sessions.details" />
            </LinkButton>
            <LinkButton to="adminDoor" query={{ session: next.id }} variant="outlined" color="secondary">
              <Text id="door.open" />
            </LinkButton>
            <Button color="error" aria-haspopup="dialog" onClick={() => listActions.act(cancelAction, next)}>
              <Text id="sessions.next.cancel" />
            </Button>
          </Stack>
        </Card>
      )}
      <ListDialogs listActions={listActions} edit={editForm} />
    </>
  );
}
