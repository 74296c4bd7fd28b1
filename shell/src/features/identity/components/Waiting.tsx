import type { ReactNode } from 'react';
import { CircularProgress, Stack } from 'shared-ui';

/** A spinner with the reason for waiting. */
export function Waiting({ text }: { text: ReactNode }) {
  return (
    <Stack direction="row" role="status" sx={{ gap: 2, alignItems: 'center' }}>
      <CircularProgress size={28} aria-hidden />
      {text}
    </Stack>
  );
}
