import { fullName, type StoredUser } from 'shared-api';
import { Alert, Link, useText } from 'shared-ui';

/** Says to whoever is logged in that they are, and leads on. */
export function AlreadyIn({ user }: { user: StoredUser }) {
  const text = useText();
  return (
    <Alert severity="info" role="status">
      {text('login.already', { name: fullName(user) })} <Link to="schedule">{text('login.toSchedule')}</Link>
    </Alert>
  );
}
