import type { ReactNode } from 'react';
import { Box } from 'shared-ui';

/** A session beside what one can do about it; stacked on a phone. */
export function SideBySide({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2, md: 4 },
        alignItems: 'start',
        gridTemplateColumns: { md: 'minmax(0, 5fr) minmax(0, 7fr)' },
      }}
    >
      {children}
    </Box>
  );
}
