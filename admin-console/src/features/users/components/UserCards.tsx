import type { User } from 'shared-api';
import { Stack } from 'shared-ui';
import type { Desk } from 'shared-ui/resource';
import { UserCard } from './UserCard';

/** Users one under the other, each of them to be expanded. */
export function UserCards({ rows, desk }: { rows: readonly User[]; desk: Desk<User> }) {
  return (
    <Stack component="ul" sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
      {rows.map((user) => (
        <li key={user.id}>
          <UserCard user={user} desk={desk} />
        </li>
      ))}
    </Stack>
  );
}
