import { LinkButton, Stack, Text, useRouteName } from 'shared-ui';
import { publicPlaces } from '../destinations';
import { useViewer } from '../use-viewer';

/** The club's pages; a line under the one that is shown. */
export function NavLinks() {
  const viewer = useViewer();
  const shown = useRouteName();
  return (
    <Stack direction="row" sx={{ gap: 0.25 }}>
      {publicPlaces(viewer).map(({ to, label }) => (
        <LinkButton
          key={to}
          to={to}
          color="inherit"
          {...(shown === to ? { 'aria-current': 'page' as const } : {})}
          sx={{
            px: { md: 1.125, lg: 1.75 },
            position: 'relative',
            '&[aria-current]::after': {
              content: '""',
              position: 'absolute',
              insetInline: { md: 9, lg: 14 },
              bottom: 5,
              height: 3,
              borderRadius: 2,
              bgcolor: 'primary.main',
            },
          }}
        >
          <Text id={label} />
        </LinkButton>
      ))}
    </Stack>
  );
}
