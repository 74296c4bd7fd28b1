import type { ReactNode } from 'react';
import { Box, Chip, type ChipProps, Stack, Typography } from 'shared-ui';

interface MailRowProps {
  title: string;
  /** What has become of it; none if that needs no word. */
  state?: Pick<ChipProps, 'label' | 'color'> | undefined;
  details: readonly string[];
  /** Under the details. */
  counts?: readonly string[];
  /** What can be done with it. */
  children?: ReactNode;
}

/** An e-mail or a mailing in a list. */
export function MailRow({ title, state, details, counts = [], children }: MailRowProps) {
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}
    >
      <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
        <Typography component="div" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          {title}
          {state && <Chip size="small" {...state} sx={{ ml: 1 }} />}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {details.join(' · ')}
        </Typography>
        {counts.length > 0 && <Typography variant="body2">{counts.join(' · ')}</Typography>}
      </Box>
      {children}
    </Stack>
  );
}
