import { useState } from 'react';
import { useAuth } from 'shared-api';
import { Alert, Button, LinkButton, Stack, useFormat, useText } from 'shared-ui';
import { leavePreview } from './preview-token';

/** The state of this browser's preview. */
export type PreviewState =
  | { status: 'shown'; app: string; version: string; build: string; expiresAt: string }
  | { status: 'ended' | 'forAdmins' | 'unchecked' };

/** Says that a preview is shown, or why none is, and offers the way back. */
export function PreviewBanner({ state }: { state: PreviewState }) {
  const text = useText();
  const format = useFormat();
  const isVisitor = useAuth(({ token }) => !token);
  const [closed, setClosed] = useState(false);
  if (closed) return null;
  const shown = state.status === 'shown';
  const words = shown
    ? text('preview.shown', {
        part: state.app,
        build: `${state.version} (${state.build})`,
        until: format.dateTime(state.expiresAt),
      })
    : text(`preview.${state.status}`);
  return (
    <Alert
      severity={shown ? 'info' : 'warning'}
      role="status"
      sx={{ alignItems: 'center', borderRadius: 0, '& .MuiAlert-message': { flexGrow: 1 } }}
    >
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}
      >
        <span>{words}</span>
        <Stack direction="row" sx={{ gap: 1 }}>
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
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            onClick={state.status === 'ended' ? () => setClosed(true) : leavePreview}
          >
            {text(state.status === 'ended' ? 'ui.action.close' : 'preview.leave')}
          </Button>
        </Stack>
      </Stack>
    </Alert>
  );
}
