import { useState } from 'react';
import { useAuth } from 'shared-api';
import { Alert, Button, LinkButton, Stack, useFormat, useText } from 'shared-ui';
import { leavePreview } from './preview';

/** What has become of the preview that this browser was given. */
export type PreviewState =
  | { status: 'shown'; app: string; version: string; build: string; expiresAt: string }
  | { status: 'ended' | 'forAdmins' | 'unchecked' };

/** Says for as long as it lasts that a build is shown which is not live, or why none is, and leads back. */
export function PreviewBanner({ state }: { state: PreviewState }) {
  const text = useText();
  const format = useFormat();
  const isVisitor = useAuth(({ token }) => !token);
  const [closed, setClosed] = useState(false);
  if (closed) return null;
  const shown = state.status === 'shown';
  return (
    <Alert severity={shown ? 'info' : 'warning'} role="status" sx={{ borderRadius: 0 }}>
      {shown
        ? text('preview.shown', {
            part: state.app,
            version: state.version,
            build: state.build,
            until: format.dateTime(state.expiresAt),
          })
        : text(`preview.${state.status}`)}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {state.status === 'forAdmins' && isVisitor && (
          <LinkButton to="login" size="small" variant="outlined" color="inherit">
            {text('nav.login')}
          </LinkButton>
        )}
        {state.status === 'unchecked' && (
          <Button size="small" variant="outlined" color="inherit" onClick={() => location.reload()}>
            {text('ui.action.retry')}
          </Button>
        )}
        {state.status === 'ended' ? (
          <Button size="small" variant="outlined" color="inherit" onClick={() => setClosed(true)}>
            {text('ui.action.close')}
          </Button>
        ) : (
          <Button size="small" variant="outlined" color="inherit" onClick={leavePreview}>
            {text('preview.leave')}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
