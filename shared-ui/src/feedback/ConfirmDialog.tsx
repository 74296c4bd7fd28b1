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
  /** The consequences. */
  children?: ReactNode;
  /** The action, as a verb: « Delete the season », never « OK ». */
  confirm: ReactNode;
  cancel?: ReactNode;
  /** Red, for irreversible actions. */
  danger?: boolean;
  pending?: boolean;
  /** Whether all required input is there. */
  ready?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation. The safe answer has the focus. */
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
