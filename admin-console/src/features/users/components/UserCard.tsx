import type { User } from 'shared-api';
import { Box, Card, EmailAddress, Initials, Stack, Typography } from 'shared-ui';
import { ActionMenu, type ListActions, SelectRow, useI18n } from 'shared-ui/resource';
import { userActions } from '../actions';
import { nameOf } from '../labels';
import { PlanChip } from './PlanChip';
import { UserName } from './UserName';

/** A user in a line. */
export function UserCard({ user, listActions }: { user: User; listActions: ListActions<User> }) {
  const { text, format } = useI18n();
  const name = nameOf(user);
  return (
    <Card component="article" aria-label={name}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: { xs: 0.5, sm: 1.5 }, p: { xs: 1, sm: 1.5 } }}>
        <SelectRow row={user} name={name} selection={listActions.list.selection} />
        <Initials display={{ xs: 'none', sm: 'flex' }}>
          {user.firstName.slice(0, 1)}
          {user.lastName.slice(0, 1)}
        </Initials>
        <Box
          sx={{
            display: 'grid',
            flexGrow: 1,
            minWidth: 0,
            columnGap: 2,
            rowGap: 0.75,
            alignItems: 'center',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
          }}
        >
          <Box sx={{ minWidth: 0 }}>
            <Typography component="h2" sx={{ lineHeight: 1.4 }}>
              <UserName user={user} />
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              <EmailAddress>{user.email}</EmailAddress>
            </Typography>
          </Box>
          <Stack
            direction={{ xs: 'row', md: 'column' }}
            sx={{ flexWrap: 'wrap', alignItems: { xs: 'center', md: 'flex-end' }, gap: 0.5, columnGap: 1 }}
          >
            <PlanChip plan={user.paymentPlan} />
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {text(user.invited ? 'users.invited' : 'users.joined', {
                date: format.date(user.createdOn, 'medium'),
              })}
            </Typography>
          </Stack>
        </Box>
        <ActionMenu row={user} name={name} actions={userActions} onAct={listActions.act} />
      </Stack>
    </Card>
  );
}
