import { useNavigation } from 'react-router-dom';
import { Box, useText } from 'shared-ui';

/** A thin progress bar over the page while the next one loads; only after a delay. */
export function PendingBar() {
  const { state } = useNavigation();
  const text = useText();
  if (state === 'idle') return null;
  return (
    <Box
      role="progressbar"
      aria-label={text('ui.loading')}
      sx={{
        position: 'fixed',
        insetInline: 0,
        top: 0,
        height: 3,
        zIndex: 'tooltip',
        bgcolor: 'primary.main',
        transformOrigin: 'left',
        '@keyframes appear': { from: { opacity: 0 } },
        '@keyframes grow': { from: { transform: 'scaleX(0.1)' } },
        animation: 'appear 1ms 250ms backwards, grow 8s ease-out',
      }}
    />
  );
}
