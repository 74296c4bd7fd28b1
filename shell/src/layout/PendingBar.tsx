import { useNavigation } from 'react-router-dom';
import { Box, LinearProgress, useText } from 'shared-ui';

/** A thin progress bar over the page while the next one loads; only after a delay. */
export function PendingBar() {
  const { state } = useNavigation();
  const text = useText();
  if (state === 'idle') return null;
  return (
    <Box
      sx={{
        position: 'fixed',
        insetInline: 0,
        top: 0,
        zIndex: 'tooltip',
        '@keyframes appear': { from: { opacity: 0 } },
        animation: 'appear 1ms 250ms backwards',
      }}
    >
      <LinearProgress aria-label={text('ui.loading')} sx={{ height: 3 }} />
    </Box>
  );
}
