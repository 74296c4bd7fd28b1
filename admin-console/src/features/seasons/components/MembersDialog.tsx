import { useQuery } from '@tanstack/react-query';
import type { Season, SeasonUser } from 'shared-api';
import { EmailAddress, ListSkeleton, Loaded, Text, Typography, useFormat, useText } from 'shared-ui';
import { List, ListItem, ListItemText } from 'shared-ui/overlays';
import { InfoDialog } from '../../../layout/InfoDialog';
import { seasonUsersQuery } from '../api';

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

export interface MembersDialogProps {
  season: Season;
  open: boolean;
  onClose: () => void;
}

/** A season's pass holders. */
export function MembersDialog({ season, open, onClose }: MembersDialogProps) {
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
