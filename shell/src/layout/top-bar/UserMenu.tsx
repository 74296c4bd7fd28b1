import { useId, useState } from 'react';
import { fullName, type StoredUser } from 'shared-api';
import { Box, Button, ExpandIcon, Initials, useText } from 'shared-ui';
import { useOnDemand } from '../use-on-demand';
import { initials } from '../use-viewer';

const accountMenu = () => import(/* webpackChunkName: "menus" */ './AccountMenu');

/** The person's name with their menu. */
export function UserMenu({ user }: { user: StoredUser }) {
  const [AccountMenu, askForMenu] = useOnDemand(accountMenu);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const text = useText();
  const name = fullName(user);
  return (
    <>
      <Button
        color="inherit"
        aria-label={text('nav.account', { name })}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        {...(anchor ? { 'aria-controls': id } : {})}
        onClick={({ currentTarget }) => askForMenu(() => setAnchor(currentTarget))}
        endIcon={<ExpandIcon />}
        sx={{ pl: 0.5, gap: 1 }}
      >
        <Initials size={34}>{initials(user)}</Initials>
        <Box
          component="span"
          sx={{
            display: { xs: 'none', lg: 'block' },
            maxWidth: '18ch',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {name}
        </Box>
      </Button>
      {AccountMenu && <AccountMenu id={id} anchor={anchor} user={user} onClose={() => setAnchor(null)} />}
    </>
  );
}
