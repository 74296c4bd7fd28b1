import { Link as RouterLink } from 'react-router-dom';
import { Box, Chip, Typography, usePageName, usePath, useText } from 'shared-ui';
import { List, ListItem, ListItemButton, ListItemIcon, ListItemText } from 'shared-ui/overlays';
import { destinationOf } from './navigation';
import { useDestinations } from './use-destinations';

const item = {
  minHeight: 44,
  px: 1.5,
  borderRadius: 3,
  color: 'text.secondary',
  '& .MuiListItemIcon-root': { minWidth: 38, color: 'inherit' },
  '&[aria-current]': { color: 'text.primary', bgcolor: 'club.hardwood' },
  '&[aria-current] .MuiListItemIcon-root': { color: 'primary.main' },
  '&[aria-current] .MuiListItemText-primary': { fontWeight: 650 },
} as const;

/** The console's pages at the side, where there is room. */
export function Sidebar() {
  const text = useText();
  const path = usePath();
  const entries = useDestinations();
  const shown = destinationOf(usePageName());
  return (
    <Box
      component="nav"
      aria-label={text('console.nav')}
      sx={{
        display: { xs: 'none', lg: 'block' },
        flex: '0 0 248px',
        borderRight: 1,
        borderColor: 'divider',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          position: 'sticky',
          top: 72,
          height: 'calc(100dvh - 72px)',
          overflowY: 'auto',
          p: 2,
        }}
      >
        <Typography variant="overline" component="p" sx={{ px: 1.5, pb: 1, color: 'text.secondary' }}>
          {text('console.title')}
        </Typography>
        <List disablePadding sx={{ display: 'grid', gap: 0.5 }}>
          {entries.map(({ to, opens, label, count, Icon }) => (
            <ListItem key={to} disablePadding>
              <ListItemButton
                component={RouterLink}
                to={path(opens)}
                {...(shown === to ? { 'aria-current': 'page' as const } : {})}
                sx={item}
              >
                <ListItemIcon>
                  <Icon />
                </ListItemIcon>
                <ListItemText>{text(label)}</ListItemText>
                {count > 0 && <Chip size="small" color="warning" label={count} aria-hidden />}
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Box>
    </Box>
  );
}
