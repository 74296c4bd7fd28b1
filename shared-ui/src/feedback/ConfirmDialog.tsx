import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Text } from '../messages/text';

export interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  /** What will happen. */
  children?: ReactNode;
  /** The action, as a verb: « Delete the season », never « OK ». */
  confirm: ReactNode;
  cancel?: ReactNode;
  /** Red for what cannot be undone. */
  danger?: boolean;
  pending?: boolean;
  /** Whether everything that is asked for is there. */
  ready?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something happens. The safe answer has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    children,
    confirm,
    cancel,
    danger = false,
    pending = false,
    ready = true,
    onConfirm,
    onClose,
  } = props;
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog
      open={open}
      onClose={pending ? undefined : onClose}
      maxWidth="xs"
      fullWidth
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent id={textId}>
        <Typography component="div" sx={{ color: 'text.secondary' }}>
          {children}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button autoFocus color="inherit" disabled={pending} onClick={onClose}>
          {cancel ?? <Text id="ui.action.cancel" />}
        </Button>
        <Button
          variant="contained"
          color={danger ? 'error' : 'primary'}
          loading={pending}
          disabled={!ready}
          onClick={onConfirm}
        >
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
