import type { ReactNode } from 'react';
import { Box, Typography } from 'shared-ui';

/** A row's name, and its current value below or beside it. */
export function RowLine({ title, summary }: { title: string; summary: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'flex',
        flex: 1,
        flexDirection: { xs: 'column', sm: 'row' },
        justifyContent: 'space-between',
        columnGap: 2,
        minWidth: 0,
        pr: 1,
      }}
    >
      <span>{title}</span>
      <Typography component="span" variant="body1" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {summary}
      </Typography>
    </Box>
  );
}
