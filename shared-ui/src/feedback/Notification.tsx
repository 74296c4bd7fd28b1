import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { useState } from 'react';
import { useText } from '../messages/text';
import { dismiss, durationOf, type Notification as Entry } from '../notifications';
import { NotificationButton } from './NotificationButton';

export interface NotificationProps {
  of: Entry;
  /** Whether another one waits. */
  isFollowed: boolean;
}

/** A notification over the page, until it is closed or its time is up. */
export function Notification({ of, isFollowed }: NotificationProps) {
  const { id, severity, text: words } = of;
  const text = useText();
  const [open, setOpen] = useState(true);
  return (
    <Snackbar
      open={open}
      autoHideDuration={durationOf(of, isFollowed)}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}
      // Above a page's own bar, and a phone's.
      sx={{
        bottom: {
          xs: 'calc(80px + env(safe-area-inset-bottom) + var(--low-bar, 0px))',
          md: 'calc(24px + var(--low-bar, 0px))',
        },
      }}
      slotProps={{ transition: { onExited: () => dismiss(id) } }}
    >
      <Alert
        severity={severity}
        variant="filled"
        // Errors interrupt a screen reader, other notifications wait for a pause.
        role={severity === 'error' ? 'alert' : 'none'}
        closeText={text('ui.action.close')}
        onClose={() => setOpen(false)}
        action={of.action && <NotificationButton of={of} />}
        sx={{ width: '100%', maxWidth: 560, flexWrap: { sm: 'nowrap' } }}
      >
        {words}
      </Alert>
    </Snackbar>
  );
}
