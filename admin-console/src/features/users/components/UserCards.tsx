import type { User } from 'shared-api';
import { Stack } from 'shared-ui';
import type { ListActions } from 'shared-ui/resource';
import { UserCard } from './UserCard';

/** Users one under the other, each of them to be expanded. */
export function UserCards({ rows, listActions }: { rows: readonly User[]; listActions: ListActions<User> }) {
  return (
    <Stack component="ul" sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
      {rows.map((user) => (
        <li key={user.id}>
          <UserCard user={user} listActions={listActions} />
        </li>
      ))}
    </Stack>
  );
}
