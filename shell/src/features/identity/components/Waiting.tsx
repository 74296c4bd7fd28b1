import type { ReactNode } from 'react';
import { CircularProgress, Stack } from 'shared-ui';

/** Says what a page waits for that can show nothing yet. */
export function Waiting({ text }: { text: ReactNode }) {
  return (
    <Stack direction="row" role="status" sx={{ gap: 2, alignItems: 'center' }}>
      <CircularProgress size={28} aria-hidden />
      {text}
    </Stack>
  );
}
