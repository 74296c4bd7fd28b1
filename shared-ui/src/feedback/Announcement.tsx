import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useState } from 'react';

/** A region that is on the page before what it says: screen readers announce what appears in it, not what comes with it. */
export function Announcement({ children }: { children: ReactNode }) {
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  return (
    <Box aria-live="polite" sx={{ width: '100%' }}>
      {isThere && children}
    </Box>
  );
}
