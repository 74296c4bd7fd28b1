import { type User, useAuth } from 'shared-api';
import { Box, Chip, Stack, Text } from 'shared-ui';
import { nameOf } from '../labels';

/** A user's name, with a mark for administrators and for oneself. */
export function UserName({ user }: { user: User }) {
  const self = useAuth((auth) => auth.user?.id === user.id);
  return (
    <Stack
      direction="row"
      component="span"
      sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 0.75, minWidth: 0 }}
    >
      <Box component="span" sx={{ fontWeight: 650 }}>
        {nameOf(user)}
      </Box>
      {user.isAdmin && <Chip component="span" size="small" color="primary" label={<Text id="ui.admin" />} />}
      {self && <Chip component="span" size="small" variant="outlined" label={<Text id="users.you" />} />}
    </Stack>
  );
}
