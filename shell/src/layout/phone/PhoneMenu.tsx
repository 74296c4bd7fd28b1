import { Fragment } from 'react';
import { fullName } from 'shared-api';
import { Box, CloseIcon, IconButton, Initials, Stack, Typography, useText } from 'shared-ui';
import { Divider, Drawer, List, ListItemText, LogoutIcon } from 'shared-ui/overlays';
import { useLogout } from '../../features/access';
import { VisitorButtons } from '../top-bar/VisitorButtons';
import { initials, useViewer } from '../use-viewer';
import { PhoneMenuAction, PhoneMenuLink } from './PhoneMenuEntry';
import { usePhoneEntries } from './use-phone-entries';

interface PhoneMenuProps {
  open: boolean;
  onClose: () => void;
}

/** Everything that the phone's bar has no room for, as a bottom sheet. */
export default function PhoneMenu({ open, onClose }: PhoneMenuProps) {
  const viewer = useViewer();
  const { menu } = usePhoneEntries();
  const text = useText();
  const logout = useLogout();
  const leave = () => {
    onClose();
    logout();
  };
  return (
    <Drawer
      anchor="bottom"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': text('nav.menu'),
          sx: { borderRadius: '24px 24px 0 0', maxHeight: '88dvh', pb: 'env(safe-area-inset-bottom)' },
        },
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, pl: 2.5, pr: 1, pt: 1.5 }}>
        {viewer && <Initials>{initials(viewer)}</Initials>}
        <Typography variant="h4" component="p" sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {viewer ? fullName(viewer) : text('nav.menu')}
        </Typography>
        <IconButton aria-label={text('ui.action.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Stack>
      <Box component="nav" aria-label={text('nav.menu')} sx={{ px: 1, pb: 1.5 }}>
        {!viewer && (
          <Box sx={{ px: 1.5, py: 1.5, '& a': { flex: 1 } }} onClick={onClose}>
            <VisitorButtons login="outlined" />
          </Box>
        )}
        {menu.map((group, rank) => (
          <Fragment key={group[0]?.href}>
            {(rank > 0 || !viewer) && <Divider sx={{ mx: 1.5 }} />}
            <List>
              {group.map((entry) => (
                <PhoneMenuLink key={entry.href} {...entry} onClick={onClose} />
              ))}
            </List>
          </Fragment>
        ))}
        {viewer && (
          <>
            <Divider sx={{ mx: 1.5 }} />
            <List>
              <PhoneMenuAction Icon={LogoutIcon} onClick={leave}>
                <ListItemText primary={text('nav.logout')} />
              </PhoneMenuAction>
            </List>
          </>
        )}
      </Box>
    </Drawer>
  );
}
