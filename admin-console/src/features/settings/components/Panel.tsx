import type { ReactNode } from 'react';
import { Card, Stack, Typography } from 'shared-ui';

/** Settings that belong together, under their heading. */
export function Panel({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Card component="section" sx={{ p: { xs: 2.5, sm: 3 } }}>
      <Stack sx={{ gap: 2.5 }}>
        <Typography component="h2" variant="h3">
          {title}
        </Typography>
        {children}
      </Stack>
    </Card>
  );
}
