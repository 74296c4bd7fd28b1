import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface PageHeaderProps {
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
}

/** The page's title with its actions, which are below it on a phone. */
export function PageHeader({ title, lead, actions }: PageHeaderProps) {
  return (
    <Stack
      component="header"
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ alignItems: { sm: 'flex-end' }, justifyContent: 'space-between', gap: 2, mb: { xs: 2, md: 4 } }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h1">{title}</Typography>
        {lead && (
          <Typography
            variant="subtitle1"
            component="p"
            sx={{ mt: { xs: 0.75, md: 1.25 }, maxWidth: '58ch', color: 'text.secondary' }}
          >
            {lead}
          </Typography>
        )}
      </Box>
      {actions && (
        <Stack direction="row" sx={{ flexShrink: 0, flexWrap: 'wrap', gap: 1.5 }}>
          {actions}
        </Stack>
      )}
    </Stack>
  );
}
