import { fullName, type StoredUser } from 'shared-api';
import { Box, Typography } from 'shared-ui';
import { Divider } from 'shared-ui/overlays';

/** The account's name above the menu's entries. */
export function AccountHeader({ user }: { user: StoredUser }) {
  return (
    <>
      <Box component="li" role="none" sx={{ px: 2, pt: 0.75, pb: 1.25 }}>
        <Typography variant="subtitle2" component="span" sx={{ display: 'block' }}>
          {fullName(user)}
        </Typography>
        <Typography
          variant="body2"
          component="span"
          sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          {user.email}
        </Typography>
      </Box>
      <Divider component="li" role="separator" sx={{ mb: 0.75 }} />
    </>
  );
}
