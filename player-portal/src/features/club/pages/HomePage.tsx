import { Box, Card, CardContent, Container, Page, Typography, useText } from 'shared-ui';
import { Hero } from '../components/Hero';
import { TeamArt } from '../components/TeamArt';
import { WeekArt } from '../components/WeekArt';

const reasons = [
  { key: 'regular', Art: WeekArt },
  { key: 'levels', Art: TeamArt },
] as const;

/** `/`: the club and the next session; for logged-in people, that session and their dues first. */
export function Component() {
  const text = useText();
  return (
    <Page bare title={text('home.meta.title')} description={text('home.meta.description')}>
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
    </Page>
  );
}
