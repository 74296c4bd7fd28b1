import type { ReactNode } from 'react';
import { Box, Link } from 'shared-ui';
import { RowLine } from './RowLine';

interface LinkRowProps {
  title: string;
  /** The current value. */
  summary: ReactNode;
  to: Parameters<typeof Link>[0]['to'];
  /** What the link does. */
  action: string;
}

/** A row of the profile with its current value and a link to its page. */
export function LinkRow({ title, summary, to, action }: LinkRowProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        py: 2.25,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box component="h2" sx={{ display: 'flex', flex: '1 1 9rem', m: 0, typography: 'h4' }}>
        <RowLine title={title} summary={summary} />
      </Box>
      <Link to={to} sx={{ fontWeight: 700 }}>
        {action}
      </Link>
    </Box>
  );
}
