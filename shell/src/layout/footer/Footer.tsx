import { useQuery } from '@tanstack/react-query';
import { clubQuery } from 'shared-api';
import { Box, Container, clubDate, Link, Stack, Typography, useClubName, useText, Wordmark } from 'shared-ui';
import { useEntries } from '../use-entries';
import { ClubFacts } from './ClubFacts';
import { clubPages } from './networks';
import { SocialLinks } from './SocialLinks';

/** The footer: links, the club's address and contact. */
export function Footer() {
  const entries = useEntries()('footer');
  const text = useText();
  const club = useClubName();
  const { data } = useQuery(clubQuery());
  const pages = clubPages(data?.socialLinks);
  return (
    <Box component="footer" sx={{ mt: 'auto', bgcolor: 'club.hardwood', color: 'text.primary' }}>
      <Container
        maxWidth="lg"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: { xs: 1.5, md: 2 },
          py: { xs: 3, md: 4 },
        }}
      >
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: { xs: 2, md: 5 }, rowGap: 1 }}
        >
          <Wordmark logo={data?.logo} />
          <Box
            component="nav"
            aria-label={text('footer.explore')}
            sx={{ order: { xs: 1, md: 0 }, flex: { xs: '1 0 100%', md: '1 1 auto' } }}
          >
            <Stack
              component="ul"
              direction="row"
              sx={{ flexWrap: 'wrap', columnGap: 3, listStyle: 'none', m: 0, p: 0 }}
            >
              {entries.map(({ name, href, label }) => (
                <li key={name}>
                  <Link
                    to={href}
                    color="inherit"
                    underline="hover"
                    sx={{ display: 'inline-block', py: 0.75, my: 0, typography: 'body2', fontWeight: 550 }}
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </Stack>
          </Box>
          {pages.length > 0 && (
            <Box sx={{ ml: 'auto' }}>
              <SocialLinks pages={pages} />
            </Box>
          )}
        </Stack>
        <Stack
          direction={{ xs: 'column', md: 'row' }}
          sx={{ justifyContent: 'space-between', gap: { xs: 1.5, md: 3 } }}
        >
          <ClubFacts />
          <Typography variant="caption" component="p" sx={{ flexShrink: 0 }}>
            {text('footer.copyright', { year: clubDate().slice(0, 4), club })}
          </Typography>
        </Stack>
      </Container>
    </Box>
  );
}
