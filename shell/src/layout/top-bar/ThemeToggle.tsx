import { Box, DarkModeIcon, IconButton, LightModeIcon, Text, useThemeMode, visuallyHidden } from 'shared-ui';

// The style sheet selects icon and label: the static page knows no theme.
const inLight = { '[data-theme="dark"] &': { display: 'none' } };
const inDark = { '[data-theme="light"] &': { display: 'none' } };

/** Toggles the theme, and stores it on this device. */
export function ThemeToggle() {
  const { toggle } = useThemeMode();
  return (
    <IconButton color="inherit" onClick={toggle}>
      <Box component="span" sx={{ display: 'contents', ...inLight }}>
        <DarkModeIcon />
        <Box component="span" sx={visuallyHidden}>
          <Text id="nav.toDark" />
        </Box>
      </Box>
      <Box component="span" sx={{ display: 'contents', ...inDark }}>
        <LightModeIcon />
        <Box component="span" sx={visuallyHidden}>
          <Text id="nav.toLight" />
        </Box>
      </Box>
    </IconButton>
  );
}
