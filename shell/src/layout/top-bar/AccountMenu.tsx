import { Link as RouterLink } from 'react-router-dom';
import { fullName, type StoredUser } from 'shared-api';
import { usePageName, useText } from 'shared-ui';
import { Divider, ListItemIcon, LogoutIcon, Menu, MenuItem } from 'shared-ui/overlays';
import { useLogout } from '../../features/access';
import { useEntries } from '../use-entries';
import { AccountHeader } from './AccountHeader';

interface AccountMenuProps {
  id: string;
  /** The anchor element; null closes it. */
  anchor: HTMLElement | null;
  user: StoredUser;
  onClose: () => void;
}

/** The person's own pages, and logout. */
export default function AccountMenu({ id, anchor, user, onClose }: AccountMenuProps) {
  const entries = useEntries()('account');
  const shown = usePageName();
  const text = useText();
  const logout = useLogout();
  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        list: {
          'aria-label': text('nav.account', { name: fullName(user) }),
          subheader: <AccountHeader user={user} />,
        },
        paper: { sx: { minWidth: 248, mt: 0.5 } },
      }}
    >
      {entries.map(({ name, href, label, Icon }) => (
        <MenuItem
          key={name}
          component={RouterLink}
          to={href}
          selected={shown === name}
          onClick={onClose}
          sx={{ minHeight: 44 }}
        >
          <ListItemIcon>
            <Icon fontSize="small" />
          </ListItemIcon>
          {label}
        </MenuItem>
      ))}
      <Divider component="li" role="separator" />
      <MenuItem
        sx={{ minHeight: 44 }}
        onClick={() => {
          onClose();
          logout();
        }}
      >
        <ListItemIcon>
          <LogoutIcon fontSize="small" />
        </ListItemIcon>
        {text('nav.logout')}
      </MenuItem>
    </Menu>
  );
}
