import type { ReactNode } from 'react';
import { Box } from 'shared-ui';

/** Two short inputs, side by side where there is room. */
export function Pair({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>{children}</Box>
  );
}
