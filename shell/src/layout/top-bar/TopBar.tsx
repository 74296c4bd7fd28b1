import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { clubQuery } from 'shared-api';
import { Box, Container, Stack, useClubName, usePath, useText, Wordmark } from 'shared-ui';
import { lowScreen } from '../low-screen';
import { useViewer } from '../use-viewer';
import { LanguageSwitch } from './LanguageSwitch';
import { NavLinks } from './NavLinks';
import { ThemeToggle } from './ThemeToggle';
import { UserMenu } from './UserMenu';
import { VisitorButtons } from './VisitorButtons';

/** The bar at the top. On a phone, only name, language and theme: the rest is in the bar at the bottom. */
export function TopBar() {
  const viewer = useViewer();
  const path = usePath();
  const text = useText();
  const club = useClubName();
  const { data } = useQuery(clubQuery());
  return (
    <Box
      component="header"
      sx={{
        position: { xs: 'static', md: 'sticky' },
        [lowScreen]: { position: 'static' },
        top: 0,
        zIndex: 'appBar',
        flexShrink: 0,
        bgcolor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Container maxWidth="lg">
        <Stack
          direction="row"
          sx={{ alignItems: 'center', minHeight: { xs: 60, md: 72 }, gap: { xs: 1, lg: 3 } }}
        >
          <Box
            component={RouterLink}
            to={path('home')}
            aria-label={club ? text('nav.homeLink', { club }) : text('nav.home')}
            sx={{
              display: 'inline-flex',
              minWidth: 0,
              minHeight: 44,
              borderRadius: 2,
              textDecoration: 'none',
            }}
          >
            <Wordmark logo={data?.logo} />
          </Box>
          <Box
            component="nav"
            aria-label={text('nav.main')}
            sx={{ display: { xs: 'none', md: 'block' }, flexGrow: 1 }}
          >
            <NavLinks />
          </Box>
          <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5, ml: 'auto' }}>
            <LanguageSwitch />
            <ThemeToggle />
            <Box sx={{ display: { xs: 'none', md: 'block' }, ml: { lg: 1 } }}>
              {viewer ? <UserMenu user={viewer} /> : <VisitorButtons />}
            </Box>
          </Stack>
        </Stack>
      </Container>
    </Box>
  );
}
