import { Box, Container } from 'shared-ui';
import { CourtLines } from './CourtLines';
import { HeroText } from './HeroText';
import { NextSession } from './NextSession';

/** For a visitor: the club's introduction, and the next session. */
export function Hero() {
  return (
    <Box component="section" sx={{ position: 'relative', overflow: 'hidden', bgcolor: 'club.hardwood' }}>
      <CourtLines />
      <Container maxWidth="lg" sx={{ position: 'relative', py: { xs: 4, sm: 8, md: 11 } }}>
        <Box
          sx={{
            display: 'grid',
            alignItems: 'center',
            gap: { xs: 3.5, md: 8 },
            gridTemplateColumns: { md: 'minmax(0, 7fr) minmax(0, 5fr)' },
          }}
        >
          <HeroText />
          <NextSession />
        </Box>
      </Container>
    </Box>
  );
}
