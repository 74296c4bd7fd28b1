import { Suspense } from 'react';
import { useAuth } from 'shared-api';
import {
  Box,
  Card,
  CardContent,
  CardSkeleton,
  Container,
  lazyPart,
  Page,
  Typography,
  useFactWords,
  useText,
} from 'shared-ui';
import { Hero } from '../components/Hero';
import { TeamArt } from '../components/TeamArt';
import { WeekArt } from '../components/WeekArt';

// Not in a visitor's first page.
const MyNextSession = lazyPart(
  async () => (await import(/* webpackChunkName: "player" */ '../components/MyNextSession')).MyNextSession,
);

const reasons = [
  { key: 'regular', Art: WeekArt },
  { key: 'levels', Art: TeamArt },
] as const;

/** `/`: for a visitor, the club and the next session; for logged-in people, that session and their dues alone. */
export function Component() {
  const text = useText();
  const facts = useFactWords();
  const user = useAuth(({ token, user }) => (token ? user : null));
  return (
    <Page bare title={text('home.meta.title', facts)} description={text('home.meta.description', facts)}>
      {user ? (
        <Container maxWidth="sm" sx={{ py: { xs: 2.5, md: 6 }, minHeight: '85dvh' }}>
          <Suspense fallback={<CardSkeleton height={360} />}>
            <MyNextSession user={user} />
          </Suspense>
        </Container>
      ) : (
        <>
          <Hero />
          <Container maxWidth="lg" sx={{ py: { xs: 5, md: 9 } }}>
            <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: { sm: '1fr 1fr' } }}>
              {reasons.map(({ key, Art }) => (
                <Card key={key} component="section">
                  <CardContent sx={{ display: 'grid', gap: 1.25 }}>
                    <Box sx={{ mb: 1.5 }}>
                      <Art />
                    </Box>
                    <Typography component="h2" variant="h2">
                      {text(`home.${key}.title`)}
                    </Typography>
                    <Typography sx={{ color: 'text.secondary' }}>{text(`home.${key}.text`)}</Typography>
                  </CardContent>
                </Card>
              ))}
            </Box>
          </Container>
        </>
      )}
    </Page>
  );
}
