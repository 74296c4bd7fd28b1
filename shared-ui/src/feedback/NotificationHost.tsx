import Alert from '@mui/material/Alert';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useText } from '../messages/text';
import { dismiss, durationOf, useNotificationQueue } from '../notifications';
import { Announcement } from './Announcement';
import { lazyPart } from './lazy-part';
import type { NotificationProps } from './Notification';
import { NotificationButton } from './NotificationButton';

/** The words and the action alone. */
function Plain({ of, isFollowed }: NotificationProps) {
  const { id, severity, text: words } = of;
  const text = useText();
  const duration = durationOf(of, isFollowed);
  useEffect(() => {
    const timer = setTimeout(() => dismiss(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration]);
  return (
    <Alert
      severity={severity}
      closeText={text('ui.action.close')}
      onClose={() => dismiss(id)}
      action={of.action && <NotificationButton of={of} />}
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        insetInline: 16,
        bottom: 'calc(80px + var(--low-bar, 0px))',
      }}
    >
      {words}
    </Alert>
  );
}

// No first page has one.
const Notification = lazyPart(
  async () => (await import(/* webpackChunkName: "notification" */ './Notification')).Notification,
  (props) => <Plain {...props} />,
);

/** Shows notifications over its content, one after the other. */
export function NotificationHost({ children }: { children: ReactNode }) {
  const [current, following] = useNotificationQueue(({ waiting }) => waiting);
  return (
    <>
      {children}
      <Announcement>
        {current && (
          <Suspense>
            <Notification key={current.id} of={current} isFollowed={following !== undefined} />
          </Suspense>
        )}
      </Announcement>
    </>
  );
}
