import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface CardGridProps {
  children: ReactNode;
  /** The minimum width of a card. */
  minWidth?: number;
  /** One column at any width. */
  column?: boolean;
}

/** A responsive grid of cards, as a list: its children are `<li>`. */
export function CardGrid({ children, minWidth = 300, column = false }: CardGridProps) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: column ? 1.5 : { xs: 2, sm: 2.5 },
        gridTemplateColumns: column
          ? 'minmax(0, 1fr)'
          : `repeat(auto-fill, minmax(min(100%, ${minWidth}px), 1fr))`,
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
