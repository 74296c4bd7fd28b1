import { fullName, type User, useAuth } from 'shared-api';
import { Chip, Link, Stack, Text } from 'shared-ui';

/** A user's name, which leads to their page, with a mark for administrators, for the door and for oneself. */
export function UserName({ user }: { user: User }) {
  const self = useAuth((auth) => auth.user?.id === user.id);
  return (
    <Stack
      direction="row"
      component="span"
      sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 0.75, minWidth: 0 }}
    >
      <Link to="adminUser" query={{ id: user.id }} sx={{ fontWeight: 650 }}>
        {fullName(user)}
      </Link>
      {user.isAdmin && <Chip component="span" size="small" color="primary" label={<Text id="ui.admin" />} />}
      {user.isDoor && (
        <Chip component="span" size="small" variant="outlined" label={<Text id="users.field.isDoor" />} />
      )}
      {self && <Chip component="span" size="small" variant="outlined" label={<Text id="users.you" />} />}
    </Stack>
  );
}
