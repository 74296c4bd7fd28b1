import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../feedback/ConfirmDialog';
import { Text } from '../messages/text';

/** Warns before the page is left, by a link, the back button or closing the tab. */
export function UnsavedGuard({ when }: { when: boolean }) {
  const blocker = useBlocker(when);

  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    globalThis.addEventListener('beforeunload', ask);
    return () => globalThis.removeEventListener('beforeunload', ask);
  }, [when]);

  return (
    <UnsavedDialog
      open={blocker.state === 'blocked'}
      onLeave={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  );
}

export interface UnsavedDialogProps {
  open: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** The warning dialog, for dialogs and pages. */
export function UnsavedDialog({ open, onLeave, onStay }: UnsavedDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      danger
      title={<Text id="ui.form.unsaved.title" />}
      confirm={<Text id="ui.form.unsaved.leave" />}
      cancel={<Text id="ui.form.unsaved.stay" />}
      onConfirm={onLeave}
      onClose={onStay}
    >
      <Text id="ui.form.unsaved.text" />
    </ConfirmDialog>
  );
}
