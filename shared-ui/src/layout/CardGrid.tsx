import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface CardGridProps {
  children: ReactNode;
  /** The narrowest that a card may become before there is one column less. */
  minWidth?: number;
}

/** Cards side by side, as many as fit, as a list: its children are `<li>`. */
export function CardGrid({ children, minWidth = 300 }: CardGridProps) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: { xs: 2, sm: 2.5 },
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${minWidth}px), 1fr))`,
        m: 0,
        p: 0,
        listStyle: 'none',
        '& > li': { display: 'grid' },
      }}
    >
      {children}
    </Box>
  );
}
