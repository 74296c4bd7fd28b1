import { fullName, type StoredUser, useAuth } from 'shared-api';
import { Alert, useText } from 'shared-ui';

/** Says so when a mailed link is for another account than the one that is logged in here: using it changes the login. */
export function OtherAccount({ isTheirs }: { isTheirs: (user: StoredUser) => boolean }) {
  const text = useText();
  const user = useAuth(({ user }) => user);
  if (!user || isTheirs(user)) return null;
  return <Alert severity="warning">{text('link.other', { name: fullName(user) })}</Alert>;
}
