import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Text } from '../messages/text';
import { DialogFrame } from './DialogFrame';

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
  const textId = useId();
  return (
    <DialogFrame
      open={open}
      title={title}
      onClose={pending ? undefined : onClose}
      role="alertdialog"
      aria-describedby={textId}
    >
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
          <span>{confirm}</span>
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
