import { useQuery } from '@tanstack/react-query';
import type { Season, SeasonUser } from 'shared-api';
import {
  Box,
  Button,
  Card,
  CardActions,
  CardContent,
  EmailAddress,
  LinkButton,
  ListSkeleton,
  Loaded,
  SeasonName,
  Stack,
  StatusChip,
  Text,
  Typography,
  useFormat,
  useText,
} from 'shared-ui';
import { List, ListItem, ListItemText } from 'shared-ui/overlays';
import {
  ActionMenu,
  CreateButton,
  type ListActions,
  ListBody,
  ListDialogs,
  useListActions,
  useResource,
} from 'shared-ui/resource';
import { ConsolePage } from '../../../layout/ConsolePage';
import { InfoDialog } from '../../../layout/InfoDialog';
import { seasonUsersQuery } from '../api';
import { seasonActions } from './actions';
import { createForm, editForm } from './forms';
import { Period, seasons } from './resource';

function Members({ members }: { members: readonly SeasonUser[] }) {
  const text = useText();
  const format = useFormat();
  if (members.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>{text('seasons.membersNone')}</Typography>;
  return (
    <List disablePadding>
      {members.map(({ userId, userName, email, registeredOn }) => (
        <ListItem key={userId} disableGutters divider>
          <ListItemText
            primary={userName}
            secondary={
              <>
                <EmailAddress>{email}</EmailAddress> ·{' '}
                {text('seasons.memberSince', { date: format.date(registeredOn, 'medium') })}
              </>
            }
          />
        </ListItem>
      ))}
    </List>
  );
}

interface MembersDialogProps {
  season: Season;
  open: boolean;
  onClose: () => void;
}

/** A season's pass holders. */
function MembersDialog({ season, open, onClose }: MembersDialogProps) {
  const members = useQuery({ ...seasonUsersQuery(season.id), enabled: open });
  return (
    <InfoDialog
      title={<Text id="seasons.membersTitle" values={{ name: season.name }} />}
      open={open}
      onClose={onClose}
    >
      <Loaded
        query={members}
        waiting={<ListSkeleton rows={5} rowHeight={44} />}
        failed={<Text id="seasons.membersFailed" />}
        heading="h3"
      >
        {(data) => <Members members={data} />}
      </Loaded>
    </InfoDialog>
  );
}

/** A season with its actions. */
function SeasonCard({ season, listActions }: { season: Season; listActions: ListActions<Season> }) {
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

/** `/admin/seasons`: the seasons and their passes. */
export function Component() {
  const listActions = useListActions(useResource(seasons));
  const { showing } = listActions;
  return (
    <ConsolePage
      title="seasons.title"
      lead="seasons.intro"
      actions={<CreateButton label="seasons.create" onClick={listActions.create} />}
    >
      <ListBody
        listActions={listActions}
        card={(season) => <SeasonCard season={season} listActions={listActions} />}
      />
      <LinkButton to="adminPasses" color="secondary" sx={{ mt: 2, ml: -1.75 }}>
        <Text id="passes.title" />
      </LinkButton>
      <ListDialogs listActions={listActions} create={createForm} edit={editForm} />
      {showing.row && <MembersDialog season={showing.row} open={showing.open} onClose={showing.close} />}
    </ConsolePage>
  );
}
