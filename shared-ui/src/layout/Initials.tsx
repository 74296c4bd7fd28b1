import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface InitialsProps {
  /** The diameter in pixels. */
  size?: number;
  /** Where it is shown at all. */
  display?: 'flex' | { xs: 'none'; sm: 'flex' };
  children: ReactNode;
}

/** Somebody's initials in a circle, beside their name: a screen reader skips them. */
export function Initials({ size = 40, display = 'flex', children }: InitialsProps) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display,
        flexShrink: 0,
        alignItems: 'center',
        justifyContent: 'center',
        width: size,
        height: size,
        borderRadius: '50%',
        fontWeight: 700,
        fontSize: '0.9375rem',
        lineHeight: 1,
        color: 'secondary.contrastText',
        bgcolor: 'secondary.main',
      }}
    >
      {children}
    </Box>
  );
}
