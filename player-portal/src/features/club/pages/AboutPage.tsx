import { Box, Container, Page, Typography, useFactWords, useText } from 'shared-ui';
import { Banner } from '../components/Banner';
import { LocationCard } from '../components/LocationCard';

/** `/about`: who, when and where. */
export function Component() {
  const text = useText();
  const facts = useFactWords();
  return (
    <Page bare title={text('about.title')} description={text('about.description')}>
      <Banner title={text('about.title')} lead={text('about.lead')} />
      <Container maxWidth="lg" sx={{ py: { xs: 5, md: 8 } }}>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 4, md: 8 },
            mb: { xs: 5, md: 8 },
            gridTemplateColumns: { md: '7fr 5fr' },
          }}
        >
          {(['who', 'when'] as const).map((key) => (
            <section key={key}>
              <Typography component="h2" variant="h2" sx={{ mb: 1.25 }}>
                {text(`about.${key}.title`)}
              </Typography>
              <Typography sx={{ maxWidth: '62ch', color: 'text.secondary' }}>
                {text(`about.${key}.text`, facts)}
              </Typography>
            </section>
          ))}
        </Box>
        <LocationCard />
      </Container>
    </Page>
  );
}
