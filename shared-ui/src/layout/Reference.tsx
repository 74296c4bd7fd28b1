import Box from '@mui/material/Box';

/** A payment's reference: one word, which is not translated, and breaks at its dashes only where it has no line for itself. */
export function Reference({ children }: { children: string }) {
  return (
    <Box component="span" translate="no" sx={{ display: 'inline-block', maxWidth: '100%' }}>
      {children}
    </Box>
  );
}
