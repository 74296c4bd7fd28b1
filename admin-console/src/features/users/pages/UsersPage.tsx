import { useNavigate } from 'react-router-dom';
import { Button, EmailIcon, LinkButton, ListSkeleton, Text, usePath } from 'shared-ui';
import { CreateButton, ListBody, ListDialogs, useListActions, useResource } from 'shared-ui/resource';
import { ConsolePage } from '../../../layout/ConsolePage';
import { UserCard } from '../components/UserCard';
import { createForm, editForm } from '../forms';
import { users } from '../resource';

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
          <LinkButton to="adminInvite" color="secondary">
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
