import { useNavigate } from 'react-router-dom';
import { fullName, type User } from 'shared-api';
import {
  Box,
  Button,
  Card,
  EmailAddress,
  EmailIcon,
  Initials,
  LinkButton,
  ListSkeleton,
  Stack,
  Text,
  Typography,
  usePath,
} from 'shared-ui';
import {
  ActionMenu,
  CreateButton,
  type ListActions,
  ListBody,
  ListDialogs,
  SelectRow,
  useI18n,
  useListActions,
  useResource,
} from 'shared-ui/resource';
import { ConsolePage } from '../../../layout/ConsolePage';
import { userActions } from './actions';
import { createForm, editForm } from './forms';
import { PlanChip } from './PlanChip';
import { users } from './resource';
import { UserName } from './UserName';

/** A user in a line. */
function UserCard({ user, listActions }: { user: User; listActions: ListActions<User> }) {
  const { text, format } = useI18n();
  const name = fullName(user);
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

/** `/admin/users`: all accounts. */
export function Component() {
  const list = useResource(users);
  const listActions = useListActions(list);
  const navigate = useNavigate();
  const path = usePath();
  const write = () =>
    void navigate(path('adminCommunication'), {
      state: { recipients: list.selection.rows.map(({ email }) => email) },
    });
  return (
    <ConsolePage
      title="users.title"
      lead="users.intro"
      actions={
        <>
          <LinkButton to="adminInvite" variant="outlined" color="secondary">
            <Text id="invite.open" />
          </LinkButton>
          <CreateButton label="users.create" onClick={listActions.create} />
        </>
      }
    >
      <ListBody
        listActions={listActions}
        card={(user) => <UserCard user={user} listActions={listActions} />}
        column
        waiting={<ListSkeleton rows={list.state.pageSize} rowHeight={73} />}
        selectionActions={
          <Button size="small" color="secondary" startIcon={<EmailIcon />} onClick={write}>
            <Text id="users.writeMany" />
          </Button>
        }
      />
      <ListDialogs listActions={listActions} create={createForm} edit={editForm} />
    </ConsolePage>
  );
}
