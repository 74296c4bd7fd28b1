import { DarkModeIcon, IconButton, LightModeIcon, useText, useThemeMode } from 'shared-ui';

/** Toggles the theme, and stores it on this device. */
export function ThemeToggle() {
  const { mode, toggle } = useThemeMode();
  const text = useText();
  const label = text(mode === 'dark' ? 'nav.toLight' : 'nav.toDark');
  return (
    <IconButton color="inherit" aria-label={label} title={label} onClick={toggle}>
      {/* The style sheet selects the icon: the static page knows no theme. */}
      <LightModeIcon sx={{ display: 'none', '[data-theme="dark"] &': { display: 'inline-block' } }} />
      <DarkModeIcon sx={{ '[data-theme="dark"] &': { display: 'none' } }} />
    </IconButton>
  );
}
