import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogTitle, { type DialogTitleProps } from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type ReactNode, useId } from 'react';

export interface DialogFrameProps
  extends Omit<DialogProps, 'title' | 'onClose' | 'fullWidth' | 'aria-labelledby'> {
  title: ReactNode;
  titleSx?: DialogTitleProps['sx'];
  /** A control next to the title. */
  action?: ReactNode;
  /** Undefined while the dialog must stay open. */
  onClose: (() => void) | undefined;
}

/** The frame of every dialog, which is named by its title. */
export function DialogFrame({
  title,
  titleSx,
  action,
  children,
  maxWidth = 'xs',
  ...dialog
}: DialogFrameProps) {
  const id = useId();
  const heading = (
    <DialogTitle id={id} sx={titleSx}>
      {title}
    </DialogTitle>
  );
  return (
    <Dialog {...dialog} fullWidth maxWidth={maxWidth} aria-labelledby={id}>
      {action ? (
        <Stack direction="row" sx={{ alignItems: 'flex-start', justifyContent: 'space-between', pr: 1.5 }}>
          {heading}
          {action}
        </Stack>
      ) : (
        heading
      )}
      {children}
    </Dialog>
  );
}
