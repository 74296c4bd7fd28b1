import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A unique name and its value. */
export type Definition = readonly [term: string, value: ReactNode];

/** Names and values, in two columns where there is room. */
export function DefinitionList({ entries }: { entries: readonly Definition[] }) {
  return (
    <Box component="dl" sx={{ display: 'grid', m: 0 }}>
      {entries.map(([term, value]) => (
        <Box
          key={term}
          sx={{
            display: 'grid',
            gridTemplateColumns: { sm: 'minmax(9rem, 1fr) 2fr' },
            columnGap: 3,
            py: 1.25,
            borderBottom: 1,
            borderColor: 'divider',
            '&:last-of-type': { borderBottom: 0 },
          }}
        >
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {term}
          </Box>
          <Box component="dd" sx={{ m: 0, minWidth: 0, fontWeight: 550, overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
