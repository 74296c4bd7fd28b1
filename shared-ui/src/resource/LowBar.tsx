import Paper, { type PaperProps } from '@mui/material/Paper';
import { makeRoom } from '../feedback/make-room';

/** Buttons at the window's lower edge, in reach wherever the page is scrolled to. */
export function LowBar({ sx = [], ...props }: PaperProps) {
  return (
    <Paper
      {...props}
      ref={makeRoom}
      variant="outlined"
      sx={[
        {
          position: 'sticky',
          // On a phone, above the bar at the bottom.
          bottom: { xs: 'calc(72px + env(safe-area-inset-bottom))', md: 16 },
          zIndex: 3,
          display: 'flex',
          gap: 1,
          px: 2,
          py: 1,
          borderRadius: 4,
          bgcolor: 'club.hardwood',
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
}
