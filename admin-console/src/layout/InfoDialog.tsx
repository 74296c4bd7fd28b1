import { type ReactNode, useId } from 'react';
import { Button, useText } from 'shared-ui';
import { Dialog, DialogActions, DialogContent, DialogTitle } from 'shared-ui/overlays';

export interface InfoDialogProps {
  title: ReactNode;
  maxWidth?: 'xs' | 'sm';
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A read-only dialog. */
export function InfoDialog({ title, maxWidth = 'sm', open, onClose, children }: InfoDialogProps) {
  const text = useText();
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth={maxWidth} aria-labelledby={id}>
      <DialogTitle id={id} sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
        {title}
      </DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('ui.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
