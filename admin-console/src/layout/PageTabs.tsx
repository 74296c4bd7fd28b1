import { useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Box, ButtonBase, useLocale, usePageName, usePath, useText } from 'shared-ui';
import { destinationOf } from './navigation';
import { useDestinations } from './use-destinations';

const item = {
  flexShrink: 0,
  gap: 0.75,
  minHeight: 44,
  px: 1.75,
  borderRadius: 999,
  typography: 'button',
  color: 'text.secondary',
  '& svg': { fontSize: 20 },
  '&[aria-current]': { color: 'text.primary', bgcolor: 'club.hardwood' },
  '&[aria-current] svg': { color: 'primary.main' },
} as const;

/** The console's pages in a scrolling row, where the sidebar has no room; a phone has them in its bottom bar. */
export function PageTabs() {
  const text = useText();
  const path = usePath();
  const entries = useDestinations();
  const shown = destinationOf(usePageName());
  const row = useRef<HTMLElement>(null);

  const language = useLocale();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page decides which link is current, the language how wide all are.
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!current || !row.current) return;
    row.current.scrollLeft = current.offsetLeft - (row.current.clientWidth - current.clientWidth) / 2;
  }, [shown, language]);

  return (
    <Box
      component="nav"
      ref={row}
      aria-label={text('console.nav')}
      sx={{
        display: { xs: 'none', md: 'flex', lg: 'none' },
        position: 'relative',
        gap: 0.5,
        px: 2,
        py: 1,
        overflowX: 'auto',
        scrollbarWidth: 'none',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {entries.map(({ to, opens, label, Icon }) => (
        <ButtonBase
          key={to}
          component={RouterLink}
          to={path(opens)}
          {...(shown === to ? { 'aria-current': 'page' as const } : {})}
          sx={item}
        >
          <Icon aria-hidden />
          {text(label)}
        </ButtonBase>
      ))}
    </Box>
  );
}
