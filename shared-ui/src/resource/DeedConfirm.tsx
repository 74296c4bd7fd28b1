import { ConfirmDialog } from '../feedback/ConfirmDialog';
import type { DeedDialog } from './use-deed';

/** Asks before a deed. */
export function DeedConfirm({ dialog }: { dialog: DeedDialog }) {
  const { question, danger, open, pending, confirm, close } = dialog;
  return (
    <ConfirmDialog
      open={open}
      title={question?.title}
      confirm={question?.confirm}
      cancel={question?.cancel}
      danger={danger}
      pending={pending}
      onConfirm={confirm}
      onClose={close}
    >
      {question?.body}
    </ConfirmDialog>
  );
}
