import { useAuth } from 'shared-api';
import { Box, Container, displayText, ForwardIcon, LinkButton, Stack, Text, Typography } from 'shared-ui';
import { CourtLines } from './CourtLines';
import { NextSession } from './NextSession';

/** What this is and the way in, beside the next session. */
export function Hero() {
  const loggedIn = useAuth(({ token }) => token !== null);
  return (
    <Box component="section" sx={{ position: 'relative', overflow: 'hidden', bgcolor: 'club.hardwood' }}>
      <CourtLines />
      <Container maxWidth="lg" sx={{ position: 'relative', py: { xs: 5, sm: 8, md: 11 } }}>
        <Box
          sx={{
            display: 'grid',
            alignItems: 'center',
            gap: { xs: 5, md: 8 },
            gridTemplateColumns: { md: 'minmax(0, 7fr) minmax(0, 5fr)' },
          }}
        >
          <div>
            <Typography variant="overline" component="p" sx={{ mb: 1.5, color: 'primary.main' }}>
              <Text id="home.kicker" />
            </Typography>
            <Typography component="h1" sx={displayText}>
              <Text id="home.title" />
            </Typography>
            <Typography variant="subtitle1" component="p" sx={{ mt: 2.5, maxWidth: '44ch' }}>
              <Text id="home.subtitle" />
            </Typography>
            <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, mt: 3.5 }}>
              <LinkButton to="schedule" variant="contained" size="large" endIcon={<ForwardIcon />}>
                <Text id="home.toSchedule" />
              </LinkButton>
              <LinkButton
                to={loggedIn ? 'planSelection' : 'plan'}
                variant="text"
                color="secondary"
                size="large"
              >
                <Text id="home.toPlans" />
              </LinkButton>
            </Stack>
          </div>
          <NextSession />
        </Box>
      </Container>
    </Box>
  );
}
