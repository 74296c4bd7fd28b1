import { LinkButton, Stack, usePageName } from 'shared-ui';
import { useEntries } from '../use-entries';

/** The club's pages; the current one is underlined. */
export function NavLinks() {
  const entries = useEntries()('bar');
  const shown = usePageName();
  return (
    <Stack direction="row" sx={{ gap: 0.25 }}>
      {entries.map(({ name, href, label }) => (
        <LinkButton
          key={name}
          to={href}
          color="inherit"
          {...(shown === name ? { 'aria-current': 'page' as const } : {})}
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
          {label}
        </LinkButton>
      ))}
    </Stack>
  );
}
