import { ConsolePage } from '../../../layout/ConsolePage';

export function UsersPage() {
  return (
    <ConsolePage title="users.title" lead="users.intro">
      {null}
    </ConsolePage>
  );
}
