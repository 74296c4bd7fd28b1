import { styled } from '@mui/material/styles';
import { type ComponentProps, useEffect, useRef } from 'react';
import { dismissDone } from '../notifications';
import { openOverlay } from '../routing/overlay-history';

const Root = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.modal,
  inset: 0,
}));

interface ModalRootProps extends ComponentProps<typeof Root> {
  ownerState: {
    open: boolean;
    exited: boolean;
    onClose?: (event: object, reason: 'escapeKeyDown') => void;
  };
}

/** The root of everything that opens over a page, MUI's menus, drawers, dialogs and selects: Back closes it, as Escape does. */
export function ModalRoot({ ownerState, ...props }: ModalRootProps) {
  const { open, exited } = ownerState;
  const newest = useRef(ownerState);
  useEffect(() => {
    newest.current = ownerState;
  });
  useEffect(() => {
    if (!open) return;
    dismissDone();
    return openOverlay(() => newest.current.onClose?.({}, 'escapeKeyDown'));
  }, [open]);
  return <Root {...props} sx={!open && exited ? { visibility: 'hidden' } : {}} />;
}
