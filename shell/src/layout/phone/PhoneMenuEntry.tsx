import type { ComponentType, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { SvgIconProps } from 'shared-ui';
import { ListItem, ListItemButton, ListItemIcon, ListItemText } from 'shared-ui/overlays';
import type { PhoneEntry } from './use-phone-entries';

const shape = { minHeight: 52, borderRadius: 3 };

/** A page in the phone's menu. */
export function PhoneMenuLink({ href, label, Icon, current, onClick }: PhoneEntry & { onClick: () => void }) {
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={RouterLink}
        to={href}
        selected={current}
        {...(current ? { 'aria-current': 'page' as const } : {})}
        onClick={onClick}
        sx={shape}
      >
        <ListItemIcon>
          <Icon />
        </ListItemIcon>
        <ListItemText primary={label} />
      </ListItemButton>
    </ListItem>
  );
}

interface PhoneMenuActionProps {
  Icon: ComponentType<SvgIconProps>;
  onClick: () => void;
  children: ReactNode;
}

/** An action in the phone's menu. */
export function PhoneMenuAction({ Icon, onClick, children }: PhoneMenuActionProps) {
  return (
    <ListItem disablePadding>
      <ListItemButton onClick={onClick} sx={shape}>
        <ListItemIcon>
          <Icon />
        </ListItemIcon>
        {children}
      </ListItemButton>
    </ListItem>
  );
}
