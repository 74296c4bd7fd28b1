import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { personOf, useAuth } from 'shared-api';
import { ConfirmDialog } from '../feedback/ConfirmDialog';
import { Text } from '../messages/text';
import { askBeforeLeaving } from '../routing/leaving';
import { alternatePath } from '../routing/site';
import { ChangedNotice, type ChangedNoticeProps } from './ChangedNotice';
import { DraftNotice } from './DraftNotice';

export interface UnsavedGuardProps extends ChangedNoticeProps {
  /** Whether the form is in use: a dialog is while it is open. */
  when?: boolean;
  /** Which of the page's forms it is: its draft is kept as this one's. With null none is kept. */
  about?: string | null;
}

/**
 * Within a form: asks before a link, the back button, a logout or closing the tab loses what was typed, and says when
 * somebody else has stored a newer version. The page in the other language keeps the text. What is lost all the same is offered again.
 */
export function UnsavedGuard({ when = true, about = '', differences }: UnsavedGuardProps) {
  const { dirty } = useFormikContext();
  const isUnsaved = when && dirty;
  const [person] = useState(() => personOf(useAuth.getState()));
  const blocker = useBlocker(({ currentLocation: { pathname: from }, nextLocation: { pathname: to } }) => {
    // Of whoever has just logged out, the page that would ask is about to go.
    const isTheirs = personOf(useAuth.getState()) === person;
    return isUnsaved && isTheirs && to !== from && to !== alternatePath(from);
  });

  // What the person was about to do otherwise than through the router.
  const [departure, setDeparture] = useState<() => void>();
  const settle = (answer?: () => void) => {
    answer?.();
    setDeparture(undefined);
  };

  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    globalThis.addEventListener('beforeunload', ask);
    const takeBack = askBeforeLeaving((go) => setDeparture(() => go));
    return () => {
      globalThis.removeEventListener('beforeunload', ask);
      takeBack();
    };
  }, [isUnsaved]);

  return (
    <>
      <DraftNotice when={when} about={about} />
      <ChangedNotice differences={differences} />
      <UnsavedDialog
        open={blocker.state === 'blocked' || departure !== undefined}
        onLeave={() => settle(departure ?? blocker.proceed)}
        onStay={() => settle(blocker.reset)}
      />
    </>
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
