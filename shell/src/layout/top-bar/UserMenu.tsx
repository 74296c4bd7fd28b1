import { useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { StoredUser } from 'shared-api';
import {
  Avatar,
  Box,
  Button,
  Divider,
  ExpandIcon,
  ListItemIcon,
  LogoutIcon,
  Menu,
  MenuItem,
  Text,
  usePath,
  useRouteName,
  useText,
} from 'shared-ui';
import { useLogout } from '../../features/access';
import { ownPlaces } from '../destinations';
import { fullName, initials } from '../use-viewer';
import { AccountHeader } from './AccountHeader';

/** What is the person's own: name, pages, logout. */
export function UserMenu({ user }: { user: StoredUser }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const path = usePath();
  const shown = useRouteName();
  const text = useText();
  const logout = useLogout();
  const close = () => setAnchor(null);
  const name = fullName(user);
  return (
    <>
      <Button
        color="inherit"
        aria-label={text('nav.account', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...(anchor ? { 'aria-controls': id } : {})}
        onClick={(event) => setAnchor(event.currentTarget)}
        endIcon={<ExpandIcon />}
        sx={{ pl: 0.5, gap: 1 }}
      >
        <Avatar aria-hidden sx={{ width: 34, height: 34 }}>
          {initials(user)}
        </Avatar>
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
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          list: { 'aria-label': text('nav.account', { name }), subheader: <AccountHeader user={user} /> },
          paper: { sx: { minWidth: 248, mt: 0.5 } },
        }}
      >
        {ownPlaces(user).map(({ to, label, Icon }) => (
          <MenuItem
            key={to}
            component={RouterLink}
            to={path(to)}
            selected={shown === to}
            onClick={close}
            sx={{ minHeight: 44 }}
          >
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            <Text id={label} />
          </MenuItem>
        ))}
        <Divider component="li" role="separator" />
        <MenuItem
          sx={{ minHeight: 44 }}
          onClick={() => {
            close();
            logout();
          }}
        >
          <ListItemIcon>
            <LogoutIcon fontSize="small" />
          </ListItemIcon>
          <Text id="nav.logout" />
        </MenuItem>
      </Menu>
    </>
  );
}
