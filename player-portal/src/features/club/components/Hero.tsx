import { lazy, Suspense } from 'react';
import { useAuth } from 'shared-api';
import { Box, CardSkeleton, Container } from 'shared-ui';
import { CourtLines } from './CourtLines';
import { HeroText } from './HeroText';
import { NextSession } from './NextSession';

// Not in a visitor's first page.
const MyNextSession = lazy(async () => ({
  default: (await import(/* webpackChunkName: "player" */ './MyNextSession')).MyNextSession,
}));

/** The club's introduction with the next session; for logged-in people, after their own session. */
export function Hero() {
  const user = useAuth(({ token, user }) => (token ? user : null));
  return (
    <Box component="section" sx={{ position: 'relative', overflow: 'hidden', bgcolor: 'club.hardwood' }}>
      <CourtLines />
      <Container
        maxWidth="lg"
        sx={{ position: 'relative', py: user ? { xs: 2.5, md: 7 } : { xs: 5, sm: 8, md: 11 } }}
      >
        <Box
          sx={{
            display: 'grid',
            alignItems: 'center',
            gap: { xs: 5, md: 8 },
            gridTemplateColumns: {
              md: user ? 'minmax(0, 5fr) minmax(0, 6fr)' : 'minmax(0, 7fr) minmax(0, 5fr)',
            },
          }}
        >
          {user ? (
            <>
              <Suspense fallback={<CardSkeleton height={420} />}>
                <MyNextSession user={user} />
              </Suspense>
              <HeroText plans="planSelection" second />
            </>
          ) : (
            <>
              <HeroText plans="plan" />
              <NextSession />
            </>
          )}
        </Box>
      </Container>
    </Box>
  );
}
