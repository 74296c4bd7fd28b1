import Box from '@mui/material/Box';

/** A payment's reference: one word, which neither breaks at its dashes nor is translated. */
export function Reference({ children }: { children: string }) {
  return (
    <Box component="span" translate="no" sx={{ whiteSpace: 'nowrap' }}>
      {children}
    </Box>
  );
}
