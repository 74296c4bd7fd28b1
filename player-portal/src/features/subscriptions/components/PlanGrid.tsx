import type { ReactNode } from 'react';
import { Box } from 'shared-ui';

/** Two plans side by side, stacked on a phone. */
export function PlanGrid({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      {children}
    </Box>
  );
}
