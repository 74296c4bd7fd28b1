import type { ReactNode } from 'react';
import { Box, Container, Typography } from 'shared-ui';
import { CourtLines } from './CourtLines';

export interface BannerProps {
  title: ReactNode;
  lead: ReactNode;
}

/** A page's title on the gym's floor. */
export function Banner({ title, lead }: BannerProps) {
  return (
    <Box component="header" sx={{ position: 'relative', overflow: 'hidden', bgcolor: 'club.hardwood' }}>
      <CourtLines />
      <Container maxWidth="lg" sx={{ position: 'relative', py: { xs: 6, md: 10 } }}>
        <Typography variant="h1">{title}</Typography>
        <Typography variant="subtitle1" component="p" sx={{ mt: 1.5, maxWidth: '48ch' }}>
          {lead}
        </Typography>
      </Container>
    </Box>
  );
}
