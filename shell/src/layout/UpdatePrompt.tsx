import { useState } from 'react';
import { Button, Paper, Stack, Typography, useText } from 'shared-ui';
import { applyUpdate, useUpdate } from '../service-worker/register';
import { lowScreen } from './low-screen';
import { phoneBarHeight } from './phone/PhoneBar';

/** What stays free below it, above a page's own bar. */
const below = { xs: 'calc(12px + var(--low-bar, 0px))', md: 'calc(24px + var(--low-bar, 0px))' };

/** Says that a new version is ready. Nothing reloads automatically: a form may be half filled in. */
export function UpdatePrompt() {
  const text = useText();
  const waiting = useUpdate((update) => update.waiting);
  const [refused, setRefused] = useState<ServiceWorker>();
  return (
    // Always rendered, so that screen readers announce its content.
    <Stack
      role="status"
      sx={{
        // At the page's end it stands below what would otherwise stay under it.
        position: 'sticky',
        zIndex: 'snackbar',
        alignSelf: 'flex-start',
        bottom: { xs: `calc(${phoneBarHeight} + ${below.xs})`, md: below.md },
        [lowScreen]: { bottom: 12 },
        '&:not(:empty)': { mx: { xs: 1.5, md: 3 }, mb: below },
        maxWidth: 440,
      }}
    >
      {waiting && waiting !== refused && (
        <Paper variant="outlined" sx={{ p: 2.5, borderRadius: 4, boxShadow: 6 }}>
          <Typography sx={{ mb: 1.5 }}>{text('update.text')}</Typography>
          <Stack direction="row" sx={{ gap: 1 }}>
            <Button variant="contained" onClick={applyUpdate}>
              {text('update.action')}
            </Button>
            <Button color="inherit" onClick={() => setRefused(waiting)}>
              {text('update.later')}
            </Button>
          </Stack>
        </Paper>
      )}
    </Stack>
  );
}
