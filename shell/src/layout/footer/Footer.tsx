import type { ReactNode } from 'react';
import { Box, Container, Link, Stack, Text, Typography, Wordmark } from 'shared-ui';
import { footerPlaces } from '../destinations';
import { phoneBarHeight } from '../phone/PhoneBar';
import { useViewer } from '../use-viewer';
import { ClubFacts } from './ClubFacts';
import { SocialLinks } from './SocialLinks';

function Column({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="subtitle2" component="h2" sx={{ mb: 1.25 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/** The end of every page: where else to go, where the club is, how to reach it. */
export function Footer() {
  const viewer = useViewer();
  return (
    <Box
      component="footer"
      sx={{ mt: 'auto', pb: { xs: phoneBarHeight, md: 0 }, bgcolor: 'club.hardwood', color: 'text.primary' }}
    >
      <Container maxWidth="lg" sx={{ py: { xs: 5, md: 7 } }}>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 4, md: 6 },
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: '2fr 1fr 1.5fr 1fr' },
          }}
        >
          <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
            <Wordmark />
            <Typography variant="body2" sx={{ maxWidth: '36ch' }}>
              <Text id="footer.tagline" />
            </Typography>
          </Stack>
          <Column title={<Text id="footer.explore" />}>
            <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {footerPlaces(viewer).map(({ to, label }) => (
                <li key={to}>
                  <Link
                    to={to}
                    color="inherit"
                    underline="hover"
                    sx={{ display: 'inline-block', py: 0.75, typography: 'body2' }}
                  >
                    <Text id={label} />
                  </Link>
                </li>
              ))}
            </Stack>
          </Column>
          <Column title={<Text id="footer.find" />}>
            <ClubFacts />
          </Column>
          <Column title={<Text id="footer.follow" />}>
            <SocialLinks />
          </Column>
        </Box>
        <Typography variant="caption" component="p" sx={{ mt: { xs: 4, md: 6 } }}>
          <Text
            id="footer.copyright"
            values={{ year: String(new Date().getFullYear()), club: 'Courtside' }}
          />
        </Typography>
      </Container>
    </Box>
  );
}
