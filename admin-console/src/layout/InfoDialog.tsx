import type { ReactNode } from 'react';
import { Button, useText } from 'shared-ui';
import { DialogActions, DialogContent, DialogFrame } from 'shared-ui/overlays';

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
  return (
    <DialogFrame
      open={open}
      title={title}
      titleSx={{ '&::first-letter': { textTransform: 'uppercase' } }}
      onClose={onClose}
      maxWidth={maxWidth}
    >
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('ui.action.close')}</Button>
      </DialogActions>
    </DialogFrame>
  );
}
