import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { type ReactNode, useState } from 'react';
import { useText } from '../messages/text';
import { Announcement } from './Announcement';
import { dismiss, useNotificationQueue } from './notifications';

/** Display time: 6 s, and longer for long texts. */
const duration = (text: string): number => Math.max(6000, text.length * 90);

/** The shorter time when another notification follows. */
const shortDuration = 2000;

/** Shows notifications over its content, one after the other. */
export function NotificationHost({ children }: { children: ReactNode }) {
  const text = useText();
  const [current, following] = useNotificationQueue(({ waiting }) => waiting);
  const [closing, setClosing] = useState<number>();

  return (
    <>
      {children}
      <Announcement>
        {current && (
          <Snackbar
            key={current.id}
            open={closing !== current.id}
            autoHideDuration={
              following && current.severity !== 'error' ? shortDuration : duration(current.text)
            }
            anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
            onClose={(_event, reason) => reason !== 'clickaway' && setClosing(current.id)}
            // On a phone, above the bar at the bottom.
            sx={{ bottom: { xs: 'calc(80px + env(safe-area-inset-bottom))', md: 24 } }}
            slotProps={{ transition: { onExited: () => dismiss(current.id) } }}
          >
            <Alert
              severity={current.severity}
              variant="filled"
              // Errors interrupt a screen reader, other notifications wait for a pause.
              role={current.severity === 'error' ? 'alert' : 'none'}
              closeText={text('ui.action.close')}
              onClose={() => setClosing(current.id)}
              action={
                current.action && (
                  <Button
                    color="inherit"
                    size="small"
                    sx={{ textDecoration: 'underline' }}
                    onClick={() => {
                      dismiss(current.id);
                      current.action?.run();
                    }}
                  >
                    {current.action.label}
                  </Button>
                )
              }
              sx={{ width: '100%', maxWidth: 560 }}
            >
              {current.text}
            </Alert>
          </Snackbar>
        )}
      </Announcement>
    </>
  );
}
