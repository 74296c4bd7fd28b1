import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { type Season, seasonUsersQuery } from 'shared-api';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  ErrorState,
  List,
  ListItem,
  ListItemText,
  ListSkeleton,
  StatusChip,
  Text,
  Typography,
  useFormat,
} from 'shared-ui';

export interface MembersDialogProps {
  season: Season;
  open: boolean;
  onClose: () => void;
}

/** Who holds a pass for a season. */
export function MembersDialog({ season, open, onClose }: MembersDialogProps) {
  const format = useFormat();
  const id = useId();
  const { data, error, refetch } = useQuery({ ...seasonUsersQuery(season.id), enabled: open });
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>
        <Text id="seasons.membersTitle" values={{ name: season.name }} />
      </DialogTitle>
      <DialogContent>
        {!data && error !== null && (
          <ErrorState
            error={error}
            fallback={<Text id="seasons.membersFailed" />}
            onRetry={() => void refetch()}
            heading="h3"
          />
        )}
        {!data && error === null && <ListSkeleton rows={5} rowHeight={44} />}
        {data?.length === 0 && (
          <Typography sx={{ color: 'text.secondary' }}>
            <Text id="seasons.membersNone" />
          </Typography>
        )}
        {data && data.length > 0 && (
          <List disablePadding>
            {data.map(({ userId, userName, email, registeredOn, status }) => (
              <ListItem
                key={`${userId} ${registeredOn}`}
                disableGutters
                divider
                secondaryAction={<StatusChip kind="season" status={status} />}
              >
                <ListItemText
                  primary={userName}
                  secondary={
                    <>
                      {email} ·{' '}
                      <Text id="seasons.memberSince" values={{ date: format.date(registeredOn, 'medium') }} />
                    </>
                  }
                />
              </ListItem>
            ))}
          </List>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>
          <Text id="ui.action.close" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}
